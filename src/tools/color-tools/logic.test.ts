import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { converter } from "culori/fn";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { optionsShape } from "./logic/options.ts";
import { contrastOf, nearestPassing, over, passes, showRatio } from "./logic/contrast.ts";
import { harmoniesOf } from "./logic/harmony.ts";
import {
  alphaDigits,
  chosenFromHex,
  hslOf,
  initialHex,
  rgbOfHsl,
  rgbText,
  roundedHsl,
  shadesOf,
  withAlpha,
} from "./logic.ts";
import { black, hexOf, rgbOf, rgbOfHex, white } from "./logic/color.ts";
import { nameOf, notationsOf, oklchText } from "./logic/notation.ts";
import { paletteFile, paletteName, writePalette } from "./logic/palette.ts";
import { rampOf } from "./logic/ramp.ts";
import { readColor } from "./logic/read-color.ts";
import { colorOf } from "./logic/reading.ts";
import { isInSrgb, srgbOf, toSpace } from "./logic/spaces.ts";
import { tailwindColors } from "./logic/tailwind/colors.data.ts";
import { findTailwindColor } from "./logic/tailwind/names.ts";
import { seenBy } from "./logic/vision.ts";

const anyHex = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map(([red, green, blue]) => hexOf([red, green, blue]));

const tailwindTheme = (): string =>
  readFileSync(createRequire(import.meta.url).resolve("tailwindcss/theme.css"), "utf8");

describe("the spec's plain use", () => {
  test("“initial colour #3B82F6”", () => {
    expect(chosenFromHex(initialHex)).toEqual({ hex: "#3B82F6", alpha: 1, exact: "#3B82F6" });
  });

  test.each([
    ["#3B82F6", [59, 130, 246]],
    ["3B82F6", [59, 130, 246]],
    ["#3b82f6", [59, 130, 246]],
    ["#fff", null],
    ["#3B82F", null],
    ["#3B82F6F", null],
    ["##3B82F6", null],
    ["#3B82G6", null],
    [" #3b82f6 ", null],
    ["🎨", null],
    ["", null],
  ])(
    "“an optional leading # plus exactly 6 hex digits, any case, else nothing”: %j",
    (text, rgb) => {
      expect(rgbOfHex(text)).toEqual(rgb);
    },
  );

  test.each([
    ["#3B82F6", "rgb(59, 130, 246)", "hsl(217, 91%, 60%)"],
    ["#000000", "rgb(0, 0, 0)", "hsl(0, 0%, 0%)"],
    ["#FFFFFF", "rgb(255, 255, 255)", "hsl(0, 0%, 100%)"],
    ["#808080", "rgb(128, 128, 128)", "hsl(0, 0%, 50%)"],
    ["#FF0000", "rgb(255, 0, 0)", "hsl(0, 100%, 50%)"],
    ["#00FF00", "rgb(0, 255, 0)", "hsl(120, 100%, 50%)"],
    ["#0000FF", "rgb(0, 0, 255)", "hsl(240, 100%, 50%)"],
    ["#FF00FF", "rgb(255, 0, 255)", "hsl(300, 100%, 50%)"],
    // 359.76°: the circle ends at 0, not at 360.
    ["#FF0001", "rgb(255, 0, 1)", "hsl(0, 100%, 50%)"],
  ])("“HSL values rounded to integers”: %s", (hex, rgb, hsl) => {
    expect(rgbText(hex)).toBe(rgb);
    expect(roundedHsl(hex).text).toBe(hsl);
  });

  test("rounded HSL of #3B82F6 is another color, and says which", () => {
    expect(roundedHsl("#3B82F6").readsBackAs).toBe("#3C83F6");
  });

  test("unrounded HSL is the same color again, and the one of the library", () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        const [hue, saturation, light] = hslOf(rgbOf(hex));
        expect(hexOf(rgbOfHsl(hue, saturation, light))).toBe(hex);
        const { h = 0, s, l } = toSpace.hsl(colorOf(hex));
        expect(hue).toBeCloseTo(h, 6);
        expect(saturation).toBeCloseTo(s * 100, 6);
        expect(light).toBeCloseTo(l * 100, 6);
      }),
    );
  });

  test("“n ≤ 500 mixes with white by (500 − n)/500; n > 500 with black by (n − 500)/500”", () => {
    expect(shadesOf("#3B82F6")).toEqual([
      { step: 100, hex: "#D8E6FD" },
      { step: 200, hex: "#B1CDFB" },
      { step: 300, hex: "#89B4FA" },
      { step: 400, hex: "#629BF8" },
      { step: 500, hex: "#3B82F6" },
      { step: 600, hex: "#2F68C5" },
      { step: 700, hex: "#234E94" },
      { step: 800, hex: "#183462" },
      { step: 900, hex: "#0C1A31" },
    ]);
  });

  test("“500 is the colour itself”, and every shade is darker than the one before", () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        const shades = shadesOf(hex);
        expect(shades.find(({ step }) => step === 500)?.hex).toBe(hex);
        const sums = shades.map(({ hex }) => rgbOf(hex).reduce((sum, part) => sum + part, 0));
        expect(sums).toEqual(sums.toSorted((one, other) => other - one));
      }),
    );
  });
});

