/**
 * Where a game stands that runs by itself. A number counts down to its going on after a pause, so
 * that nobody is thrown into a moving game.
 */
export type Phase = "idle" | "running" | "paused" | 3 | 2 | 1 | "over";

/** What the player asks of such a game. */
export type PhaseAction = { type: "start" } | { type: "pause" } | { type: "resume" };

/** From one number of the countdown to the next. */
export const countdownMs = 500;

/** The phase after the player, or time, did something. An unfit action changes nothing. */
export function phaseAfter(phase: Phase, action: PhaseAction["type"] | "tick"): Phase {
  switch (action) {
    case "start":
      return phase === "idle" ? "running" : phase;
    case "pause":
      return phase === "running" || isCountdown(phase) ? "paused" : phase;
    case "resume":
      return phase === "paused" ? 3 : phase;
    case "tick":
      if (phase === 3) return 2;
      if (phase === 2) return 1;
      return phase === 1 ? "running" : phase;
  }
}

/** Whether the game is about to go on. */
export const isCountdown = (phase: Phase): phase is 3 | 2 | 1 => typeof phase === "number";

/** Whether there is a game that could be lost: it has begun and is not over. */
export const isUnderWay = (phase: Phase): boolean => phase !== "idle" && phase !== "over";
