import { counted } from "#domain/wording.ts";
import { figuresOf, isDrawn, limitMsOf, type State } from "../logic.ts";

/** What a screen reader says. */
export function describeLast(state: State): string {
  switch (state.last?.type) {
    case undefined:
      return "";
    case "started":
      return `${whatToType(state)} The clock starts with your first key.`;
    case "reset":
      return "Cleared.";
    case "complete": {
      if (state.isAided) return "Complete, but not a result: several words arrived at once.";
      const { wpm, accuracy, errors } = figuresOf(state);
      return `Complete. ${Math.round(wpm)} words per minute, accuracy ${Math.floor(accuracy)} percent, ${counted(errors, "error")}.`;
    }
    default:
      return noticeOf(state);
  }
}

function whatToType({ options }: State): string {
  if (!isDrawn(options.kind)) return "The passage is above the field.";
  return limitMsOf(options) === null
    ? `${counted(options.words, "word")} are above the field.`
    : `${counted(options.seconds, "second")}. The words are above the field.`;
}

/** What stands under the field while something is in the way. */
export function noticeOf({ last, phase }: State): string {
  if (phase !== "typing") return "";
  switch (last?.type) {
    case "pasted":
      return "Pasting does not count. Type the passage.";
    case "aided":
      return "Several words arrived at once, as from a voice. This test is not a result.";
    case "paused":
      return "Paused. The clock goes on with your next key.";
    case "restored":
      return "Not finished: your text is still here. The clock goes on with your next key.";
    default:
      return "";
  }
}
