import { grouped } from "#domain/wording.ts";
import { isWon, type Outcome, type State } from "../logic.ts";

const causes = { wall: "You hit the wall.", body: "You ran into yourself." };

/** What a screen reader says: "Score 30. Length 4." */
export function describeLast({ last, score, cells }: State, isBest: boolean): string {
  if (last === null) return "";
  switch (last.type) {
    case "started":
      return "The snake heads right.";
    case "paused":
      return "Paused.";
    case "ate":
      return `Score ${grouped(score)}. Length ${cells.length}.`;
    case "died":
    case "won": {
      const end = last.type === "won" ? "You won!" : "Game over.";
      const best = isBest ? " New high score." : "";
      return `${end} ${endOf(last)} Final score ${grouped(score)}.${best}`;
    }
  }
}

/** The title of the end screen. */
export const endTitle = (state: State): string => (isWon(state) ? "🎉 You Won!" : "Game Over!");

/** How the game ended: "You hit the wall." */
export function endOf(last: Outcome | null): string {
  if (last?.type === "won") return "The snake fills the whole board.";
  return last?.type === "died" ? causes[last.by] : "";
}
