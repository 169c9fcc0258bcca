import { figuresOf } from "./figures.ts";
import type { State } from "./logic.ts";

/** What a screen reader says. */
export function describeLast(state: State): string {
  switch (state.last?.type) {
    case undefined:
      return "";
    case "started":
      return "The passage is above the field. The clock starts with your first key.";
    case "pasted":
      return pasteMessage;
    case "reset":
      return "Cleared.";
    case "complete": {
      const { wpm, accuracy, errors } = figuresOf(state);
      return `Complete. ${Math.round(wpm)} words per minute, accuracy ${Math.round(accuracy)} percent, ${counted(errors, "error")}.`;
    }
  }
}

export const pasteMessage = "Pasting does not count. Type the passage.";

/** A number and its noun: "1 error", "2 errors" */
export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Minutes and seconds: "1:05" */
export const timeText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, "0")}`;
