import {
  fastestNervesMs,
  rate,
  seriesLength,
  shareSlower,
  summaryOf,
  tryNumber,
  type Device,
  type FrameTime,
  type Phase,
  type State,
} from "../logic.ts";

/** Spec §4: what the pad says in each state. `clicked` shows the time instead. */
const labels: Record<Exclude<Phase, "clicked">, string> = {
  waiting: 'Click "Start Test" to begin',
  ready: "Wait for GREEN...",
  go: "CLICK NOW!",
  "too-early": "Too early! Wait for green.",
};

/** The pad's large line: "231 ms" after a press. */
export const labelOf = ({ phase, lastMs }: State): string =>
  phase === "clicked" ? inMs(lastMs) : labels[phase];

/** The pad's small line. */
export function hintOf(state: State): string {
  const { phase, mode } = state;
  const isSeries = mode === "series";
  switch (phase) {
    case "waiting":
      return isSeries ? `${tryText(state)} comes next` : "Mouse, touch, Space or Enter";
    case "ready":
    case "go":
      return isSeries ? tryText(state) : "";
    case "too-early":
      return isSeries
        ? `That does not count. Press again to repeat ${tryText(state, "try")}.`
        : "That does not count. Press again for the next try.";
    case "clicked":
      return isSeries ? seriesHint(state) : singleHint(state.lastMs ?? 0);
  }
}

const singleHint = (ms: number): string =>
  ms < fastestNervesMs
    ? "Under 100 ms is faster than nerves: a lucky guess?"
    : `${rate(ms)}. Press again for the next try.`;

function seriesHint(state: State): string {
  const summary = summaryOf(state);
  if (summary !== null)
    return `Median of the five: ${inMs(summary.medianMs)}. Press again for a new series.`;
  return isGuess(state)
    ? `Under 100 ms is faster than nerves: a false start. Press again to repeat ${tryText(state, "try")}.`
    : `${rate(state.lastMs ?? 0)}. Press again for ${tryText(state, "try")}.`;
}

/** In a series, a press that came sooner than anybody can react. */
const isGuess = ({ lastMs }: State): boolean => lastMs !== null && lastMs < fastestNervesMs;

/** "Try 3 of 5" */
const tryText = (state: State, word = "Try"): string =>
  `${word} ${tryNumber(state)} of ${seriesLength}`;

/** What a screen reader says. */
export function describeLast(state: State): string {
  const { last, lastMs } = state;
  if (last === null) return "";
  if (last.type === "cleared") return "History cleared.";
  const isTry = last.type === "clicked" || last.type === "too-early";
  const text =
    last.type === "clicked"
      ? `${Math.round(lastMs ?? 0)} milliseconds. ${rate(lastMs ?? 0)}.`
      : labels[last.type];
  return state.mode === "series" && isTry ? `${text} ${describeSeries(state)}` : text;
}

function describeSeries(state: State): string {
  const summary = summaryOf(state);
  if (summary === null) {
    const isFalse = state.last?.type === "too-early" || isGuess(state);
    return isFalse
      ? `A false start. ${tryText(state)} is repeated.`
      : `${tryText(state)} comes next.`;
  }
  const [median, fastest, slowest] = [summary.medianMs, summary.fastestMs, summary.slowestMs].map(
    Math.round,
  );
  return `Series finished: median ${median}, from ${fastest} to ${slowest} milliseconds.`;
}

/** How a mean compares with the study's people: "Faster than about 62 in 100". */
export function standingText(meanMs: number): string {
  const slower = Math.round(shareSlower(meanMs) * 100);
  if (slower < 1) return "Slower than 99 in 100 or more";
  return slower > 99 ? "Faster than 99 in 100 or more" : `Faster than about ${slower} in 100`;
}

/** What a screen's frame time means for the times measured here. */
export function frameTimeText(frameTime: FrameTime | null): string {
  if (frameTime === null) return "The clock of this browser is too coarse to tell.";
  const { hz, frameMs, isEven } = frameTime;
  const pace = `About ${Math.round(hz)} Hz: a frame takes ${frameMs.toFixed(1)} ms.`;
  const cost = `That adds about ${(frameMs / 2).toFixed(1)} ms on average (half a frame) to any time measured here.`;
  const doubt = "Frames came unevenly, so measure again when nothing else is running.";
  return [pace, cost, ...(isEven ? [] : [doubt])].join(" ");
}

/** "231 ms", or a dash for none. */
export const inMs = (ms: number | null | undefined): string =>
  ms === null || ms === undefined ? "–" : `${Math.round(ms)} ms`;

/** The same in one piece: on a phone the unit would fall to a second line. */
export const inFigure = (ms: number | null | undefined): string => inMs(ms).replace(" ", "\u00A0");

export const deviceNames: Record<Device, string> = {
  mouse: "Mouse",
  touch: "Touch",
  pen: "Pen",
  key: "Keyboard",
};
