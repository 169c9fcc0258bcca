/** A chain that people need, with something to try it on. */
export interface ReadyRecipe {
  name: string;
  about: string;
  recipe: string;
  sample: string;
}

export const readyRecipes: readonly ReadyRecipe[] = [
  {
    name: "Read a JWT’s payload and its times",
    about: "Takes the payload out of a token and lays it out, with the moments in words.",
    recipe: "1~jwt.decode",
    sample:
      "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c",
  },
  {
    name: "Base64, gzip, JSON",
    about: "What logs and message queues often hold: JSON, compressed, as Base64.",
    recipe: "1~base64.decode~gzip.open~json.format",
    sample: "H4sIAAAAAAAAA6tWKi1OLfJMUbJSMjQyNjE1M7ewNFCqBQCkCDPCFwAAAA==",
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
    sample: "",
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
    recipe: "1~css.minify~csp.hash",
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
    recipe: "1~pem.decode~hash.compute:algorithm=sha256",
    sample: "",
  },
];
