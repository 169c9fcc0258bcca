import { fastestNervesMs, rate, type Device, type Phase, type State } from "../logic.ts";

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
export function hintOf({ phase, lastMs }: State): string {
  switch (phase) {
    case "waiting":
      return "Mouse, touch, Space or Enter";
    case "ready":
    case "go":
      return "";
    case "too-early":
      return "That does not count. Press again for the next try.";
    case "clicked":
      return lastMs !== null && lastMs < fastestNervesMs
        ? "Under 100 ms is faster than nerves: a lucky guess?"
        : `${rate(lastMs ?? 0)}. Press again for the next try.`;
  }
}

/** What a screen reader says. */
export function describeLast({ last, lastMs }: State): string {
  if (last === null) return "";
  if (last.type === "cleared") return "History cleared.";
  if (last.type !== "clicked") return labels[last.type];
  return `${Math.round(lastMs ?? 0)} milliseconds. ${rate(lastMs ?? 0)}.`;
}

/** "231 ms", or a dash for none. */
export const inMs = (ms: number | null | undefined): string =>
  ms === null || ms === undefined ? "–" : `${Math.round(ms)} ms`;

export const deviceNames: Record<Device, string> = {
  mouse: "Mouse",
  touch: "Touch",
  pen: "Pen",
  key: "Keyboard",
};
