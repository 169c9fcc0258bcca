import { afterEach, describe, expect, test, vi } from "vitest";
import { defaultSettings, settings } from "./settings.ts";

const store = (text: string | null) =>
  vi.stubGlobal("localStorage", { getItem: () => text, setItem: () => {} });
afterEach(() => vi.unstubAllGlobals());

describe("settings that are stored", () => {
  test("are read back", () => {
    const kept = { flavor: "commonmark", layout: "preview", sync: false };
    store(JSON.stringify(kept));
    expect(settings.read()).toEqual(kept);
  });

  test("one that is wrong does not spoil the others", () => {
    store('{"flavor":"html","layout":"text","sync":"no"}');
    expect(settings.read()).toEqual({ ...defaultSettings, layout: "text" });
  });

  test.each([null, "", "null", "{}", "[", "[1,null,{}]", "<img>", '{"__proto__":{"minify":true}}'])(
    "F3: garbage (%j) is the default",
    (text) => {
      store(text);
      expect(settings.read()).toEqual(defaultSettings);
    },
  );
});
