import { describe, expect, test } from "vitest";
import { jsonCodec } from "#browser/storage.ts";
import { optionsShape } from "./options.ts";

const { parse } = jsonCodec(optionsShape.read);

describe("options that are stored", () => {
  test("are read back", () => {
    const kept = { flavor: "commonmark", layout: "preview", sync: false };
    expect(parse(JSON.stringify(kept))).toEqual(kept);
  });

  test("one that is wrong does not spoil the others", () => {
    expect(parse('{"flavor":"html","layout":"text","sync":"no"}')).toEqual({
      ...optionsShape.initial,
      layout: "text",
    });
  });

  test.each([null, "", "null", "{}", "[", "[1,null,{}]", "<img>", '{"__proto__":{"minify":true}}'])(
    "F3: garbage (%j) is the default",
    (text) => {
      expect(parse(text)).toEqual(optionsShape.initial);
    },
  );
});
