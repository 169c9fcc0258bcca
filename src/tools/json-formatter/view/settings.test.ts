import { afterEach, describe, expect, test, vi } from "vitest";
import { defaultOptions } from "../logic/format.ts";
import { settings } from "./settings.ts";

const store = (text: string | null) =>
  vi.stubGlobal("localStorage", { getItem: () => text, setItem: () => {} });
afterEach(() => vi.unstubAllGlobals());

describe("settings that are stored", () => {
  test("are read back", () => {
    const kept = { indent: "tab", minify: true, sortKeys: true, input: "lines" };
    store(JSON.stringify(kept));
    expect(settings.read()).toEqual(kept);
  });

  test("one that is wrong does not spoil the others", () => {
    store('{"indent":4,"minify":"yes","sortKeys":1,"input":"xml","extra":true}');
    expect(settings.read()).toEqual({ ...defaultOptions, indent: 4 });
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
    store(text);
    expect(settings.read()).toEqual(defaultOptions);
  });
});
