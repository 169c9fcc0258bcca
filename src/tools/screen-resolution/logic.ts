import {
  aspectRatio,
  breakpointWords,
  megapixels,
  physicalOf,
  sizeWords,
  zoomOf,
} from "./logic/pixels.ts";
import type { Reading } from "./logic/reading.ts";
import { refreshWords, type Refresh } from "./logic/refresh.ts";

export { framesWatched, refreshRate } from "./logic/refresh.ts";
export type { Refresh } from "./logic/refresh.ts";

export interface Fact {
  label: string;
  value: string; // "" when the browser does not say
}

export interface Card extends Fact {
  note: string;
}

/** Up to three digits: a zoom of 110 % gives a ratio of 1.100000023841858. */
const ratioWords = (ratio: number): string => `${Number(ratio.toFixed(3))}x`;
const depthWords = (bits: number): string => `${bits}-bit`;

/** Spec §3: orientation. Where the browser does not say, the page's own form does. */
export function orientationOf({ orientationType, isPortrait }: Reading): string {
  if (orientationType.startsWith("portrait")) return "Portrait";
  if (orientationType.startsWith("landscape")) return "Landscape";
  return isPortrait ? "Portrait" : "Landscape";
}

const colorCounts: Record<number, string> = {
  8: "256 colors",
  16: "65,536 colors",
  24: "16.7 million colors",
  30: "1.07 billion colors",
  32: "16.7 million colors and alpha",
  36: "68.7 billion colors",
};

/**
 * Spec §2: cards Screen Width, Screen Height, Resolution, Pixel Ratio, Color Depth, Orientation,
 * each with a copy button.
 */
export function cardsOf(reading: Reading): Card[] {
  const { width, height, pixelRatio, colorDepth, orientationType, orientationAngle } = reading;
  const physical = physicalOf(reading);
  const zoom = zoomOf(reading);
  return [
    {
      label: "Screen Width",
      value: `${width}px`,
      note: `${reading.availWidth} without system bars`,
    },
    {
      label: "Screen Height",
      value: `${height}px`,
      note: `${reading.availHeight} without system bars`,
    },
    {
      label: "Resolution",
      value: sizeWords(width, height),
      note: [aspectRatio(width, height), physical.name].filter(Boolean).join(" · "),
    },
    {
      label: "Pixel Ratio",
      value: ratioWords(pixelRatio),
      note:
        zoom === 1 ? "Physical pixels per CSS pixel" : `With a zoom of ${Math.round(zoom * 100)}%`,
    },
    {
      label: "Color Depth",
      value: depthWords(colorDepth),
      note: colorCounts[colorDepth] ?? "",
    },
    {
      label: "Orientation",
      value: orientationOf(reading),
      note: orientationType === "" ? "" : `${orientationType}, ${orientationAngle}°`,
    },
  ];
}

/** Spec §2: a combined summary line. */
export const summarize = (reading: Reading): string =>
  [
    sizeWords(reading.width, reading.height),
    ratioWords(reading.pixelRatio),
    depthWords(reading.colorDepth),
    orientationOf(reading),
  ].join(" · ");

/** The window and the screen, beyond the cards. */
export function windowFacts(reading: Reading): Fact[] {
  const physical = physicalOf(reading);
  const { viewportWidth, viewportHeight, hasMoreScreens } = reading;
  return [
    { label: "Viewport", value: sizeWords(viewportWidth, viewportHeight) },
    { label: "Breakpoints", value: breakpointWords(viewportWidth) },
    { label: "Available area", value: sizeWords(reading.availWidth, reading.availHeight) },
    {
      label: "Physical pixels",
      value: `${sizeWords(physical.width, physical.height)}, ${megapixels(physical)}`,
    },
    { label: "Aspect ratio", value: aspectRatio(physical.width, physical.height) },
    {
      label: "Screens",
      value: hasMoreScreens === null ? "" : hasMoreScreens ? "More than one" : "One",
    },
  ];
}

function gamutOf(reading: Reading): string {
  if (reading.hasRec2020) return "Rec. 2020";
  if (reading.hasP3) return "Display P3";
  return reading.hasSrgb ? "sRGB" : "";
}

const listed = (names: readonly (readonly [isOn: boolean, name: string])[]): string =>
  names.flatMap(([isOn, name]) => (isOn ? [name] : [])).join(", ");

/** How it shows colors and motion, how it is touched, and what its owner prefers. */
export function displayFacts(reading: Reading, refresh: Refresh): Fact[] {
  return [
    { label: "Refresh rate", value: refreshWords(refresh) },
    { label: "Color gamut", value: gamutOf(reading) },
    { label: "HDR", value: reading.isHdr ? "Yes" : "No" },
    { label: "Touch points", value: String(reading.touchPoints) },
    {
      label: "Pointer",
      value: listed([
        [reading.hasFinePointer, "fine"],
        [reading.hasCoarsePointer, "coarse"],
        [reading.canHover, "can hover"],
      ]),
    },
    {
      label: "Preferences",
      value: listed([
        [true, reading.prefersDark ? "dark" : "light"],
        [reading.prefersLessMotion, "less motion"],
        [reading.prefersMoreContrast, "more contrast"],
        [reading.forcesColors, "forced colors"],
        [reading.prefersLessTransparency, "less transparency"],
      ]),
    },
  ];
}

/** All of it as a Markdown list, for a bug report. */
export function bugReport(facts: readonly Fact[]): string {
  const known = facts.filter(({ value }) => value !== "");
  return known.map(({ label, value }) => `- **${label}:** ${value}`).join("\n");
}
