import { beforeAll, describe, expect, test, vi } from "vitest";
import { algOf, withAlg } from "./header.ts";
import type { KeyText } from "./keys/given.ts";
import { decodeJwt } from "../logic.ts";
import { sampleSecret, sampleToken } from "../view/sample.ts";
import { verifyToken, type Signed } from "./signature.ts";
import { makeKey, signToken, type FreshKey } from "./signing.ts";
import { forged, good, joeToken, unsecured, wycheproofEc } from "./vectors.data.ts";

/** The vectors' payloads are not JSON, so only the header is read. */
function signedBy(token: string): Signed {
  const [header = ""] = token.split(".");
  const { alg, kid = null } = JSON.parse(Buffer.from(header, "base64url").toString()) as {
    alg: string;
    kid?: string;
  };
  return { token, alg, kid, isUnsecured: alg === "none" };
}
const asText = (text: string): KeyText => ({ text, form: "text" });
const check = (token: string, key: KeyText | object) =>
  verifyToken(signedBy(token), "text" in key ? key : asText(JSON.stringify(key)));

describe("signatures of others", () => {
  test.each(good)("%s is verified", async (_name, key, token) => {
    expect(await check(token, key)).toEqual({
      state: "verified",
      words: "Signature verified",
      refusals: [],
      doubts: [],
      remarks: [],
    });
  });
  test.each(good)("%s with another payload is not", async (_name, key, token) => {
    const [header, , signature] = token.split(".");
    expect(await check(`${header}.Zm9vIQ.${signature}`, key)).toMatchObject({ state: "wrong" });
  });
  test.each(forged)("Wycheproof %s is not", async (_name, key, token) => {
    expect(await check(token, key)).not.toMatchObject({ state: "verified" });
  });
});

test("alg none is never verified, whatever the key and however it is spelled", async () => {
  const [, payload] = unsecured.split(".");
  for (const alg of ["none", "None", "NONE", "nOnE"]) {
    const header = Buffer.from(JSON.stringify({ alg })).toString("base64url");
    const decoded = decodeJwt(`${header}.${payload}.`);
    expect(decoded).toMatchObject({ ok: true, value: { isUnsecured: true } });
    if (!decoded.ok) continue;
    for (const text of ["", "secret", JSON.stringify(wycheproofEc)]) {
      const verdict = await verifyToken(decoded.value, asText(text));
      expect(verdict).toMatchObject({
        state: "unknown",
        words: "Unsecured: there is no signature to check",
      });
    }
  }
});

describe("secrets", () => {
  const bytes = Buffer.from(
    "AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow",
    "base64url",
  );
  test.each<[form: KeyText["form"], text: string]>([
    ["base64", bytes.toString("base64")],
    ["base64", bytes.toString("base64url")],
    ["hex", bytes.toString("hex").toUpperCase()],
  ])("written as %s: %s", async (form, text) => {
    expect(await check(joeToken, { text, form })).toMatchObject({ state: "verified" });
  });
  test("the sample's is text", async () => {
    expect(await check(sampleToken, asText(sampleSecret))).toMatchObject({ state: "verified" });
    expect(await check(sampleToken, asText(`${sampleSecret} `))).toMatchObject({ state: "wrong" });
  });
  test.each<[form: KeyText["form"], text: string, words: RegExp]>([
    ["base64", "%%%", /not Base64/],
    ["hex", "xyz", /not hexadecimal/],
    [
      "text",
      "-----BEGIN PUBLIC KEY-----\nMFkw\n-----END PUBLIC KEY-----",
      /PEM key \(“PUBLIC KEY”\) is not one/,
    ],
    ["text", JSON.stringify(wycheproofEc), /JWK is not one/],
  ])("%s %s is refused in words", async (form, text, words) => {
    const verdict = await check(joeToken, { text, form });
    expect(verdict).toMatchObject({ state: "unknown" });
    expect(verdict.words).toMatch(words);
  });
  test("a short one is verified, and called weak", async () => {
    const token = await signToken('{"alg":"HS512"}', "{}", asText("short"));
    expect(token.ok && (await check(token.value, asText("short")))).toMatchObject({
      state: "verified",
      doubts: [expect.stringContaining("5 bytes. HS512 should have 64")],
    });
  });
});

