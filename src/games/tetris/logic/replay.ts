import { wordsFor } from "#domain/recording.ts";
import { grouped } from "#domain/wording.ts";
import { resultOf, sprintLines, timeText } from "./goal.ts";
import { rulesShape, type Handling, type Rules } from "./options.ts";
import type { Action, State } from "./state.ts";

type Adjustment = Extract<Action, { type: "adjust" }>;

const plain = wordsFor<Exclude<Action, Adjustment>>({
  s: { type: "start" },
  p: { type: "pause" },
  r: { type: "resume" },
  "+L": { type: "press", key: "left" },
  "+R": { type: "press", key: "right" },
  "+D": { type: "press", key: "down" },
  "-L": { type: "release", key: "left" },
  "-R": { type: "release", key: "right" },
  "-D": { type: "release", key: "down" },
  L: { type: "nudge", way: "left" },
  R: { type: "nudge", way: "right" },
  D: { type: "nudge", way: "down" },
  t: { type: "turn", by: 1 },
  z: { type: "turn", by: -1 },
  q: { type: "turn", by: 2 },
  x: { type: "drop" },
  h: { type: "hold" },
});

/** Another handling is its three numbers: "a167,33,20". */
const adjustmentOf = ({ delayMs, repeatMs, softFactor }: Handling): string =>
  `a${delayMs},${repeatMs},${softFactor}`;

function readAdjustment(word: string): Adjustment | undefined {
  const [delayMs, repeatMs, softFactor] = word.slice(1).split(",").map(Number);
  const { fields } = rulesShape;
  const handling = {
    delayMs: fields.delayMs.read(delayMs),
    repeatMs: fields.repeatMs.read(repeatMs),
    softFactor: fields.softFactor.read(softFactor),
  };
  // What would have to be changed to be proper is no word of this game.
  return adjustmentOf(handling) === word ? { type: "adjust", handling } : undefined;
}

/** All of Tetris's replay but its rules: the face adds them. */
export const replayWords = {
  id: "tetris",
  name: "Tetris",
  version: 1,
  options: rulesShape,
  optionsOf: ({ mode, isSlow, firstHandling }: State): Rules => ({
    mode,
    isSlow,
    ...firstHandling,
  }),
  write: (action: Action): string =>
    action.type === "adjust" ? adjustmentOf(action.handling) : plain.write(action),
  read: (word: string): Action | undefined => plain.read(word) ?? readAdjustment(word),
  isOver: ({ phase }: State) => phase === "over",
  resultOf: resultLine,
};

/** "Score 1,200"; in a sprint "1:02.35", or how far it came. */
function resultLine(state: State): string {
  if (state.mode !== "sprint") return `Score ${grouped(state.score)}`;
  const timeMs = resultOf(state);
  return timeMs > 0 ? timeText(timeMs, 2) : `${state.lines} of ${sprintLines} lines`;
}
