import { describe, expect, test } from "vitest";
import { jsonCodec } from "#browser/storage.ts";
import { optionsShape } from "./options.ts";

const { parse } = jsonCodec(optionsShape.read);

describe("options that are stored", () => {
  test("are read back", () => {
    const kept = {
      language: "sql",
      indent: "tab",
      minify: true,
      width: "120",
      singleQuotes: true,
      semicolons: false,
      trailingComma: "none",
      dialect: "mysql",
      keywordCase: "upper",
    };
    expect(parse(JSON.stringify(kept))).toEqual(kept);
  });

  test("one that is wrong does not spoil the others", () => {
    expect(
      parse('{"language":"cobol","indent":"4","minify":"yes","width":80,"semicolons":1}'),
    ).toEqual({ ...optionsShape.initial, indent: "4" });
  });

  test.each([null, "", "null", "{}", "[", "[1,null,{}]", "<img>", '{"__proto__":{"minify":true}}'])(
    "F3: garbage (%j) is the default",
    (text) => {
      expect(parse(text)).toEqual(optionsShape.initial);
    },
  );
});
