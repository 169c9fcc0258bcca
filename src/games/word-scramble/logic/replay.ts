import { counted, grouped } from "#domain/wording.ts";
import { onlyLetters } from "./answer.ts";
import { optionsShape } from "./options.ts";
import { scoreOf, type Action, type State } from "./state.ts";

/** Actions that are nothing but their type and perhaps their time. */
const timed = { n: "next", k: "skip", p: "pause", r: "resume" } as const;
const timeless = { x: "shuffle", h: "hint" } as const;
const words = Object.entries({ ...timed, ...timeless });

/** All of the replay but the rules: the face adds them. Another list of words is another version. */
export const replayWords = {
  id: "word-scramble",
  name: "Word Scramble",
  version: 1,
  options: optionsShape,
  optionsOf: ({ options }: State) => options,
  write(action: Action): string {
    switch (action.type) {
      case "start":
        return action.isChosen === true ? "c" : "s";
      case "write":
        return `w${onlyLetters(action.text)}`;
      case "take":
        return `t${action.place}`;
      default:
        return words.find(([, type]) => type === action.type)?.[0] ?? "";
    }
  },
  read(word: string, at: number): Action | undefined {
    if (word === "s" || word === "c") return { type: "start", at, isChosen: word === "c" };
    if (/^w[a-z]*$/.test(word)) return { type: "write", text: word.slice(1), at };
    if (/^t\d$/.test(word)) return { type: "take", place: Number(word.slice(1)), at };
    if (Object.hasOwn(timed, word)) return { type: timed[word as keyof typeof timed], at };
    if (Object.hasOwn(timeless, word)) return { type: timeless[word as keyof typeof timeless] };
    return undefined;
  },
  isOver: ({ phase }: State) => phase === "over",
  resultOf: (state: State) =>
    `Score ${grouped(scoreOf(state))} with ${counted(foundIn(state), "word")}`,
};

const foundIn = ({ results }: State): number =>
  results.filter(({ why }) => why === "solved").length;
