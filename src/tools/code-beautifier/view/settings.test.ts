import { afterEach, describe, expect, test, vi } from "vitest";
import { defaultOptions } from "../logic/options.ts";
import { settings } from "./settings.ts";

const store = (text: string | null) =>
  vi.stubGlobal("localStorage", { getItem: () => text, setItem: () => {} });
afterEach(() => vi.unstubAllGlobals());

describe("settings that are stored", () => {
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
    store(JSON.stringify(kept));
    expect(settings.read()).toEqual(kept);
  });

  test("one that is wrong does not spoil the others", () => {
    store('{"language":"cobol","indent":"4","minify":"yes","width":80,"semicolons":1}');
    expect(settings.read()).toEqual({ ...defaultOptions, indent: "4" });
  });

  test.each([null, "", "null", "{}", "[", "[1,null,{}]", "<img>", '{"__proto__":{"minify":true}}'])(
    "F3: garbage (%j) is the default",
    (text) => {
      store(text);
      expect(settings.read()).toEqual(defaultOptions);
    },
  );
});