describe("public keys", () => {
  const named = (name: string) => good.find(([title]) => title.startsWith(name)) ?? ["", {}, ""];
  const [, ec, token] = named("RFC 7515 A.3");
  test.each<[what: string, key: string, words: RegExp]>([
    ["not a key", "hello", /not a key/],
    ["a secret", '{"kty":"oct","k":"AA"}', /is a secret/],
    [
      "an old kind of PEM",
      "-----BEGIN RSA PUBLIC KEY-----\nAA==\n-----END RSA PUBLIC KEY-----",
      /do not read “RSA PUBLIC KEY”.*openssl/,
    ],
    [
      "broken PEM",
      "-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----",
      /cannot be used with ES256/,
    ],
    ["a key of another kind", JSON.stringify({ ...wycheproofEc, crv: "P-384" }), /cannot be used/],
    ["an empty set", '{"keys":[]}', /No key in this set/],
  ])("%s", async (_what, key, words) => {
    const verdict = await check(token, asText(key));
    expect(verdict.state).toBe("unknown");
    expect(verdict.words).toMatch(words);
  });
  test("the right one is picked from a set", async () => {
    const [, key, token] = named("Wycheproof 18");
    const keys = [{ ...ec, kid: "other" }, key];
    expect(await check(token, { keys })).toMatchObject({ state: "verified" });
  });
  test("what browsers cannot check is said", async () => {
    const header = Buffer.from('{"alg":"XX1"}').toString("base64url");
    const verdict = await check(`${header}.e30.AAAA`, wycheproofEc);
    expect(verdict.state).toBe("unknown");
  });
});

describe("signing", () => {
  const algs = ["HS256", "HS512", "RS256", "PS512", "ES256", "ES384", "ES512", "EdDSA"];
  const payload = '{"id":9007199254740993, "a":1.0}';
  const keys = new Map<string, FreshKey>();
  beforeAll(async () => {
    for (const alg of algs) {
      // Making an RSA key takes long, and both families sign with the same.
      const rsa = alg.startsWith("PS") ? keys.get("RS256") : undefined;
      const made = rsa === undefined ? await makeKey(alg) : { ok: true as const, value: rsa };
      if (made.ok) keys.set(alg, made.value);
    }
  });
  const keyFor = (alg: string) => {
    const key = keys.get(alg);
    if (key === undefined) throw new Error(`No key for ${alg}`);
    return key;
  };

  test.each(algs)("%s: signed, verified by its key, payload byte for byte", async (alg) => {
    const { signs, checks } = keyFor(alg);
    const made = await signToken(`{"typ":"JWT","alg":"${alg}"}`, payload, signs);
    const token = made.ok ? made.value : made.message;
    expect(decodeJwt(token)).toMatchObject({ ok: true, value: { payload: { json: payload } } });
    expect(await check(token, checks)).toMatchObject({ state: "verified" });
    expect(await check(token, signs)).toMatchObject({ state: "verified" });
  });
  test.each<[what: string, header: string, payload: string, key: string, message: RegExp]>([
    ["header", "[]", "{}", "x", /header is not a JSON object/],
    ["payload", '{"alg":"HS256"}', "{,}", "x", /payload is not a JSON object/],
    ["alg", "{}", "{}", "x", /needs an alg/],
    ["secret", '{"alg":"HS256"}', "{}", "", /Enter a secret/],
    ["private key", '{"alg":"RS256"}', "{}", "", /Enter a private key/],
    ["public JWK", '{"alg":"ES256"}', "{}", JSON.stringify(wycheproofEc), /no private half/],
    ["none", '{"alg":"none"}', "{}", "x", /./],
  ])("%s: refused in words", async (_what, header, payload, key, message) => {
    const made = await signToken(header, payload, asText(key));
    expect(made.ok || made.message).toMatch(message);
  });
  test("a public key cannot sign", async () => {
    const made = await signToken('{"alg":"ES256"}', "{}", keyFor("ES256").checks);
    expect(made).toMatchObject({ ok: false, message: expect.stringContaining("not make one") });
  });
});

test("the header's alg is read and changed while it is typed", () => {
  expect(algOf('{"alg":"HS256"}')).toBe("HS256");
  expect(algOf('{"alg":')).toBeNull();
  expect(algOf("null")).toBeNull();
  expect(JSON.parse(withAlg('{"kid":"1","alg":"HS256"}', "RS256"))).toEqual({
    kid: "1",
    alg: "RS256",
  });
  expect(JSON.parse(withAlg("{", "ES256"))).toEqual({ typ: "JWT", alg: "ES256" });
});

test("on a page without https nothing is checked or signed, and that is said", async () => {
  vi.stubGlobal("crypto", {});
  try {
    const key = asText(sampleSecret);
    expect((await check(sampleToken, key)).words).toMatch(/secure pages \(https\) only/);
    expect(await signToken('{"alg":"HS256"}', "{}", key)).toMatchObject({ ok: false });
    expect(await makeKey("HS256")).toMatchObject({ ok: false });
  } finally {
    vi.unstubAllGlobals();
  }
});
