import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  bugReport,
  cardsOf,
  displayFacts,
  orientationOf,
  summarize,
  windowFacts,
} from "./logic.ts";
import { aspectRatio, breakpointWords, physicalOf, zoomOf } from "./logic/pixels.ts";
import type { Reading } from "./logic/reading.ts";
import { framesWatched, refreshRate, refreshWords } from "./logic/refresh.ts";

const desk: Reading = {
  width: 1920,
  height: 1080,
  availWidth: 1920,
  availHeight: 1040,
  viewportWidth: 1904,
  viewportHeight: 937,
  windowWidth: 1920,
  pixelRatio: 1,
  colorDepth: 24,
  orientationType: "landscape-primary",
  orientationAngle: 0,
  hasMoreScreens: false,
  touchPoints: 0,
  isPortrait: false,
  hasSrgb: true,
  hasP3: false,
  hasRec2020: false,
  isHdr: false,
  hasFinePointer: true,
  hasCoarsePointer: false,
  canHover: true,
  prefersDark: false,
  prefersLessMotion: false,
  prefersMoreContrast: false,
  forcesColors: false,
  prefersLessTransparency: false,
};
const reading = (part: Partial<Reading>): Reading => ({ ...desk, ...part });
const phone = reading({
  width: 393,
  height: 852,
  availWidth: 393,
  availHeight: 852,
  viewportWidth: 393,
  viewportHeight: 659,
  windowWidth: 393,
  pixelRatio: 3,
  orientationType: "portrait-primary",
  isPortrait: true,
  touchPoints: 5,
  hasFinePointer: false,
  hasCoarsePointer: true,
  canHover: false,
  hasP3: true,
  isHdr: true,
  hasMoreScreens: null,
});
const valueOf = (facts: readonly { label: string; value: string }[], label: string) =>
  facts.find((fact) => fact.label === label)?.value;

describe("Spec §2, Screen Resolution", () => {
  test("“cards Screen Width, Screen Height, Resolution, Pixel Ratio, Color Depth, Orientation”", () => {
    expect(cardsOf(desk).map(({ label, value }) => [label, value])).toEqual([
      ["Screen Width", "1920px"],
      ["Screen Height", "1080px"],
      ["Resolution", "1920 × 1080"],
      ["Pixel Ratio", "1x"],
      ["Color Depth", "24-bit"],
      ["Orientation", "Landscape"],
    ]);
  });

  test("“plus a combined summary line”", () => {
    expect(summarize(desk)).toBe("1920 × 1080 · 1x · 24-bit · Landscape");
    expect(summarize(phone)).toBe("393 × 852 · 3x · 24-bit · Portrait");
  });

  test("the notes under the cards", () => {
    expect(cardsOf(desk).map(({ note }) => note)).toEqual([
      "1920 without system bars",
      "1040 without system bars",
      "16:9 · Full HD",
      "Physical pixels per CSS pixel",
      "16.7 million colors",
      "landscape-primary, 0°",
    ]);
  });

  test.each([
    [0.9, "0.9x"],
    [1.100000023841858, "1.1x"],
    [1.3333333730697632, "1.333x"],
    [2.625, "2.625x"],
    [3, "3x"],
  ])("a pixel ratio of %d is written %s", (pixelRatio, words) => {
    expect(valueOf(cardsOf(reading({ pixelRatio })), "Pixel Ratio")).toBe(words);
  });

  test.each([
    ["landscape-primary", true, "Landscape"],
    ["landscape-secondary", true, "Landscape"],
    ["portrait-primary", false, "Portrait"],
    ["portrait-secondary", false, "Portrait"],
    // Older iOS has no screen.orientation.
    ["", true, "Portrait"],
    ["", false, "Landscape"],
    ["odd", false, "Landscape"],
  ])(
    "orientation %j on a page that is portrait: %s is %s",
    (orientationType, isPortrait, words) => {
      expect(orientationOf(reading({ orientationType, isPortrait }))).toBe(words);
    },
  );

  test.each([
    [16, "65,536 colors"],
    [30, "1.07 billion colors"],
    [48, ""],
  ])("a depth of %i bits: %j", (colorDepth, note) => {
    expect(cardsOf(reading({ colorDepth }))[4]).toMatchObject({ value: `${colorDepth}-bit`, note });
  });
});

