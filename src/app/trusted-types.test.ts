import { describe, expect, test } from "vitest";
import { defaultRules, installTrustedTypes } from "./trusted-types.ts";

const rules = defaultRules({
  href: "https://tabkit.example/kit/games/2048",
  origin: "https://tabkit.example",
});

describe("the default policy", () => {
  test.each(["/assets/worker-1.js", "worker.js", "https://tabkit.example/kit/service-worker.js"])(
    "lets the site's own script %s pass, unchanged",
    (address) => {
      expect(rules.createScriptURL(address)).toBe(address);
    },
  );

  test.each([
    "https://evil.example/x.js",
    "//evil.example/x.js",
    "https://tabkit.example:444/x.js",
    "http://tabkit.example/x.js",
    "blob:https://tabkit.example/1-2-3",
    "data:text/javascript,alert(1)",
    "javascript:alert(1)",
  ])("refuses the script %s", (address) => {
    expect(() => rules.createScriptURL(address)).toThrow(TypeError);
  });

  test("refuses markup, but lets an element be emptied", () => {
    expect(rules.createHTML("")).toBe("");
    expect(() => rules.createHTML("<b>")).toThrow(TypeError);
    expect(() => rules.createHTML(" ")).toThrow(TypeError);
  });

  test("refuses script", () => {
    expect(() => rules.createScript()).toThrow(TypeError);
  });

  test("nothing happens where the browser does not know of it", () => {
    expect(() => installTrustedTypes()).not.toThrow();
  });
});
