import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
} from "node:crypto";
import { describe, expect, test } from "vitest";
import { verifyToken } from "../signature.ts";
import { encryptionPair, good, joeToken, secretSet } from "../vectors.data.ts";
import { certificateText, privatePem } from "./openssl.data.ts";

/** Tokens by node:crypto, which shares no code with what checks them here. */
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const input = (header: object) => `${part(header)}.${part({ sub: "1" })}`;
const withEc = (pem: string, header: object) =>
  `${input(header)}.${sign("sha256", Buffer.from(input(header)), { key: pem, dsaEncoding: "ieee-p1363" }).toString("base64url")}`;
const withRsa = (pem: string, header: object) =>
  `${input(header)}.${sign("sha256", Buffer.from(input(header)), pem).toString("base64url")}`;
const withSecret = (secret: string | Buffer, header: object = { alg: "HS256" }) =>
  `${input(header)}.${createHmac("sha256", secret).update(input(header)).digest("base64url")}`;

const check = (token: string, key: string | object, form: "text" | "base64" | "hex" = "text") => {
  const header = JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString()) as {
    alg: string;
    kid?: string;
  };
  const signed = { token, alg: header.alg, kid: header.kid ?? null, isUnsecured: false };
  return verifyToken(signed, { text: typeof key === "string" ? key : JSON.stringify(key), form });
};

const pemOf = (key: ReturnType<typeof createPublicKey>, type: "spki" | "pkcs1") =>
  String(key.export({ type, format: "pem" }));
const ec = {
  pem: privatePem,
  publicPem: pemOf(createPublicKey(privatePem), "spki").trim(),
  jwk: createPublicKey(privatePem).export({ format: "jwk" }),
};
const ecToken = withEc(privatePem, { alg: "ES256" });
const other = createPublicKey(generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey).export(
  { format: "jwk" },
);
const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
const rsaJwk = rsa.publicKey.export({ format: "jwk" });
const rsaToken = withRsa(String(rsa.privateKey.export({ type: "pkcs8", format: "pem" })), {
  alg: "RS256",
});
const certificate = certificateText.slice(certificateText.indexOf("-----BEGIN"));
const bare = (pem: string) => pem.replace(/-----[^-]+-----|\s/g, "");

describe("what a key says that it is for", () => {
  test.each<[what: string, jwk: object, refusal: RegExp]>([
    ["use", { use: "enc" }, /meant for encryption \(use “enc”\)/],
    ["key_ops", { key_ops: ["deriveKey"] }, /not meant for signatures: its key_ops/],
    ["no key_ops at all", { key_ops: [] }, /not meant for signatures/],
    ["alg", { alg: "ES384" }, /meant for ES384 \(alg\), and the token is signed with ES256/],
    ["alg of encryption", { alg: "ECDH-ES" }, /meant for ECDH-ES/],
  ])("%s: the signature fits, and the key must not be used", async (_what, more, refusal) => {
    const found = await check(ecToken, { ...ec.jwk, ...more });
    expect(found).toMatchObject({ state: "verified", refusals: [expect.stringMatching(refusal)] });
  });
  test.each<[what: string, jwk: object]>([
    ["nothing", {}],
    ["use", { use: "sig" }],
    ["verify", { key_ops: ["verify"] }],
    ["sign, as its private half does", { key_ops: ["sign"] }],
    ["its alg", { alg: "ES256" }],
  ])("%s: the key is fine", async (_what, more) => {
    expect(await check(ecToken, { ...ec.jwk, ...more })).toMatchObject({
      state: "verified",
      refusals: [],
    });
  });
  test("RFC 7517 A.2: the key pair for encryption does not sign", async () => {
    const pem = createPrivateKey({ key: encryptionPair, format: "jwk" });
    const token = withEc(String(pem.export({ type: "pkcs8", format: "pem" })), { alg: "ES256" });
    const found = await check(token, encryptionPair);
    expect(found.refusals).toEqual([expect.stringMatching(/meant for encryption/)]);
  });
  test("a secret for wrapping keys does not sign", async () => {
    const token = withSecret(Buffer.from("GawgguFyGrWKav7AX4VKUg", "base64url"));
    const found = await check(token, secretSet.keys[0] ?? {});
    expect(found.refusals).toEqual([expect.stringMatching(/meant for A128KW/)]);
  });
  test("EdDSA and Ed25519 are one (RFC 9864)", async () => {
    const [, key, token] = good.find(([name]) => name.includes("8037")) ?? ["", {}, ""];
    expect((await check(token, { ...key, alg: "Ed25519" })).refusals).toEqual([]);
  });
});

