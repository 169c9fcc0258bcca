import { describe, expect, test } from "vitest";
import { jsonCodec } from "#browser/storage.ts";
import { optionsShape } from "./options.ts";

const { parse } = jsonCodec(optionsShape.read);

describe("options that are stored", () => {
  test("are read back", () => {
    const kept = { indent: "tab", minify: true, sortKeys: true, input: "lines" };
    expect(parse(JSON.stringify(kept))).toEqual(kept);
  });

  test("one that is wrong does not spoil the others", () => {
    expect(parse('{"indent":4,"minify":"yes","sortKeys":1,"input":"xml","extra":true}')).toEqual({
      ...optionsShape.initial,
      indent: 4,
    });
  });

  test.each([
    null,
    "",
    "null",
    "undefined",
    "{}",
    "[",
    "[1,null,{}]",
    '["javascript:alert(1)"]',
    "<img>",
    "NaN",
    '{"indent":1e309}',
    '{"indent":"2"}',
    '{"__proto__":{"minify":true}}',
  ])("F3: garbage (%j) is the default", (text) => {
    expect(parse(text)).toEqual(optionsShape.initial);
  });
});
