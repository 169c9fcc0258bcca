import { grouped } from "#domain/wording.ts";
import type { Power, State } from "../logic.ts";

const powerNames: Record<Power, string> = {
  wide: "Wide paddle.",
  slow: "Slow ball.",
  ball: "Another ball.",
  life: "Another life.",
};

/** What a screen reader says; bounces and bricks are too quick for words. */
export function describeLast({ last, lives, level, score }: State, isBest: boolean): string {
  switch (last?.type) {
    case "started":
      return "Started. Space serves the ball.";
    case "paused":
      return "Paused.";
    case "caught":
      return powerNames[last.power];
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
