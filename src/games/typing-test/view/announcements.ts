import { counted } from "#domain/wording.ts";
import { figuresOf, type State } from "../logic.ts";

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
