import { grouped } from "#domain/wording.ts";
import type { State } from "../logic.ts";

/** What a screen reader says; bounces and bricks are too quick for words. */
export function describeLast({ last, lives, level, score }: State, isBest: boolean): string {
  switch (last?.type) {
    case "started":
      return "Started. Space serves the ball.";
    case "paused":
      return "Paused.";
    case "cleared":
      return `Level ${level}. Score ${grouped(score)}. Space serves the ball.`;
    case "lost":
      return `Ball lost. ${lives} ${lives === 1 ? "life" : "lives"} left. Space serves the ball.`;
    case "over":
      return `Game over. Final score ${grouped(score)}.${isBest ? " New best score." : ""}`;
    default:
      return "";
  }
}