describe("contrast", () => {
  test.each([
    // Exact ratios by the formula of WCAG 2.2; the gray ones are its well-known border cases.
    ["#000000", "#FFFFFF", "21.00:1", 21],
    ["#FFFFFF", "#FFFFFF", "1.00:1", 1],
    ["#777777", "#FFFFFF", "4.47:1", 4.478],
    ["#767676", "#FFFFFF", "4.54:1", 4.542],
    ["#595959", "#FFFFFF", "7.00:1", 7.004],
    ["#949494", "#FFFFFF", "3.03:1", 3.033],
    ["#959595", "#FFFFFF", "2.99:1", 2.995],
    ["#3B82F6", "#FFFFFF", "3.67:1", 3.678],
    ["#0000FF", "#FFFFFF", "8.59:1", 8.592],
    ["#FF0000", "#FFFFFF", "3.99:1", 3.998],
  ])("%s on %s is shown as %s", (one, other, shown, exact) => {
    const ratio = contrastOf(rgbOf(one), rgbOf(other));
    expect(ratio).toBeCloseTo(exact, 2);
    expect(showRatio(ratio)).toBe(shown);
    expect(contrastOf(rgbOf(other), rgbOf(one))).toBe(ratio);
  });

  test("4.478 fails, though many would show it as 4.5; 4.542 passes", () => {
    expect(passes(contrastOf(rgbOf("#777777"), white), 4.5)).toBe(false);
    expect(passes(contrastOf(rgbOf("#767676"), white), 4.5)).toBe(true);
    expect(passes(4.5, 4.5)).toBe(true);
    expect(passes(4.499_999, 4.5)).toBe(false);
  });

  test("what is shown is never more than what is", () => {
    fc.assert(
      fc.property(anyHex, anyHex, (one, other) => {
        const ratio = contrastOf(rgbOf(one), rgbOf(other));
        expect(Number.parseFloat(showRatio(ratio))).toBeLessThanOrEqual(ratio + 1e-9);
      }),
    );
  });

  test("what is offered in its place passes, if anything can", () => {
    expect(nearestPassing("#3B82F6", white, 4.5)).toBe("#3473DA");
    expect(nearestPassing("#767676", white, 4.5)).toBe("#767676");
    expect(nearestPassing("#808080", rgbOf("#808080"), 7)).toBeNull();
    fc.assert(
      fc.property(anyHex, anyHex, (hex, background) => {
        // On any background either black or white reaches 4.5:1.
        const better = nearestPassing(hex, rgbOf(background), 4.5);
        expect(better).not.toBeNull();
        const ratio = contrastOf(rgbOf(better ?? hex), rgbOf(background));
        expect(ratio).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 50 },
    );
  });

  test("a color that lets its background through is seen mixed with it", () => {
    expect(over(black, 0.5, white)).toEqual([127.5, 127.5, 127.5]);
    expect(over(black, 0, white)).toEqual(white);
  });
});

/** "rgba(89, 166, 89, 0.5)", as the web platform tests write what they expect. */
const computed = (text: string): string => {
  const read = readColor(text);
  if (!read.ok) return read.message;
  const { hex, alpha } = read.value;
  return alpha < 1 ? `rgba(${rgbOf(hex).join(", ")}, ${alpha})` : rgbText(hex);
};

describe("reading CSS: web platform tests, css/css-color/parsing", () => {
  test.each([
    ["hsl(120 30% 50%)", "rgb(89, 166, 89)"],
    ["hsl(120 30% 50% / 0.5)", "rgba(89, 166, 89, 0.5)"],
    ["hsl(120 30% 50% / 50%)", "rgba(89, 166, 89, 0.5)"],
    ["hsl(none none none)", "rgb(0, 0, 0)"],
    ["hsl(none none none / none)", "rgba(0, 0, 0, 0)"],
    ["hsl(120 80% none)", "rgb(0, 0, 0)"],
    ["hsl(120 none 50%)", "rgb(128, 128, 128)"],
    ["hsl(120 100% 50% / none)", "rgba(0, 255, 0, 0)"],
    ["hsl(none 100% 50%)", "rgb(255, 0, 0)"],
    ["HSL(0, 0%, 0%)", "rgb(0, 0, 0)"],
    ["hsL(0, 100%, 50%)", "rgb(255, 0, 0)"],
    ["hsl(60, 100%, 37.5%)", "rgb(191, 191, 0)"],
    ["hsl(780, 100%, 37.5%)", "rgb(191, 191, 0)"],
    ["hsl(-300, 100%, 37.5%)", "rgb(191, 191, 0)"],
    ["hsl(300, 50%, 50%)", "rgb(191, 64, 191)"],
    ["hsl(30deg, 100%, 100%)", "rgb(255, 255, 255)"],
    ["hsl(0, 0%, 0%, 0%)", "rgba(0, 0, 0, 0)"],
    ["hsLA(-300, 100%, 37.5%, 12)", "rgb(191, 191, 0)"],
    ["hsla(-300, 100%, 37.5%, 0.2)", "rgba(191, 191, 0, 0.2)"],
    ["hsla(-300, 100%, 37.5%, -3)", "rgba(191, 191, 0, 0)"],
    ["rgb(none none none / none)", "rgba(0, 0, 0, 0)"],
    // predefined-016.html
    ["color(xyz-d50 0.12266 0.22836 0.03093)", "rgb(0, 153, 0)"],
    ["rgb(300 -20 0)", "rgb(255, 0, 0)"],
    ["rgb(128 none none)", "rgb(128, 0, 0)"],
    ["rgb(20% none none)", "rgb(51, 0, 0)"],
    ["rgba(none none none / 50%)", "rgba(0, 0, 0, 0.5)"],
    ["hwb(120 30% 50%)", "rgb(77, 128, 77)"],
    ["hwb(0 0% 0%)", "rgb(255, 0, 0)"],
    ["hwb(120 80% 0%)", "rgb(204, 255, 204)"],
    ["hwb(0 100% 50% / 0)", "rgba(170, 170, 170, 0)"],
    ["hwb(120 30 50 / 0.5)", "rgba(77, 128, 77, 0.5)"],
    ["hwb(120 30% 50)", "rgb(77, 128, 77)"],
    ["hwb(320deg 30% 40%)", "rgb(153, 77, 128)"],
    ["hwb(0deg 10% 50%)", "rgb(128, 26, 26)"],
    ["hwb(0 20% 100%)", "rgb(43, 43, 43)"],
  ])("%s is %s", (text, expected) => {
    expect(computed(text)).toBe(expected);
  });

  test.each([
    ["lab(20 0 10/50%)", "lab", { l: 20, a: 0, b: 10, alpha: 0.5 }],
    ["lab(400 0 10/50%)", "lab", { l: 100, a: 0, b: 10, alpha: 0.5 }],
    ["lab(-40 0 0)", "lab", { l: 0, a: 0, b: 0 }],
    ["lab(0 0 0 / 300%)", "lab", { l: 0, a: 0, b: 0, alpha: 1 }],
    ["lab(20% -50% 90%/0.5)", "lab", { l: 20, a: -62.5, b: 112.5, alpha: 0.5 }],
    ["oklab(20% 70% -80%/0.5)", "oklab", { l: 0.2, a: 0.28, b: -0.32, alpha: 0.5 }],
    ["oklab(4 0 0.1/50%)", "oklab", { l: 1, a: 0, b: 0.1, alpha: 0.5 }],
    ["lch(10 20 1.28rad)", "lch", { l: 10, c: 20, h: 73.3386 }],
    ["lch(20 -20 0)", "lch", { l: 20, c: 0, h: 0 }],
    ["lch(20% 80% 10/0.5)", "lch", { l: 20, c: 120, h: 10, alpha: 0.5 }],
    ["oklch(20% 60% 10/0.5)", "oklch", { l: 0.2, c: 0.24, h: 10, alpha: 0.5 }],
    ["oklch(0.1 0.2 20 / 110%)", "oklch", { l: 0.1, c: 0.2, h: 20, alpha: 1 }],
    ["oklch(0 0 0 / none)", "oklch", { l: 0, c: 0, h: 0, alpha: 0 }],
    // predefined-005 and -007, oklch-005, display-p3-006: as sRGB.
    [
      "color(display-p3 0.21508071610847918 0.4922429411940395 0.13085464082643297)",
      "rgb",
      { r: 0, g: 0.5, b: 0 },
    ],
    [
      "color(a98-rgb 0.2802818995382024 0.4960985025758622 0.11629725327025686)",
      "rgb",
      { r: 0, g: 0.5, b: 0 },
    ],
    ["oklch(50% 0.2 270)", "rgb", { r: 0.23056, g: 0.3173, b: 0.82628 }],
    ["lch(54% 35 118)", "rgb", { r: 0.448436, g: 0.53537, b: 0.288112 }],
    ["color(display-p3 0.465377 0.532768 0.317713)", "rgb", { r: 0.4484, g: 0.5354, b: 0.2881 }],
    ["color(srgb 100% 0.5 20%)", "rgb", { r: 1, g: 0.5, b: 0.2 }],
    ["color(display-p3 1.00 50% 0.2 / 60%)", "p3", { r: 1, g: 0.5, b: 0.2, alpha: 0.6 }],
    ["color(xyz .20 0 10/50%)", "xyz65", { x: 0.2, y: 0, z: 10, alpha: 0.5 }],
  ] as const)("%s keeps its exact values", (text, mode, values) => {
    const color = converter(mode)(colorOf(text)) as unknown as Record<string, unknown>;
    for (const [name, value] of Object.entries(values)) expect(color[name]).toBeCloseTo(value, 4);
  });

  const spaces = ["srgb", "srgb-linear", "a98-rgb", "rec2020", "prophoto-rgb", "xyz", "xyz-d50"];
  test.each([
    "auto",
    "#12",
    "#123456789",
    "rgb",
    "rgb(1)",
    "rgb(1,2,3,4,5)",
    "hsla(1,2,3,4,5)",
    "rgb(10%, 20, 30%)",
    "rgba(-2, 300, 400%, -0.5)",
    "hwba(120 30% 50%)",
    "lab(0% 0 0 1)",
    "oklab(0% 0% 0deg)",
    "lch(20% 10 10deg 10)",
    "oklch(20% 10 10deg 10 / 0.5)",
    "color(lab 20% 0 10 / 50%)",
    "color(oklch 20% 0 10 / 50%)",
    ...spaces.flatMap((space) => [
      `color(${space} 0 0 0 0)`,
      `color(${space} 0deg 0% 0)`,
      `color(${space} 0% 0 0 10%)`,
      `color(${space} 40% 0 0deg)`,
    ]),
    "color(",
    "color()",
    "lab(",
    "",
    "🎨",
    "red;}body{color:blue",
  ])("%j is none", (text) => {
    expect(readColor(text)).toEqual({ ok: false, message: "Not a CSS color" });
  });

  test.each([
    // predefined-009 and lab-001: green, #008000.
    "color(prophoto-rgb 0.22939772862383642 0.393932695752466 0.12935794416938554)",
    "lab(46.277 -47.562 48.583)",
    "lch(46.277 67.989 134.391)",
    "green",
    "GREEN",
    "#008000",
    "hwb(120 0% 49.8039%)",
  ])("%s is green", (text) => {
    expect(computed(text)).toBe("rgb(0, 128, 0)");
  });

  test.each([
    ["3b82f6", "#3b82f6"],
    ["3B8", "#3b8"],
    ["  color: RebeccaPurple; ", "rebeccapurple"],
    ["--brand: oklch(62% 0.19 260)", "oklch(62% 0.19 260)"],
  ])("what is pasted with its surroundings is understood: %j", (text, exact) => {
    expect(readColor(text)).toMatchObject({ ok: true, value: { exact } });
  });

  test("#3b8f has an alpha of f; transparent has one of 0", () => {
    expect(readColor("#3b8f")).toMatchObject({ value: { hex: "#33BB88", alpha: 1 } });
    expect(readColor("#3b82f680")).toMatchObject({ value: { hex: "#3B82F6", alpha: 128 / 255 } });
    expect(readColor("transparent")).toMatchObject({ value: { hex: "#000000", alpha: 0 } });
  });

  test.each([
    // The hex values that Tailwind's documentation gives for these.
    ["blue-500", "blue-500", "#2B7FFF", 1],
    ["red-500", "red-500", "#FB2C36", 1],
    ["Gray-100", "gray-100", "#F3F4F6", 1],
    ["bg-blue-500/50", "blue-500/50", "#2B7FFF", 0.5],
    [" hover:border-t-red-500/12.5 ", "red-500/12.5", "#FB2C36", 0.125],
    ["--color-gray-100", "gray-100", "#F3F4F6", 1],
    ["var(--color-gray-100)", "gray-100", "#F3F4F6", 1],
  ])("Tailwind: %j is %s", (text, name, hex, alpha) => {
    const found = findTailwindColor(text);
    expect(found?.name).toBe(name);
    expect(readColor(found?.css ?? "")).toMatchObject({ value: { hex, alpha } });
  });

  test.each([
    "blue",
    "blue-501",
    "blue-5",
    "bleu-500",
    "constructor-500",
    "blue-500/101",
    "blue-500 x",
  ])("no color of Tailwind: %j", (text) => {
    expect(findTailwindColor(text)).toBeNull();
  });

  test("Tailwind: all of its colors, and no other value", () => {
    const wanted = [...tailwindTheme().matchAll(/--color-([a-z]+-\d+): (oklch\([^)]+\));/g)];
    expect(wanted.length).toBeGreaterThan(240);
    for (const [, name = "", css] of wanted) expect(findTailwindColor(name)?.css).toBe(css);
    expect(Object.values(tailwindColors).flat()).toHaveLength(wanted.length);
  });

  test("no text makes it throw", () => {
    const words = fc.constantFrom(
      "rgb(",
      "color(",
      "oklch(",
      "srgb ",
      "none ",
      "/ ",
      "1 ",
      "5% ",
      ")",
      "deg",
      ",",
      "#f",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words).map((list) => list.join("")),
        ),
        (text) => {
          const read = readColor(text);
          expect(read.ok ? read.value.hex : "#000000").toMatch(/^#[\dA-F]{6}$/);
        },
      ),
    );
  });
});

