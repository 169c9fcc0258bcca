/** A chain that people need, with something to try it on. */
export interface ReadyRecipe {
  name: string;
  about: string;
  recipe: string;
  sample: string;
}

/** The one that everybody knows, from jwt.io. */
const token =
  "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c";

/** Of example.test, signed by itself and made for this. Nobody has its key. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIBiTCCAS+gAwIBAgIBATAKBggqhkjOPQQDAjAXMRUwEwYDVQQDDAxleGFtcGxl
LnRlc3QwHhcNMjYxMTE2MTEyOTU4WhcNMzYxMTEzMTEyOTU4WjAXMRUwEwYDVQQD
DAxleGFtcGxlLnRlc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATrycmEOCzC
KRjhY544EVP0VVteR36PnWT2NdqDJ0+ZxE54UQFryBTdGkiyYlMU+wQazupAkLBf
3Y2j6Xq5yiJKo2wwajAdBgNVHQ4EFgQU6TLwr7T2pVMiITlc8aNJOHP5hjkwHwYD
VR0jBBgwFoAU6TLwr7T2pVMiITlc8aNJOHP5hjkwDwYDVR0TAQH/BAUwAwEB/zAX
BgNVHREEEDAOggxleGFtcGxlLnRlc3QwCgYIKoZIzj0EAwIDSAAwRQIhAJZswP3Z
zSEgshd/DY3oSWnl2YUhSYO8wdkQbCKUDJf6AiAsb2kB1/MGCHbrLW/S+OovpQYK
Uv1pA68akjsDbHgOJw==
-----END CERTIFICATE-----`;

export const readyRecipes: readonly ReadyRecipe[] = [
  {
    name: "Read a JWT’s payload and its times",
    about: "Takes the payload out of a token and lays it out, with the moments in words.",
    recipe: "1~jwt.decode",
    sample: token,
  },
  {
    name: "A JWT’s payload alone",
    about: "Byte for byte what was signed, laid out as JSON.",
    recipe: "1~jwt.payload~json.format",
    sample: token,
  },
  {
    name: "Base64, gzip, JSON",
    about: "What logs and message queues often hold: JSON, compressed, as Base64.",
    recipe: "1~base64.decode~gzip.open~json.format",
    sample:
      "H4sIAAAAAAACA6tWyi9KSS3yTFGyMjQyNjE1M7ewNECwdJQyS1Jzi5WsopUKUvOUgNy8bKVYHaWCxEygjpKi0tRaAIdvZeJCAAAA",
  },
  {
    name: "SAML response",
    about: "The form field of a sign-in: URL-encoded Base64 of XML.",
    recipe: "1~url.decode~base64.decode~code.format:language=xml",
    sample:
      "PHNhbWxwOlJlc3BvbnNlIElEPSJfMSI%2BPHNhbWxwOlN0YXR1cz48c2FtbHA6U3RhdHVzQ29kZSBWYWx1ZT0iU3VjY2VzcyIvPjwvc2FtbHA6U3RhdHVzPjwvc2FtbHA6UmVzcG9uc2U%2B",
  },
  {
    name: "SAML request in an address",
    about: "The parameter of a redirect: URL-encoded Base64 of deflated XML.",
    recipe: "1~url.decode~base64.decode~deflate.open~code.format:language=xml",
    sample:
      "fZBLC8JADIT%2FSsnddtuDYGgLRS%2BCXnwdvMhSAha6DzdZ8ee7KoIeFHLJDJn5SM3ajB67KGe7oUskluxmRsv4NBqIwaLTPDBabYhRetx26xVWuUIfnLjejZAtFw2cSsgOFHhwtoFkJ5U50tKyaCtJUtV0UpaTcrpTM1QqzRGyjpmCpJu5sxwNhS2F69DTfrNq4CziGYtCe5%2FTTRs%2FUi4JsdA9Q1s%2FEPFZEj6g%2FzPrdx%2B0v9Lr4iO4fW3fL2rv",
  },
  {
    name: "Query string to a table",
    about: "Names and values of an address or a form, decoded, as CSV.",
    recipe: "1~query.parse:as=csv",
    sample: "utm_source=news&utm_campaign=autumn%20sale&page=2&tag=a&tag=b",
  },
  {
    name: "Sort lines and drop repeated ones",
    about: "A tidy list out of a messy one.",
    recipe: "1~lines.sort~lines.unique",
    sample: "pear\napple\nfig\napple\npear\nbanana",
  },
  {
    name: "CSV to JSON",
    about: "A table as a list of objects. Every value stays text, so that nothing is lost.",
    recipe: "1~csv.to-json~json.format",
    sample: 'name,city,phone\nAsha,Pune,09876543210\n"Rao, Vikram",Chennai,04412345678\n',
  },
  {
    name: "CSS minified, and its hash for a policy",
    about: "What a content security policy must name to allow an inline style.",
    recipe: "1~css.minify~hash.compute:format=csp",
    sample: "body {\n  margin: 0;\n  color: #336699;\n}\n",
  },
  {
    name: "URL-decode twice",
    about: "For what was encoded once too often: %2520 is a space.",
    recipe: "1~url.decode~url.decode",
    sample: "caf%25C3%25A9%2520au%2520lait",
  },
  {
    name: "Hex to text",
    about: "Digits from a debugger or a log, read as UTF-8.",
    recipe: "1~hex.decode",
    sample: "48 65 6c 6c 6f 2c 20 e0 a4 ad e0 a4 be e0 a4 b0 e0 a4 a4",
  },
  {
    name: "PEM to fingerprint",
    about: "The SHA-256 of a certificate, as browsers and servers show it.",
    recipe: "1~pem.decode~hash.compute~hex.decode~hex.encode:upper=true:separator=colon",
    sample: certificate,
  },
  {
    name: "Integrity of a script",
    about: "What the integrity attribute of a script or a style sheet must say.",
    recipe: "1~hash.compute:algorithm=sha384:format=integrity",
    sample: "console.log('Hello');\n",
  },
  {
    name: "Count repeated lines",
    about: "How often each line stands there, the most frequent first.",
    recipe: "1~lines.unique:counts=true~lines.sort:order=number:reverse=true",
    sample: "GET /\nGET /about\nGET /\nPOST /login\nGET /\nGET /about",
  },
  {
    name: "JSON to CSV",
    about: "A list of objects as a table that a spreadsheet opens.",
    recipe: "1~csv.from-json",
    sample: '[{"name":"Asha","city":"Pune"},{"name":"Rao, Vikram","city":"Chennai"}]',
  },
  {
    name: "JSON, gzip, Base64",
    about: "Minified, compressed and written as one line, for a log or a message queue.",
    recipe: "1~json.minify~gzip.compress~base64.encode",
    sample: '{\n  "orderId": 12345678901234567890,\n  "paid": true\n}',
  },
];
