import { grouped } from "#domain/wording.ts";
import { levelOf, resultOf, sprintLines, timeText, type State } from "../logic.ts";

const clears = ["", "One line.", "Two lines.", "Three lines.", "Four lines!"];

/** What a screen reader says; most pieces land without a word. */
export function describeLast(state: State, isBest: boolean): string {
  const { last, score } = state;
  if (last === null) return "";
  switch (last.type) {
    case "started":
      return "Started.";
    case "paused":
      return "Paused.";
    case "locked": {
      if (last.cleared.length === 0) return "";
      const level = last.isNewLevel ? ` Level ${levelOf(state)}.` : "";
      return `${clears[last.cleared.length]} ${progressOf(state)}.${level}`;
    }
    case "finished":
      return state.mode === "sprint"
        ? `Finished in ${timeText(resultOf(state), 2)}.${isBest ? " New best time." : ""}`
        : `Time is up. Final score ${grouped(score)}.${isBest ? " New best score." : ""}`;
    case "over":
      return `Game over. Final score ${grouped(score)}.${isBest ? " New best score." : ""}`;
  }
}

const progressOf = ({ mode, lines, score }: State): string =>
  mode === "sprint" ? `${Math.max(0, sprintLines - lines)} to go` : `Score ${grouped(score)}`;
