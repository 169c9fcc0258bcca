/** How many frames are looked at: most of a second at 60 Hz. */
export const framesWatched = 45;

const usualRates = [
  24, 30, 48, 50, 60, 72, 75, 90, 100, 120, 144, 165, 180, 200, 240, 280, 360, 480, 540,
];
/** A clock of a page is only so exact. */
const rateTolerance = 0.03;

/** In Hz; `null` when frames told too little. */
export type Refresh = number | "measuring" | null;

/** In words: "about 60 Hz", and "" when it is not known. */
export function refreshWords(refresh: Refresh): string {
  if (refresh === "measuring") return "Measuring…";
  return refresh === null ? "" : `about ${refresh} Hz`;
}

/** The screen's rate in Hz, from the times of frames; `null` when they tell too little. */
export function refreshRate(times: readonly number[]): number | null {
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? at));
  const sorted = gaps.filter((gap) => gap > 0).sort((a, b) => a - b);
  // The middle one: a frame that was late says nothing about the screen.
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined || sorted.length < 10) return null;
  const rate = 1000 / middle;
  const usual = usualRates.find((known) => Math.abs(rate / known - 1) <= rateTolerance);
  return usual ?? Math.round(rate);
}