describe("physical pixels", () => {
  test.each([
    ["a laptop at 125 %", { width: 1536, height: 864, pixelRatio: 1.25 }, "1920 × 1080 Full HD"],
    // 1706.67 CSS pixels are reported as 1707, which would be 2561.
    ["a laptop at 150 %", { width: 1707, height: 960, pixelRatio: 1.5 }, "2560 × 1440 QHD"],
    ["a 4K screen at 175 %", { width: 2194, height: 1234, pixelRatio: 1.75 }, "3840 × 2160 4K UHD"],
    ["an upright screen", { width: 1440, height: 2560, pixelRatio: 1 }, "1440 × 2560 QHD"],
    ["a phone", { width: 393, height: 852, pixelRatio: 3 }, "1179 × 2556 "],
    ["another phone", { width: 412, height: 915, pixelRatio: 2.625 }, "1082 × 2402 "],
    ["nothing", { width: 0, height: 0, pixelRatio: 1 }, "0 × 0 "],
  ])("%s", (_case, part, words) => {
    const { width, height, name } = physicalOf(reading({ ...part, hasFinePointer: false }));
    expect(`${width} × ${height} ${name}`).toBe(words);
  });

  // Chromium: the ratio grows with the zoom, the window and the screen do not.
  test.each([
    [1, 1904, 1],
    [1.1, 1731, 1.1],
    [1.5, 1269, 1.5],
    [2, 952, 2],
    [0.5, 3808, 0.5],
  ])("a zoom of %d is seen, and taken out", (zoom, viewportWidth, pixelRatio) => {
    const zoomed = reading({ viewportWidth, pixelRatio });
    expect(zoomOf(zoomed)).toBe(zoom);
    expect(physicalOf(zoomed)).toEqual({ width: 1920, height: 1080, name: "Full HD" });
  });

  test("the zoom is said under the ratio", () => {
    const zoomed = reading({ viewportWidth: 1269, pixelRatio: 1.5 });
    expect(cardsOf(zoomed)[3]?.note).toBe("With a zoom of 150%");
  });

  test.each([
    ["a panel beside the page", { viewportWidth: 1400 }, 1],
    [
      "a phone, where the page may be wider than the screen",
      { viewportWidth: 980, windowWidth: 490, hasFinePointer: false },
      1,
    ],
    ["no window", { windowWidth: 0 }, 1],
    ["no page", { viewportWidth: 0 }, 1],
    [
      "Firefox, where both grow",
      { viewportWidth: 952, windowWidth: 960, width: 960, pixelRatio: 2 },
      1,
    ],
  ])("%s is no zoom", (_case, part, zoom) => {
    expect(zoomOf(reading(part))).toBe(zoom);
  });
});

describe("aspect ratio", () => {
  test.each([
    [1920, 1080, "16:9"],
    [1920, 1200, "16:10"],
    [1024, 768, "4:3"],
    [1280, 1024, "5:4"],
    [2160, 1440, "3:2"],
    [5120, 1440, "32:9"],
    [1366, 768, "about 16:9"],
    [2560, 1080, "about 21:9"],
    [3440, 1440, "about 21:9"],
    [1080, 1920, "9:16"],
    [768, 1366, "about 9:16"],
    [393, 852, "131:284"],
    [1000, 1000, "1:1"],
    [0, 0, ""],
  ])("%i × %i is %j", (width, height, words) => {
    expect(aspectRatio(width, height)).toBe(words);
  });

  test("turning the screen turns the ratio, and an exact one is exact", () => {
    const side = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const [long = 0, short = 0] = (/(\d+):(\d+)/.exec(aspectRatio(width, height)) ?? [])
          .slice(1)
          .map(Number);
        expect(aspectRatio(height, width)).toContain(`${short}:${long}`);
        const isAbout = aspectRatio(width, height).startsWith("about");
        expect(isAbout || width * short === height * long).toBe(true);
        expect(Math.abs((width * short) / (height * long) - 1)).toBeLessThan(0.03);
      }),
    );
  });
});

