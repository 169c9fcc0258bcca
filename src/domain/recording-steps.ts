import type { Game, Tick } from "./game.ts";
import {
  blankTape,
  waitOf,
  withEvent,
  type Recorded,
  type Recording,
  type Replayable,
} from "./recording.ts";

/** Everything that happened, one by one. A tick has no word. */
export interface Steps {
  words: readonly (string | null)[];
  ats: readonly number[];
}

/** More than two hours at 120 ticks a second; a link that claims more is there to hold the page up. */
export const maxSteps = 1_000_000;

/** How many steps a recording has. */
export const countSteps = ({ events }: Recording): number =>
  events.reduce((sum, event) => sum + ("ticks" in event ? event.ticks : 1), 0);

/** Ticks in a row are spread evenly over their time, in whole milliseconds. */
export function stepsOf({ events }: Recording): Steps {
  const words: (string | null)[] = [];
  const ats: number[] = [];
  let before = 0;
  for (const event of events) {
    const count = "ticks" in event ? event.ticks : 1;
    for (let tick = 1; tick <= count; tick += 1) {
      words.push("word" in event ? event.word : null);
      ats.push(before + Math.round(((event.at - before) * tick) / count));
    }
    before = event.at;
  }
  return { words, ats };
}

/** When each step is seen: long waits are shortened. */
export function watchedTimes({ ats }: Steps): number[] {
  let time = 0;
  return ats.map((at, index) => {
    time += waitOf(at - (ats[index - 1] ?? 0));
    return time;
  });
}

/** The action of a step; `undefined` when its word means nothing in this game. */
export function actionAt<Action>(
  read: (word: string, at: number) => Action | undefined,
  { words, ats }: Steps,
  index: number,
  originMs = 0,
): Action | Tick | undefined {
  const word = words[index];
  const at = originMs + (ats[index] ?? 0);
  return typeof word === "string" ? read(word, at) : { type: "tick", at };
}

/**
 * A game that goes on where its recording ends, as if it had been played until now; `undefined`
 * when there is a word in it that means nothing.
 */
export function playOn<State, Action, Options>(
  { read }: Pick<Replayable<State, Action, Options>, "read">,
  game: Game<State, Action>,
  recording: Recording,
  nowMs: number,
): Recorded<State> | undefined {
  const { seed, events } = recording;
  const steps = stepsOf(recording);
  const originMs = Math.round(nowMs) - (events.at(-1)?.at ?? 0);
  let state = game.start(seed);
  for (let index = 0; index < steps.words.length; index += 1) {
    const action = actionAt(read, steps, index, originMs);
    if (action === undefined) return undefined;
    state = game.step(state, action);
  }
  return { state, tape: events.reduce(withEvent, { ...blankTape(seed), originMs }) };
}