describe("sets of keys", () => {
  test("RFC 7517 A.3: the secret that signed RFC 7515 A.1 is found and named", async () => {
    const found = await check(joeToken, secretSet);
    expect(found).toMatchObject({ state: "verified", refusals: [] });
    expect(found.words).toBe(
      "Signature verified by key 2 of 2 (kid “HMAC key used in JWS spec Appendix A.1 example”)",
    );
  });
  test.each<[what: string, set: object, words: string]>([
    ["keys without kid", { keys: [other, ec.jwk] }, "Signature verified by key 2 of 2"],
    ["a bare list", [rsaJwk, other, ec.jwk], "Signature verified by key 3 of 3"],
    ["a list of one", [ec.jwk], "Signature verified by key 1 of 1"],
    [
      "a kid that the token does not name",
      {
        keys: [
          { ...other, kid: "a" },
          { ...ec.jwk, kid: "b" },
        ],
      },
      "Signature verified by key 2 of 2 (kid “b”)",
    ],
    ["none that fits", { keys: [other] }, "The signature does not match this key"],
    ["none of two", [other, other], "The signature matches none of the 2 keys"],
    [
      "none, one of another kind",
      [other, rsaJwk],
      "The signature matches none of the 2 keys: 1 could be tried",
    ],
    ["another kind only", { keys: [rsaJwk] }, "No key in this set fits ES256."],
  ])("%s", async (_what, set, words) => {
    expect((await check(ecToken, set)).words).toBe(words);
  });
  test("the key whose kid the token names comes first", async () => {
    const token = withEc(privatePem, { alg: "ES256", kid: "b" });
    const keys = [ec.jwk, { ...ec.jwk, kid: "b" }];
    expect((await check(token, keys)).words).toBe("Signature verified by key 2 of 2 (kid “b”)");
  });
  test("a key that is meant for signatures comes before the same one that is not", async () => {
    const found = await check(ecToken, [{ ...ec.jwk, use: "enc" }, ec.jwk]);
    expect(found).toMatchObject({ words: "Signature verified by key 2 of 2", refusals: [] });
  });
  test("a kid that differs is said", async () => {
    const token = withEc(privatePem, { alg: "ES256", kid: "a" });
    const found = await check(token, { ...ec.jwk, kid: "b" });
    expect(found.doubts).toEqual(["The token asks for the key “a”, and this one is “b”."]);
  });
  test("for a secret, a set of public keys is none", async () => {
    expect((await check(joeToken, { keys: [ec.jwk] })).words).toMatch(/No key in this set is one/);
  });
});

describe("keys as they are copied", () => {
  const oneLine = ec.publicPem.replaceAll("\n", "\\n");
  test.each<[what: string, key: string, remark: RegExp | null]>([
    ["PEM", ec.publicPem, null],
    ["PEM with CRLF", ec.publicPem.replaceAll("\n", "\r\n"), null],
    ["“\\n” of an environment variable", oneLine, /“\\n” was read as a line break/],
    ["with its name and quotes", `export JWT_KEY="${oneLine}\\n"`, /“\\n” was read/],
    ["quotes only", `'${ec.publicPem}'`, null],
    ["JSON in JSON", JSON.stringify(oneLine), /“\\n” was read/],
    ["spaces for line breaks", ec.publicPem.replaceAll("\n", " "), null],
    ["bare Base64", bare(ec.publicPem), /Read as “PUBLIC KEY” in Base64/],
    ["bare Base64 of a private key", bare(privatePem), /Read as “PRIVATE KEY” in Base64/],
    ["bare x5c", bare(certificate), /Read as “CERTIFICATE” in Base64/],
    ["x5c as a list", JSON.stringify([bare(certificate)]), /dates and its issuer were not checked/],
    ["x5c with its name", `"x5c": ["${bare(certificate)}"]`, /only the key was used/],
    ["a certificate", certificate, /only the key was used/],
    ["openssl x509 -text", certificateText, /between BEGIN and END/],
    ["a JWK in quotes", `'${JSON.stringify(ec.jwk)}'`, null],
    ["a JWK of an environment variable", `KEY=${JSON.stringify(JSON.stringify(ec.jwk))}`, null],
  ])("%s", async (_what, key, remark) => {
    const { state, remarks, words } = await check(ecToken, key);
    expect([state, words.replace(/ by key 1 of 1/, "")]).toEqual([
      "verified",
      "Signature verified",
    ]);
    expect(remarks.join(" ")).toMatch(remark ?? /^$/);
  });
  test("a chain of certificates: the one that fits is named", async () => {
    expect((await check(ecToken, `${certificate}\n${certificate}`)).words).toBe(
      "Signature verified by key 1 of 2",
    );
  });
  test.each<[what: string, key: string, words: RegExp]>([
    ["RSA PUBLIC KEY", pemOf(rsa.publicKey, "pkcs1"), /openssl pkey -pubin -in key\.pem -pubout$/],
    ["the same in bare Base64", bare(pemOf(rsa.publicKey, "pkcs1")), /“RSA PUBLIC KEY”.* -pubin /],
    [
      "RSA PRIVATE KEY",
      String(rsa.privateKey.export({ type: "pkcs1", format: "pem" })),
      /“RSA PRIVATE KEY”.*openssl pkey -in key\.pem -pubout$/,
    ],
    [
      "EC PARAMETERS before the key",
      `-----BEGIN EC PARAMETERS-----\nBggqhkjOPQMBBw==\n-----END EC PARAMETERS-----\n${String(
        createPrivateKey(privatePem).export({ type: "sec1", format: "pem" }),
      )}`,
      /“EC PRIVATE KEY”/,
    ],
    ["PEM without its end", ec.publicPem.slice(0, 100), /“-----END …” is missing/],
    ["broken JSON", '{"kty":"RSA",', /not JSON/],
    ["JSON that is no key", '{"a":1}', /neither “kty” nor “keys”/],
    ["a key of another curve", JSON.stringify(rsaJwk).replace("RSA", "EC"), /cannot be used/],
  ])("%s: said what to do", async (_what, key, words) => {
    const { state, words: said } = await check(rsaToken, key);
    expect([state, said]).toEqual(["unknown", expect.stringMatching(words)]);
  });
});

