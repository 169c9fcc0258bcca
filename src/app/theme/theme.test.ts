import { describe, expect, test } from "vitest";
import { choiceCodec, oppositeOf, shownTheme } from "./theme.ts";

describe("theme", () => {
  test.each([
    ["no stored choice follows the system: light", null, false, "light"],
    ["no stored choice follows the system: dark", null, true, "dark"],
    ["once toggled, the stored choice wins over a dark system", "light", true, "light"],
    ["once toggled, the stored choice wins over a light system", "dark", false, "dark"],
  ] as const)("%s", (_rule, choice, systemIsDark, shown) => {
    expect(shownTheme(choice, systemIsDark)).toBe(shown);
  });

  test("toggles light to dark and back", () => {
    expect(oppositeOf("light")).toBe("dark");
    expect(oppositeOf("dark")).toBe("light");
  });

  test.each([null, "", "undefined", "<img>", "DARK", '"dark"', "[]"])(
    "stored garbage %j means no choice",
    (text) => {
      expect(choiceCodec.parse(text)).toBeNull();
    },
  );

  test.each(["light", "dark"] as const)("keeps %s under its plain word", (theme) => {
    expect(choiceCodec.parse(choiceCodec.format(theme))).toBe(theme);
    expect(choiceCodec.format(theme)).toBe(theme);
  });
});
