import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromHex, hexProblem, saysOfHex, toHex } from "./hex.ts";

describe("hexadecimal", () => {
  test("there and back", () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(toHex(bytes)).toBe(Buffer.from(bytes).toString("hex"));
        expect(fromHex(toHex(bytes))).toEqual(bytes);
        expect(fromHex(toHex(bytes).toUpperCase())).toEqual(bytes);
      }),
    );
  });

  test.each([
    ["0xDEAD 0xbeef"],
    ["de:ad:be:ef"],
    ["DE-AD-BE-EF"],
    ["0xde, 0xad, 0xbe, 0xef"],
    [" d e\na\td b e e f "],
  ])("%j is read", (text) => {
    expect(fromHex(text)).toEqual(new Uint8Array([0xde, 0xad, 0xbe, 0xef]));
  });

  test.each([["abc"], ["0g"], ["a0x1"], ["é0"], ["x00"]])("%j is refused", (text) => {
    expect(fromHex(text)).toBeNull();
  });
});

describe("what is said of hexadecimal digits", () => {
  test.each([
    ["48656c6c6f", [{ label: "Hex", words: "5 bytes" }]],
    ["ff ad", [{ label: "Hex", words: "2 bytes" }]],
    ["00", [{ label: "Hex", words: "1 byte" }]],
    ["abc", []],
    ["", []],
  ])("%j", (text, says) => {
    expect(saysOfHex(text)).toEqual(says);
  });

  test.each([
    ["abc", 3, /odd/],
    ["00 0g", 4, /“g”/],
    ["0x00 🙂", 5, /“🙂”/],
  ])("why %j is none", (text, at, reason) => {
    expect(hexProblem(text)).toEqual({ reason: expect.stringMatching(reason), at });
  });
});
