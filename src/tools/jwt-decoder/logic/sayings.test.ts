import { describe, expect, test } from "vitest";
import { encodeBase64 } from "#domain/base64.ts";
import { exampleAmbient } from "#domain/operation/example.ts";
import { runOperation } from "#domain/operation/run.ts";
import operations from "../operations.ts";
import { saysOf } from "./sayings.ts";
import { forged, good, joeToken, unsecured } from "./vectors.data.ts";

const ambient = exampleAmbient();
const nowS = ambient.nowMs / 1000;
const day = 86_400;

const part = (json: string) =>
  encodeBase64(new TextEncoder().encode(json), { urlSafe: true, padding: false });
const tokenOf = (payload: object) =>
  `${part('{"alg":"HS256"}')}.${part(JSON.stringify(payload))}.c2ln`;

const run = (id: string, text: string, options = {}) => {
  const operation = operations.find((one) => one.id === id);
  if (operation === undefined) throw new Error(id);
  return runOperation(operation, text, options, ambient);
};

describe("what a token says", () => {
  test("RFC 7515, A.1", () => {
    expect(saysOf(`Authorization: Bearer ${joeToken}`, ambient.nowMs)).toEqual([
      {
        label: "JWT",
        words: "3 claims, HS256, signature not checked",
        mark: { words: "expired 15 years ago", is: "bad" },
        inner: [
          { label: "Header", words: '{"typ":"JWT", "alg":"HS256"}', isCode: true },
          {
            label: "Payload",
            words: '{"iss":"joe", "exp":1300819380, "http://example.com/is_root":true}',
            isCode: true,
            inner: [
              {
                label: "exp",
                words: "Tue 22 Mar 2011, 18:43 UTC",
                mark: { words: "expired 15 years ago", is: "bad" },
              },
            ],
          },
        ],
      },
    ]);
  });

  test.each([
    [{ exp: nowS + 3 * day }, "expires in 3 days", "plain"],
    [{ exp: nowS - 1 }, "expired 1 second ago", "bad"],
    [{ exp: nowS }, "expired now", "bad"],
    [{ nbf: nowS + day * 2 }, "begins in 2 days", "bad"],
    [{ exp: "soon" }, "no readable time", "bad"],
    [{}, "never expires", "plain"],
  ])("%j", (payload, words, is) => {
    expect(saysOf(tokenOf(payload), ambient.nowMs)[0]?.mark).toEqual({ words, is });
  });

  test("without a signature that is what counts", () => {
    expect(saysOf(unsecured, ambient.nowMs)[0]?.mark).toEqual({ words: "not signed", is: "bad" });
  });

  test("words stay short", () => {
    const [jwt] = saysOf(tokenOf({ long: "é".repeat(1000) }), ambient.nowMs);
    for (const { words } of jwt?.inner ?? []) expect(words.length).toBeLessThanOrEqual(120);
  });
});

describe("refused in one sentence, and said to be nothing", () => {
  test.each([
    ["", "Please enter a JWT token: It starts with eyJ in most cases."],
    [
      "a.b",
      "Invalid JWT token format: It has 2 parts. A token has 3, with a dot between them: header.payload.signature.",
    ],
    ["a!.b.c", "Invalid JWT token format: The header is not Base64url: it has “!” at character 2."],
    [
      `${part("{}")}.${part("not JSON")}.`,
      "Invalid JWT token format: The payload is not JSON. It says: not JSON.",
    ],
  ])("%j", async (text, message) => {
    expect(await run("jwt.decode", text)).toMatchObject({ ok: false, message });
    expect(await run("jwt.payload", text)).toMatchObject({ ok: false, message });
    expect(saysOf(text, ambient.nowMs)).toEqual([]);
  });
});

describe("verify", () => {
  const joeKey = JSON.stringify(good.find(([name]) => name === "RFC 7515 A.1, HS256")?.[1]);

  test("a fitting signature does not save an expired token", async () => {
    expect(await run("jwt.verify", joeToken, { key: joeKey })).toMatchObject({
      ok: false,
      message: "Not valid: Expired on Tue 22 Mar 2011, 18:43 UTC.",
    });
  });

  test("no key", async () => {
    expect(await run("jwt.verify", joeToken)).toMatchObject({
      ok: false,
      message: "There is no key to check the signature with.",
    });
  });

  test("a wrong key, and what is not signed", async () => {
    expect(await run("jwt.verify", tokenOf({}), { key: "wrong" })).toMatchObject({ ok: false });
    expect(await run("jwt.verify", unsecured, { key: "any" })).toMatchObject({ ok: false });
  });

  test.each(forged)("Wycheproof %s", async (_name, key, token) => {
    const outcome = await run("jwt.verify", token, { key: JSON.stringify(key) });
    expect(outcome.ok).toBe(false);
  });
});

describe("sign", () => {
  test("what was signed verifies, and its payload comes back as it was", async () => {
    const payload = `{ "exp": ${nowS + day},\n "big": 9007199254740993 }`;
    const signed = await run("jwt.sign", payload, { key: "k".repeat(32) });
    if (!signed.ok) throw new Error(signed.message);
    const token = signed.value as string;
    expect(await run("jwt.payload", token)).toMatchObject({ value: payload });
    expect(await run("jwt.verify", token, { key: "k".repeat(32) })).toMatchObject({
      value: `Valid\ngood: Signature verified\ngood: Expires on Mon 16 Nov 2026, 12:00 UTC`,
    });
  });

  test.each([
    ["[]", { key: "k" }, "The payload is not a JSON object."],
    ["{}", {}, "Enter a secret."],
    [
      "{}",
      { key: "k", algorithm: "RS256" },
      "This is not a key: paste PEM (-----BEGIN …) or a JWK ({…}).",
    ],
  ])("%s with %j is refused", async (payload, options, message) => {
    expect(await run("jwt.sign", payload, options)).toEqual({ ok: false, message });
  });
});
