import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampled } from "#proof/scale.ts";
import { decodeBase64, encodeBase64, openBase64Decoder } from "./base64.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);

describe("RFC 4648", () => {
  test.each([
    ["", ""],
    ["f", "Zg=="],
    ["fo", "Zm8="],
    ["foo", "Zm9v"],
    ["foob", "Zm9vYg=="],
    ["fooba", "Zm9vYmE="],
    ["foobar", "Zm9vYmFy"],
  ])("section 10: %j", (text, base64) => {
    expect(encodeBase64(utf8(text))).toBe(base64);
    expect(decodeBase64(base64)).toEqual({ ok: true, value: utf8(text) });
  });

  test("section 5: the URL-safe alphabet, with and without padding", () => {
    const bytes = new Uint8Array([0xfb, 0xff, 0xfe, 0xff]);
    expect(encodeBase64(bytes)).toBe("+//+/w==");
    expect(encodeBase64(bytes, { urlSafe: true })).toBe("-__-_w==");
    expect(encodeBase64(bytes, { urlSafe: true, padding: false })).toBe("-__-_w");
    expect(decodeBase64("-__-_w")).toEqual({ ok: true, value: bytes });
  });
});

describe("against others", () => {
  test("any bytes are written as Node writes them, also in browsers without toBase64", () => {
    const check = (bytes: Uint8Array) => {
      const buffer = Buffer.from(bytes);
      expect(encodeBase64(bytes)).toBe(buffer.toString("base64"));
      const style = { urlSafe: true, padding: false };
      expect(encodeBase64(bytes, style)).toBe(buffer.toString("base64url"));
    };
    fc.assert(fc.property(fc.uint8Array(), check));
    for (const length of [24_575, 24_576, 24_577, 60_000]) check(randomBytes(length));
  });

  test("the browser's own encoder is used where there is one", () => {
    const asked: object[] = [];
    const bytes = Object.assign(utf8("a"), {
      toBase64: (options: object) => (asked.push(options), "native"),
    });
    expect(encodeBase64(bytes, { urlSafe: true, padding: false })).toBe("native");
    expect(asked).toEqual([{ alphabet: "base64url", omitPadding: true }]);
  });

  /** Forgiving-base64 of the platform: the same verdict on everything but the other alphabet. */
  const byPlatform = (text: string): Uint8Array | null => {
    try {
      return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    } catch {
      return null;
    }
  };
  const ours = (text: string) => {
    const decoded = decodeBase64(text);
    return decoded.ok ? decoded.value : null;
  };

  test("every length with every padding", () => {
    for (const letters of ["", "a", "ab", "abc", "abcd", "abcde"]) {
      for (let pads = 0; pads <= 5; pads += 1) {
        const text = letters + "=".repeat(pads);
        expect(ours(text), text).toEqual(byPlatform(text));
        expect(ours(` ${text}\n`), text).toEqual(byPlatform(text));
      }
    }
  });

  test("any text over what is likely to be met", () => {
    const letters = fc.constantFrom(...Array.from("ABab19+/==  \n\t\f\r\u00a0é𐀀\0*"));
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 12 }), (text) => {
        expect(ours(text)).toEqual(byPlatform(text));
      }),
      { numRuns: sampled(1000) },
    );
  });
});

describe("what is wrong, and where", () => {
  test.each([
    ["YW?j", { kind: "character", offset: 2 }],
    ["é", { kind: "character", offset: 0 }],
    ["YQ==YQ==", { kind: "padding", offset: 4 }],
    ["Y=", { kind: "padding", offset: 1 }],
    ["YQ=", { kind: "padding", offset: 3 }],
    ["YWJj=", { kind: "padding", offset: 4 }],
    ["YWJjZ", { kind: "length", offset: 5 }],
  ])("%j", (text, detail) => {
    expect(decodeBase64(text)).toEqual({ ok: false, message: "Invalid Base64 string", detail });
  });
});

describe("piece by piece", () => {
  const decodePieces = (pieces: string[]) => {
    const decoder = openBase64Decoder();
    const bytes = pieces.flatMap((piece) => [...decoder.push(utf8(piece))]);
    const end = decoder.end();
    return end.ok ? { ...end.value, bytes: [...bytes, ...end.value.bytes] } : end.detail;
  };

  test("it makes no difference where a text is cut", () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from("ab+/=\n*")), maxLength: 20 });
    fc.assert(
      fc.property(text, fc.integer({ min: 0, max: 20 }), (given, at) => {
        expect(decodePieces([given.slice(0, at), given.slice(at)])).toEqual(decodePieces([given]));
      }),
    );
  });

  test.each([
    ["YQ==", { isUrlSafe: false, isPadded: true, isCanonical: true }],
    ["YR==", { isUrlSafe: false, isPadded: true, isCanonical: false }],
    ["YWL", { isUrlSafe: false, isPadded: false, isCanonical: false }],
    ["__-_", { isUrlSafe: true, isPadded: false, isCanonical: true }],
  ])("what was noticed in %j", (text, traits) => {
    expect(decodePieces([text])).toMatchObject(traits);
  });
});
