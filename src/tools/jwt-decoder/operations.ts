import { operation } from "#domain/operation/operation.ts";
import { choice, secret } from "#domain/operation/options.ts";
import { refusal } from "#domain/operation/refusal.ts";
import { fail } from "#domain/result.ts";

const keyOptions = {
  key: secret("Secret or key"),
  form: choice("The secret is", ["text", "base64", "hex"], "text"),
};

/** RFC 7515, A.1. */
const joe =
  "eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
/** The one that everybody knows, from jwt.io. */
const john =
  "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c";

const read = async (text: string) => {
  const { decodeJwt } = await import("./logic/decode.ts");
  const decoded = decodeJwt(text);
  if (decoded.ok) return decoded;
  const { inOneLine } = await import("./logic/report.ts");
  return refusal(inOneLine(decoded));
};

const notesOn = (text: string, token: string): string[] =>
  text.trim() === token ? [] : ["What stood around the token, or between its lines, was left out."];

const decode = operation({
  id: "jwt.decode",
  name: "Decode JWT",
  about:
    "Gives a JSON Web Token as JSON: header and payload as they are written, what its times mean, and what is doubtful about it. The signature is not checked.",
  takes: "text",
  gives: "text",
  options: {},
  reads: ["jwt"],
  word: "jwt",
  examples: [
    {
      input: joe,
      output:
        '{\n  "header": {\n    "typ": "JWT",\n    "alg": "HS256"\n  },\n  "payload": {\n    "iss": "joe",\n    "exp": 1300819380,\n    "http://example.com/is_root": true\n  },\n  "signature": "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",\n  "times": {\n    "exp": "Tue 22 Mar 2011, 18:43 UTC (15 years ago)"\n  },\n  "standing": "Expired on Tue 22 Mar 2011, 18:43 UTC",\n  "notes": []\n}',
    },
    {
      input: "Bearer eyJhbGciOiJub25lIn0.eyJuIjo5MDA3MTk5MjU0NzQwOTkzfQ.",
      output:
        '{\n  "header": {\n    "alg": "none"\n  },\n  "payload": {\n    "n": 9007199254740993\n  },\n  "signature": "",\n  "times": {},\n  "standing": "Never expires",\n  "notes": [\n    "alg is “none”: there is no signature, so anyone can make such a token.",\n    "There is no exp: it never expires."\n  ]\n}',
    },
  ],
  async run(text, _options, { nowMs }) {
    const decoded = await read(text);
    if (!decoded.ok) return decoded;
    const { decodedJson } = await import("./logic/report.ts");
    const { value } = decoded;
    return { ok: true, value: decodedJson(value, nowMs), notes: notesOn(text, value.token) };
  },
  async says(text, { nowMs }) {
    const { saysOf } = await import("./logic/sayings.ts");
    return saysOf(text, nowMs);
  },
});

const payload = operation({
  id: "jwt.payload",
  name: "Extract JWT payload",
  about:
    "Gives the payload of a JSON Web Token, byte for byte as it was signed. The signature is not checked.",
  takes: "text",
  gives: "text",
  extension: "json",
  options: {},
  word: "jwt",
  examples: [
    {
      input: joe,
      output: '{"iss":"joe",\r\n "exp":1300819380,\r\n "http://example.com/is_root":true}',
    },
    { input: john, output: '{"sub":"1234567890","name":"John Doe","iat":1516239022}' },
  ],
  async run(text) {
    const decoded = await read(text);
    if (!decoded.ok) return decoded;
    const { payload, token } = decoded.value;
    return { ok: true, value: payload.json, notes: notesOn(text, token) };
  },
});

const verify = operation({
  id: "jwt.verify",
  name: "Verify JWT",
  about:
    "Checks the signature of a JSON Web Token with a secret, a public key (PEM, certificate, JWK or a set of them), and its times; what is not valid is refused with the reason.",
  takes: "text",
  gives: "text",
  options: keyOptions,
  word: "jwt",
  examples: [
    {
      input: john,
      options: { key: "your-256-bit-secret" },
      output:
        "Valid, with doubts\ngood: Signature verified\nwarn: The secret has 19 bytes. HS256 should have 32 or more: a short one can be guessed.\nwarn: Never expires",
    },
  ],
  async run(text, { key, form }, { nowMs }) {
    const decoded = await read(text);
    if (!decoded.ok) return decoded;
    if (key === "") return fail("There is no key to check the signature with.");
    const { verifyToken } = await import("./logic/signature.ts");
    const check = await verifyToken(decoded.value, { text: key, form });
    const { verdictOn, verdictRefusal, verdictText } = await import("./logic/report.ts");
    const verdict = verdictOn(decoded.value, check, nowMs);
    if (check.state !== "verified" || verdict.tone === "bad") return verdictRefusal(verdict);
    const notes = [...notesOn(text, decoded.value.token), ...check.remarks];
    return { ok: true, value: verdictText(verdict), notes };
  },
});

const sign = operation({
  id: "jwt.sign",
  name: "Sign JWT",
  about:
    "Makes a JSON Web Token of a payload (a JSON object, signed byte for byte) with a secret or a private key, for tests. The algorithms are those that sign without luck.",
  takes: "text",
  gives: "text",
  options: {
    algorithm: choice(
      "Algorithm",
      ["HS256", "HS384", "HS512", "RS256", "RS384", "RS512", "EdDSA"],
      "HS256",
    ),
    ...keyOptions,
  },
  inverse: "jwt.payload",
  word: "jwt",
  examples: [
    {
      input: '{"sub":"1234567890","name":"John Doe","iat":1516239022}',
      options: { key: "your-256-bit-secret" },
      output: john,
    },
  ],
  async run(text, { algorithm, key, form }) {
    const { signToken } = await import("./logic/signing.ts");
    const header = JSON.stringify({ alg: algorithm, typ: "JWT" });
    const signed = await signToken(header, text, { text: key, form });
    return signed.ok ? signed : refusal(signed);
  },
});

export default [decode, payload, verify, sign];