describe("writing CSS", () => {
  test("#3B82F6 in every notation", () => {
    const { inSrgb, anywhere } = notationsOf("#3B82F6");
    expect(Object.fromEntries([...inSrgb, ...anywhere].map((n) => [n.label, n.value]))).toEqual({
      Hex: "#3b82f6",
      RGB: "rgb(59 130 246)",
      "RGB, with commas": "rgb(59, 130, 246)",
      HSL: "hsl(217.2193 91.2195% 59.8039%)",
      HWB: "hwb(217.2193 23.1373% 3.5294%)",
      OKLCH: "oklch(62.3083% 0.18801 259.8145)",
      Oklab: expect.stringMatching(/^oklab\(62\.3083% -0\.033\d* -0\.185\d*\)$/) as string,
      LCH: expect.stringMatching(/^lch\(/) as string,
      Lab: expect.stringMatching(/^lab\(/) as string,
      sRGB: "color(srgb 0.231373 0.509804 0.964706)",
      "Linear sRGB": expect.stringMatching(/^color\(srgb-linear /) as string,
      "Display P3": expect.stringMatching(/^color\(display-p3 /) as string,
      "Adobe RGB": expect.stringMatching(/^color\(a98-rgb /) as string,
      "ProPhoto RGB": expect.stringMatching(/^color\(prophoto-rgb /) as string,
      "Rec. 2020": expect.stringMatching(/^color\(rec2020 /) as string,
      "XYZ, D65": expect.stringMatching(/^color\(xyz-d65 /) as string,
      "XYZ, D50": expect.stringMatching(/^color\(xyz-d50 /) as string,
    });
  });

  test("every notation of every hex color is read back as that color", () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        const { inSrgb, anywhere } = notationsOf(hex);
        for (const { value } of [...inSrgb, ...anywhere]) {
          expect(readColor(value), value).toMatchObject({ value: { hex } });
        }
      }),
    );
  });

  test("a gray has no hue, and never NaN", () => {
    const { inSrgb, anywhere } = notationsOf("#808080");
    const all = [...inSrgb, ...anywhere].map(({ value }) => value);
    expect(all).toContain("hsl(none 0% 50.1961%)");
    expect(all).toContain("hwb(none 50.1961% 49.8039%)");
    expect(all).toContain("oklch(59.9871% 0 none)");
    expect(all.join(" ")).not.toMatch(/NaN|undefined|-0[ )]/);
    expect(notationsOf("lab(50 0 0)").anywhere[2]?.value).toBe("lch(50 0 none)");
  });

  test("opacity is kept in every notation, whichever way it came in", () => {
    fc.assert(
      fc.property(anyHex, fc.nat(100), (hex, percent) => {
        const chosen = withAlpha(chosenFromHex(hex), percent / 100);
        const { inSrgb, anywhere } = notationsOf(chosen.exact);
        const all = [...inSrgb, ...anywhere].map(({ value }) => value);
        for (const text of [...all, rgbText(hex, chosen.alpha)]) {
          const read = readColor(text);
          expect(read, text).toMatchObject({ value: { hex } });
          expect(read.ok && Math.round(read.value.alpha * 100), text).toBe(percent);
        }
        expect(withAlpha(chosen, 1).hex).toBe(hex);
      }),
      { numRuns: 50 },
    );
  });

  test.each([
    ["#3B82F6", 0.5, "rgb(59 130 246 / 0.5)"],
    ["#3b82f680", 1, "#3B82F6"],
    ["rebeccapurple", 0.25, "rgb(102 51 153 / 0.25)"],
    ["oklch(0.7 0.3 150 / 50%)", 0.1, "oklch(0.7 0.3 150 / 0.1)"],
    ["oklch(0.7 0.3 150 / 50%)", 1, "oklch(0.7 0.3 150)"],
    ["hsla(210.5, 20%, 30%, 0.4)", 0.2, "hsl(210.5 20% 30% / 0.2)"],
    ["color(display-p3 0 1 0)", 0.5, "color(display-p3 0 1 0 / 0.5)"],
  ])("%s with an alpha of %d is %s", (text, alpha, exact) => {
    const read = readColor(text);
    if (!read.ok) throw new Error(text);
    const changed = withAlpha(read.value, alpha);
    expect(changed).toEqual({ hex: read.value.hex, alpha, exact });
    expect(readColor(exact)).toMatchObject({ value: { hex: read.value.hex, alpha } });
  });

  test("the values of the spec carry it too; a name means an opaque color", () => {
    expect(rgbText("#3B82F6", 128 / 255)).toBe("rgba(59, 130, 246, 0.502)");
    expect(roundedHsl("#3B82F6", 0.5).text).toBe("hsla(217, 91%, 60%, 0.5)");
    expect(alphaDigits(0.5)).toBe("80");
    expect(alphaDigits(1)).toBe("");
    expect(nameOf("rgb(255 0 0 / 0.5)")).toMatchObject({ name: "red", isExact: false });
  });

  test("opacity is part of every notation", () => {
    const { inSrgb, anywhere } = notationsOf("#3b82f680");
    expect(inSrgb.map(({ value }) => value).slice(0, 3)).toEqual([
      "#3b82f680",
      "rgb(59 130 246 / 0.502)",
      "rgba(59, 130, 246, 0.502)",
    ]);
    for (const { value } of anywhere) expect(value).toMatch(/ \/ 0\.502\)$/);
  });

  test("what sRGB has not is mapped into it, and stays what it is elsewhere", () => {
    const wide = "color(display-p3 0 1 0)";
    expect(isInSrgb(colorOf(wide))).toBe(false);
    const { inSrgb, anywhere } = notationsOf(wide);
    // Clipping would give #00FF00.
    expect(inSrgb[0]?.value).toBe("#00fb29");
    expect(anywhere.map(({ value }) => value)).toContain(wide);
    const outside = fc.record({
      mode: fc.constant("oklch" as const),
      l: fc.double({ min: 0, max: 1, noNaN: true }),
      c: fc.double({ min: 0, max: 0.5, noNaN: true }),
      h: fc.double({ min: 0, max: 360, noNaN: true }),
    });
    fc.assert(
      fc.property(outside, (color) => {
        for (const part of srgbOf(color)) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(255);
        }
      }),
    );
  });

  test.each([
    ["#FF0000", "red", true],
    ["#663399", "rebeccapurple", true],
    ["#FE0000", "red", false],
  ])("%s is called %s", (hex, name, isExact) => {
    expect(nameOf(hex)).toMatchObject({ name, isExact });
  });
});

describe("harmonies", () => {
  const find = (name: string, wheel: "hsl" | "oklch", hex = "#FF0000") =>
    harmoniesOf(hex, wheel)
      .find((harmony) => harmony.name === name)
      ?.tones.map((tone) => tone.hex);

  test("the classic wheel: red, green and blue are a triad, cyan is opposite of red", () => {
    expect(find("Triadic", "hsl")).toEqual(["#FF0000", "#00FF00", "#0000FF"]);
    expect(find("Complementary", "hsl")).toEqual(["#FF0000", "#00FFFF"]);
    expect(find("Square", "hsl")).toEqual(["#FF0000", "#80FF00", "#00FFFF", "#8000FF"]);
    expect(find("Analogous", "hsl")).toEqual(["#FF0080", "#FF0000", "#FF8000"]);
  });

  test("the perceptual wheel keeps the lightness where sRGB has room for it", () => {
    const [, opposite = ""] = find("Complementary", "oklch", "#6B7F99") ?? [];
    const [from, to] = [toSpace.oklch(colorOf("#6B7F99")), toSpace.oklch(colorOf(opposite))];
    expect(to.l).toBeCloseTo(from.l, 2);
    expect(((to.h ?? 0) - (from.h ?? 0) + 360) % 360).toBeCloseTo(180, -1);
  });

  test("a gray goes with itself; the color itself is always among them", () => {
    expect(find("Triadic", "hsl", "#808080")).toEqual(["#808080", "#808080", "#808080"]);
    fc.assert(
      fc.property(anyHex, fc.constantFrom("hsl" as const, "oklch" as const), (hex, wheel) => {
        for (const { tones } of harmoniesOf(hex, wheel)) {
          expect(tones.find(({ turn }) => turn === 0)?.hex).toBe(hex);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe("color blindness", () => {
  test.each(["protanopia", "deuteranopia", "tritanopia", "achromatopsia"] as const)(
    "%s leaves black, white and gray as they are",
    (vision) => {
      for (const gray of ["#000000", "#808080", "#FFFFFF"]) expect(seenBy(vision, gray)).toBe(gray);
    },
  );

  test("the matrices' own first columns: pure red, in linear light", () => {
    // 0.152286, 0.114503 and −0.003882 of the light, brought back to sRGB.
    expect(seenBy("protanopia", "#FF0000")).toBe("#6D5F00");
    expect(seenBy("deuteranopia", "#FF0000")).toBe("#A39000");
  });

  test("red and green come close for those without red or green cones, not for others", () => {
    const gap = (vision: "protanopia" | "deuteranopia" | "tritanopia") => {
      const [one, other] = [seenBy(vision, "#D00000"), seenBy(vision, "#5A7A00")].map((hex) =>
        toSpace.oklab(colorOf(hex)),
      );
      return Math.hypot((one?.a ?? 0) - (other?.a ?? 0), (one?.b ?? 0) - (other?.b ?? 0));
    };
    expect(gap("deuteranopia")).toBeLessThan(0.05);
    expect(gap("protanopia")).toBeLessThan(0.07);
    expect(gap("tritanopia")).toBeGreaterThan(0.2);
  });
});

describe("the perceptual ramp", () => {
  test("falls evenly in lightness, holds the color unchanged, stays in sRGB", () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        const ramp = rampOf(hex);
        expect(ramp.map(({ step }) => step)).toEqual([
          50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950,
        ]);
        expect(ramp.map((shade) => shade.hex)).toContain(hex);
        const lights = ramp.map((shade) => toSpace.oklch(colorOf(shade.hex)).l);
        const falls = lights.slice(1).map((light, index) => (lights[index] ?? 0) - light);
        expect(Math.min(...falls)).toBeGreaterThan(0);
      }),
    );
  });
});

describe("export", () => {
  const entries = [
    { step: 50, value: "#EFF6FF" },
    { step: 100, value: "oklch(93.2% 0.032 255.585)" },
  ];

  test.each([
    [
      "css",
      ":root {\n  --color-brand-50: #EFF6FF;\n  --color-brand-100: oklch(93.2% 0.032 255.585);\n}",
    ],
    [
      "tailwind",
      "@theme {\n  --color-brand-50: #EFF6FF;\n  --color-brand-100: oklch(93.2% 0.032 255.585);\n}",
    ],
    [
      "json",
      '{\n  "brand": {\n    "50": "#EFF6FF",\n    "100": "oklch(93.2% 0.032 255.585)"\n  }\n}',
    ],
  ] as const)("as %s", (format, text) => {
    expect(writePalette("brand", entries, format)).toBe(text);
  });

  test.each([
    ["Brand Blue!", "brand-blue"],
    ["  --x-- ", "x"],
    ["नीला", "न-ल"],
    ["}body{", "body"],
    ["", "brand"],
  ])("the name %j becomes %j, which cannot leave its place", (typed, name) => {
    expect(paletteName(typed)).toBe(name);
  });

  test("the file is called after it", () => {
    expect(paletteFile("brand", "tailwind")).toBe("brand.css");
    expect(paletteFile("brand", "json")).toBe("brand.json");
  });

  test("OKLCH agrees with Tailwind's own palette, read both ways", () => {
    const colors = [...tailwindTheme().matchAll(/--color-[a-z]+-\d+: (oklch\([^)]+\));/g)].map(
      ([, css]) => css ?? "",
    );
    expect(colors.length).toBeGreaterThan(200);
    for (const css of colors) {
      const color = colorOf(css);
      if (!isInSrgb(color)) continue;
      const read = readColor(css);
      if (!read.ok) throw new Error(css);
      const back = toSpace.oklch(colorOf(oklchText(read.value.hex)));
      expect(Math.abs(back.l - toSpace.oklch(color).l), css).toBeLessThan(0.004);
    }
    // The hex values that Tailwind's documentation gave for these.
    expect(readColor("oklch(63.7% 0.237 25.331)")).toMatchObject({ value: { hex: "#FB2C36" } });
    expect(readColor("oklch(96.7% 0.003 264.542)")).toMatchObject({ value: { hex: "#F3F4F6" } });
  });
});

test.each([
  ["nothing", null],
  ["another type", 7],
  ["words that do not belong", { tab: "x", wheel: 1, scale: null, format: "xml", writing: {} }],
])("stored settings: %s gives the plain ones", (_case, stored) => {
  expect(optionsShape.read(stored)).toEqual(optionsShape.initial);
});

test("stored settings are read back", () => {
  const kept = {
    tab: "image",
    wheel: "hsl",
    scale: "shades",
    format: "json",
    writing: "oklch",
    imageCount: "12",
  };
  expect(optionsShape.read(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});
