import { isCountdown, type Phase } from "#domain/phase.ts";

/**
 * What a key asks of a game that runs by itself. The toggles (P, unless told) pause and go on;
 * Escape only pauses, so that a second press leaves the game.
 */
export function phaseKey(
  event: KeyboardEvent,
  phase: Phase,
  toggles: readonly string[] = ["p"],
): "pause" | "resume" | undefined {
  const isToggle = toggles.includes(event.key.toLowerCase());
  if (event.repeat || (!isToggle && event.key !== "Escape")) return undefined;
  if (phase === "paused") return isToggle ? "resume" : undefined;
  return phase === "running" || isCountdown(phase) ? "pause" : undefined;
}