describe("refresh rate", () => {
  const framesAt = (hz: number, late: readonly number[] = []) => {
    let at = 1000;
    return Array.from({ length: framesWatched }, (_, index) => {
      at += (1000 / hz) * (late.includes(index) ? 5 : 1);
      return at;
    });
  };

  test.each([
    ["60 Hz", framesAt(60), 60],
    ["59.94 Hz", framesAt(59.94), 60],
    ["144 Hz", framesAt(143.9), 144],
    ["120 Hz with late frames", framesAt(120, [3, 4, 20]), 120],
    ["an odd one", framesAt(66), 66],
    ["times rounded to milliseconds", framesAt(60).map(Math.round), 60],
    ["too few frames", [0, 16, 33], null],
    ["none", [], null],
    ["a clock that stands still", Array<number>(45).fill(7), null],
  ])("%s", (_case, times, hz) => {
    expect(refreshRate(times)).toBe(hz);
  });

  test("in words", () => {
    expect([refreshWords(60), refreshWords(null), refreshWords("measuring")]).toEqual([
      "about 60 Hz",
      "",
      "Measuring…",
    ]);
  });
});

describe("the lists and the bug report", () => {
  test.each([
    [320, "Tailwind below sm, Bootstrap below sm"],
    [600, "Tailwind below sm, Bootstrap sm"],
    [640, "Tailwind sm, Bootstrap sm"],
    [1024, "Tailwind lg, Bootstrap lg"],
    [1280, "Tailwind xl, Bootstrap xl"],
    [1920, "Tailwind 2xl, Bootstrap xxl"],
  ])("a viewport of %i is %s", (width, words) => {
    expect(breakpointWords(width)).toBe(words);
  });

  test("what the window has", () => {
    expect(windowFacts(desk).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      "Viewport: 1904 × 937",
      "Breakpoints: Tailwind 2xl, Bootstrap xxl",
      "Available area: 1920 × 1040",
      "Physical pixels: 1920 × 1080, 2.1 megapixels",
      "Aspect ratio: 16:9",
      "Screens: One",
    ]);
    expect(valueOf(windowFacts(reading({ hasMoreScreens: true })), "Screens")).toBe(
      "More than one",
    );
    expect(valueOf(windowFacts(phone), "Screens")).toBe("");
  });

  test("what the display has", () => {
    expect(displayFacts(desk, 60).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      "Refresh rate: about 60 Hz",
      "Color gamut: sRGB",
      "HDR: No",
      "Touch points: 0",
      "Pointer: fine, can hover",
      "Preferences: light",
    ]);
    const facts = displayFacts(
      reading({ ...phone, prefersDark: true, prefersLessMotion: true }),
      null,
    );
    expect(facts.map(({ value }) => value)).toEqual([
      "",
      "Display P3",
      "Yes",
      "5",
      "coarse",
      "dark, less motion",
    ]);
    expect(
      valueOf(displayFacts(reading({ hasP3: true, hasRec2020: true }), 60), "Color gamut"),
    ).toBe("Rec. 2020");
    expect(valueOf(displayFacts(reading({ hasSrgb: false }), 60), "Color gamut")).toBe("");
  });

  test("one Markdown list of what is known", () => {
    expect(
      bugReport([
        { label: "Resolution", value: "1920 × 1080" },
        { label: "Screens", value: "" },
        { label: "HDR", value: "No" },
      ]),
    ).toBe("- **Resolution:** 1920 × 1080\n- **HDR:** No");
  });
});