describe("secrets", () => {
  const spki = rsa.publicKey.export({ type: "spki", format: "der" });
  const pkcs1 = rsa.publicKey.export({ type: "pkcs1", format: "der" });
  test.each<[what: string, text: string, form: "text" | "base64" | "hex", secret: Buffer | string]>(
    [
      ["DER in Base64", spki.toString("base64"), "base64", spki],
      ["DER in Base64url", spki.toString("base64url"), "base64", spki],
      ["DER in hexadecimal", spki.toString("hex"), "hex", spki],
      ["RSA PUBLIC KEY in Base64", pkcs1.toString("base64"), "base64", pkcs1],
      ["Base64 as text", spki.toString("base64"), "text", spki.toString("base64")],
      ["a certificate", bare(certificate), "base64", Buffer.from(bare(certificate), "base64")],
      ["“\\n” PEM", ec.publicPem.replaceAll("\n", "\\n"), "text", ec.publicPem],
    ],
  )("a public key does not pass for one: %s", async (_what, text, form, secret) => {
    const { state, words } = await check(withSecret(secret), text, form);
    expect([state, words]).toEqual([
      "unknown",
      expect.stringMatching(/is not one, and must not pass/),
    ]);
  });
  const long = "a secret of more than thirty-two bytes";
  test.each<
    [what: string, secret: string, given: string, form: "text" | "base64" | "hex", hint: RegExp]
  >([
    ["a line break at its end", long, `${long}\n`, "text", /without the line break at its end/],
    ["a space before it", long, ` ${long}`, "text", /without the white space around it/],
    ["Base64 taken for text", long, btoa(long), "text", /when it is read as Base64/],
    ["text taken for Base64", "deadbeefdeadbeef", "deadbeefdeadbeef", "base64", /read as text/],
    ["hexadecimal taken for text", long, Buffer.from(long).toString("hex"), "text", /hexadecimal/],
  ])("does not match, and how it would is said: %s", async (_what, secret, given, form, hint) => {
    const { state, remarks } = await check(withSecret(secret), given, form);
    expect([state, remarks]).toEqual(["wrong", [expect.stringMatching(hint)]]);
  });
  test("a line break that is a part of the secret is said", async () => {
    const { state, doubts } = await check(withSecret(`${long}\n`), `${long}\n`);
    expect([state, doubts]).toEqual([
      "verified",
      [expect.stringMatching(/ends with a line break/)],
    ]);
  });
  test("JSON that is no key is a text like any other", async () => {
    expect(await check(withSecret('{"a":1}'), '{"a":1}')).toMatchObject({ state: "verified" });
    expect(await check(withSecret("[1,2]"), "[1,2]")).toMatchObject({ state: "verified" });
  });
});

describe("crit", () => {
  test.each<[what: string, header: object, state: string, text: RegExp]>([
    ["an unknown name", { crit: ["exp2"], exp2: 1 }, "verified", /crit names “exp2”/],
    ["b64, which is known", { crit: ["b64"], b64: true }, "verified", /^$/],
    ["a name that the header has not", { crit: ["x"] }, "unknown", /crit must be a list/],
    ["an empty list", { crit: [] }, "unknown", /crit must be a list/],
    ["no list", { crit: "exp" }, "unknown", /crit must be a list/],
  ])("%s", async (_what, more, state, text) => {
    const found = await check(withEc(privatePem, { alg: "ES256", ...more }), ec.jwk);
    expect(found.state).toBe(state);
    expect(state === "unknown" ? found.words : found.refusals.join()).toMatch(text);
  });
});
