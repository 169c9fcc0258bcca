import { modeOf, optionsOfMode, optionsShape } from "./options.ts";
import { formatHex } from "./palette.ts";
import { isRoundOver, type Action, type State } from "./state.ts";

/** How a game is written down so that it survives a reload: all of it but the rules. */
export const replayWords = {
  id: "color-guess",
  name: "Color Guess",
  version: 1,
  options: optionsShape,
  optionsOf: ({ firstOptions }: State) => firstOptions,
  write(action: Action): string {
    switch (action.type) {
      case "answer":
        return formatHex(action.color);
      case "change":
        return modeOf(action.options);
      default:
        return action.type;
    }
  },
  read(word: string): Action | undefined {
    if (word === "next" || word === "reset") return { type: word };
    if (/^#[0-9A-F]{6}$/.test(word)) {
      return { type: "answer", color: Number.parseInt(word.slice(1), 16) };
    }
    const options = optionsOfMode(word);
    return options && { type: "change", options };
  },
  isOver: isRoundOver,
  resultOf: ({ score, total }: State) => `${score}/${total}`,
};
