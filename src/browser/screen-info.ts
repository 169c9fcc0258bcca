import { every } from "./clock.ts";
import { mediaQuery } from "./media.ts";

const queries = {
  isPortrait: "(orientation: portrait)",
  hasSrgb: "(color-gamut: srgb)",
  hasP3: "(color-gamut: p3)",
  hasRec2020: "(color-gamut: rec2020)",
  isHdr: "(dynamic-range: high)",
  hasFinePointer: "(any-pointer: fine)",
  hasCoarsePointer: "(any-pointer: coarse)",
  canHover: "(any-hover: hover)",
  prefersDark: "(prefers-color-scheme: dark)",
  prefersLessMotion: "(prefers-reduced-motion: reduce)",
  prefersMoreContrast: "(prefers-contrast: more)",
  forcesColors: "(forced-colors: active)",
  prefersLessTransparency: "(prefers-reduced-transparency: reduce)",
} as const;

type Answers = Record<keyof typeof queries, boolean>;

function take() {
  const { screen, innerWidth, innerHeight, outerWidth, devicePixelRatio } = globalThis;
  // Older iOS has no orientation, and only Chromium knows of further screens.
  const orientation = screen.orientation as ScreenOrientation | undefined;
  const { isExtended } = screen as Screen & { isExtended?: boolean };
  const answers = Object.entries(queries).map(([name, query]) => [
    name,
    mediaQuery(query).matches(),
  ]);
  return {
    width: screen.width,
    height: screen.height,
    availWidth: screen.availWidth,
    availHeight: screen.availHeight,
    viewportWidth: innerWidth,
    viewportHeight: innerHeight,
    windowWidth: outerWidth,
    pixelRatio: devicePixelRatio,
    colorDepth: screen.colorDepth,
    orientationType: orientation?.type ?? "",
    orientationAngle: orientation?.angle ?? 0,
    hasMoreScreens: isExtended ?? null,
    touchPoints: navigator.maxTouchPoints,
    ...(Object.fromEntries(answers) as Answers),
  };
}

let last: { text: string; reading: ReturnType<typeof take> } | undefined;

/** What the browser says of its screen and window. The same object until something changes. */
export function readScreen(): ReturnType<typeof take> {
  const reading = take();
  const text = JSON.stringify(reading);
  if (last?.text !== text) last = { text, reading };
  return last.reading;
}

/** Nothing tells that the window was moved to another screen, so it is looked at. */
const lookMs = 500;

/** Calls back when something of it may have changed. Returns how to stop. */
export function onScreenChange(listener: () => void): () => void {
  const stops = Object.values(queries).map((query) => mediaQuery(query).subscribe(listener));
  const clock = every(lookMs, listener);
  globalThis.addEventListener("resize", listener);
  return () => {
    for (const stop of stops) stop();
    clock.stop();
    globalThis.removeEventListener("resize", listener);
  };
}
