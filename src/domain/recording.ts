import type { Game, Tick } from "./game.ts";
import type { Shape } from "./shape.ts";

/** A game as it was played: its luck, and everything that happened to it. */
export interface Recording {
  seed: number;
  events: readonly RecordedEvent[];
}

/**
 * An action, as the game's own word for it, or so many ticks in a row, of which the last came at
 * this time. Times are whole milliseconds since the first event and never go back.
 */
export type RecordedEvent = { at: number; word: string } | { at: number; ticks: number };

/** What a game says about itself, so that it can be recorded, kept, shared and played again. */
export interface Replayable<State, Action, Options> {
  id: string; // "snake"
  name: string; // "Snake"
  /** Raised whenever the same seed and the same words could lead to another end. */
  version: number;
  options: Shape<Options>;
  optionsOf: (state: State) => Options;
  game: (options: Options) => Game<State, Action>;
  /** A short word for an action: "U", "o12". Printable ASCII without spaces; times are no part of it. */
  write: (action: Action) => string;
  /** The action that a word stands for, at that time; `undefined` for any other text. */
  read: (word: string, at: number) => Action | undefined;
  isOver: (state: State) => boolean;
  /** What the game has come to, in one line that a replay is held to: "Score 120". */
  resultOf: (state: State) => string;
}

/** A running recording. It is never changed, only taken further, and that costs the same each time. */
export interface Tape {
  seed: number;
  originMs: number; // when the first event was, on the clock of `event.timeStamp`
  watchedMs: number; // how long it is to watch
  last: Entry | null;
}

interface Entry {
  event: RecordedEvent;
  before: Entry | null;
}

/** Who watches a game, or races against it, does not sit through longer waits. */
export const maxWaitMs = 5000;

/** How the fragment of a link begins that holds a replay. */
export const linkStart = "#replay=";

/** Whether a fragment is meant to be a replay. */
export const isReplayLink = (fragment: string): boolean => fragment.startsWith(linkStart);

/** Nothing has happened yet. */
export const blankTape = (seed: number): Tape => ({
  seed,
  originMs: 0,
  watchedMs: 0,
  last: null,
});

/** What is on a tape. */
export function recordingOf({ seed, last }: Tape): Recording {
  const events: RecordedEvent[] = [];
  for (let entry = last; entry !== null; entry = entry.before) events.push(entry.event);
  return { seed, events: events.toReversed() };
}

/** For how long a game has been played by now, without long waits. */
export const playedMs = (tape: Tape, nowMs: number): number =>
  tape.last === null ? 0 : tape.watchedMs + waitOf(nowMs - tape.originMs - tape.last.event.at);

/** A wait as it is shown. */
export const waitOf = (waitMs: number): number => Math.min(Math.max(0, waitMs), maxWaitMs);

/** A game and its tape. */
export interface Recorded<State> {
  state: State;
  tape: Tape;
}

/**
 * A step of a game, written down if it changed something. The game gets whole milliseconds that
 * never go back, so that its sums of times come out the same when it is played again.
 */
export function stepRecorded<State, Action>(
  { game, write }: { game: Game<State, Action>; write: (action: Action) => string },
  { state, tape }: Recorded<State>,
  action: Action | Tick,
  nowMs: number,
): Recorded<State> {
  const dueAt = (action as Partial<Tick>).at;
  const wholeMs = Math.round(dueAt ?? nowMs);
  const originMs = tape.last === null ? wholeMs : tape.originMs;
  const at = Math.max(tape.last?.event.at ?? 0, wholeMs - originMs);
  const timed = dueAt === undefined ? action : { ...action, at: originMs + at };
  const next = game.step(state, timed);
  if (next === state) return { state, tape };
  const event = isTick(timed) ? { at, ticks: 1 } : { at, word: write(timed) };
  return { state: next, tape: { ...withEvent(tape, event), originMs } };
}

/** A tape that goes on with this event. Ticks in a row are one event. */
export function withEvent(tape: Tape, event: RecordedEvent): Tape {
  const { last } = tape;
  const count = "ticks" in event ? event.ticks : 1;
  const watchedMs = tape.watchedMs + count * waitOf((event.at - (last?.event.at ?? 0)) / count);
  if (last !== null && "ticks" in event && "ticks" in last.event) {
    const ticks = last.event.ticks + event.ticks;
    return { ...tape, watchedMs, last: { ...last, event: { at: event.at, ticks } } };
  }
  return { ...tape, watchedMs, last: { event, before: last } };
}

const isTick = (action: unknown): action is Tick => (action as Partial<Tick>).type === "tick";

/** Words for actions that have no number in them: `{ U: { type: "turn", direction: "up" } }`. */
export function wordsFor<Action extends object>(table: Readonly<Record<string, Action>>) {
  const keyOf = (action: Action) => Object.entries(action).map(String).toSorted().join(";");
  const words = new Map(Object.entries(table).map(([word, action]) => [keyOf(action), word]));
  return {
    write(action: Action): string {
      const word = words.get(keyOf(action));
      if (word === undefined) throw new RangeError(`No word for ${keyOf(action)}`);
      return word;
    },
    read: (word: string): Action | undefined =>
      Object.hasOwn(table, word) ? table[word] : undefined,
  };
}
