import type { Reading } from "./reading.ts";

/** Width and height in one text: "1920 × 1080". */
export const sizeWords = (width: number, height: number): string => `${width} × ${height}`;

/** The steps of Chromium's zoom. */
const zoomSteps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5];

/**
 * The page's zoom, as far as it can be told. Chromium's zoom makes the page's pixels larger but not
 * the window's, so their ratio is the zoom; elsewhere both grow and the screen's size shrinks along.
 * A panel beside the page looks alike, hence only a ratio that is a step of the zoom counts.
 */
export function zoomOf({ windowWidth, viewportWidth, hasFinePointer }: Reading): number {
  const ratio = windowWidth / viewportWidth;
  if (!hasFinePointer || !Number.isFinite(ratio)) return 1;
  return zoomSteps.find((step) => Math.abs(ratio / step - 1) < 0.015) ?? 1;
}

/** Screens that are sold. Physical size is computed from rounded numbers, so it may miss by one. */
const knownScreens: readonly (readonly [width: number, height: number, name: string])[] = [
  [1280, 720, "HD"],
  [1280, 800, "WXGA"],
  [1366, 768, "WXGA"],
  [1440, 900, "WXGA+"],
  [1600, 900, "HD+"],
  [1680, 1050, "WSXGA+"],
  [1920, 1080, "Full HD"],
  [1920, 1200, "WUXGA"],
  [2560, 1080, "Ultrawide Full HD"],
  [2560, 1440, "QHD"],
  [2560, 1600, "WQXGA"],
  [2880, 1800, "Retina"],
  [3440, 1440, "Ultrawide QHD"],
  [3840, 1600, "Ultrawide QHD+"],
  [3840, 2160, "4K UHD"],
  [5120, 1440, "Dual QHD"],
  [5120, 2880, "5K"],
  [7680, 4320, "8K UHD"],
];

interface Physical {
  width: number;
  height: number;
  name: string; // "4K UHD", or ""
}

/** The dots of the screen itself: 1536 × 864 at a ratio of 1.25 are 1920 × 1080. */
export function physicalOf(reading: Reading): Physical {
  const scale = reading.pixelRatio / zoomOf(reading);
  const [width, height] = [reading.width * scale, reading.height * scale];
  const isNear = (exact: number, known: number) => Math.abs(exact - known) <= scale / 2 + 0.5;
  for (const [long, short, name] of knownScreens) {
    if (isNear(width, long) && isNear(height, short)) return { width: long, height: short, name };
    if (isNear(width, short) && isNear(height, long)) return { width: short, height: long, name };
  }
  return { width: Math.round(width), height: Math.round(height), name: "" };
}

/** "8.3 megapixels". */
export const megapixels = ({ width, height }: Physical): string =>
  `${((width * height) / 1e6).toFixed(1)} megapixels`;

const knownRatios: readonly (readonly [number, number])[] = [
  [1, 1],
  [5, 4],
  [4, 3],
  [3, 2],
  [16, 10],
  [16, 9],
  [2, 1],
  [21, 9],
  [32, 9],
];
/** 2560 × 1080 is sold as 21:9, and 1366 × 768 as 16:9. */
const ratioTolerance = 0.025;

/** "16:9"; "about 21:9" where that is only its name; "683:384" where it has none. */
export function aspectRatio(width: number, height: number): string {
  if (width <= 0 || height <= 0) return "";
  if (width < height) return aspectRatio(height, width).replace(/(\d+):(\d+)/, "$2:$1");
  const exact = knownRatios.find(([long, short]) => width * short === height * long);
  if (exact) return exact.join(":");
  const off = ([long, short]: readonly [number, number]) =>
    Math.abs((width * short) / (height * long) - 1);
  const [nearest] = [...knownRatios].sort((a, b) => off(a) - off(b));
  if (nearest && off(nearest) <= ratioTolerance) return `about ${nearest.join(":")}`;
  const divisor = commonDivisor(Math.round(width), Math.round(height));
  return `${Math.round(width) / divisor}:${Math.round(height) / divisor}`;
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

const breakpoints = {
  Tailwind: { sm: 640, md: 768, lg: 1024, xl: 1280, "2xl": 1536 },
  Bootstrap: { sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 },
};

/** Where a viewport stands in two frameworks: "Tailwind lg, Bootstrap xl". */
export const breakpointWords = (viewportWidth: number): string =>
  Object.entries(breakpoints)
    .map(([framework, steps]) => {
      const reached = Object.entries(steps).filter(([, from]) => viewportWidth >= from);
      return `${framework} ${reached.at(-1)?.[0] ?? "below sm"}`;
    })
    .join(", ");
