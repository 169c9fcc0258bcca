import type { Replayable } from "./recording.ts";
import { actionAt, stepsOf, watchedTimes } from "./recording-steps.ts";
import { readReplay, type Replay } from "./recording-text.ts";
import { fail, ok, type Result } from "./result.ts";

/** A game that can be watched, forwards and back. */
export interface Playback<State> {
  /** How many steps there are; 0 of them are the beginning. */
  length: number;
  durationMs: number;
  /** The game after so many steps. */
  stateAfter: (steps: number) => State;
  /** How many steps have been made by this time, and when a step is made. */
  stepsBy: (ms: number) => number;
  timeOf: (steps: number) => number;
  /** Where it is worth to stop, as numbers of steps: at every action, and at ticks one can see. */
  stops: readonly number[];
}

/** A replay that has been played, and came to what it claims. */
export interface OpenedReplay<State, Options> extends Replay<Options> {
  playback: Playback<State>;
}

/** Going back costs no more than this many steps. */
const stepsBetweenMarks = 256;
/** Faster ticks are no stops: nobody steps through 120 of them for a second. */
const visibleTickMs = 40;

/** Reads a replay and plays it. It is refused when it comes to something else than it claims. */
export function openReplay<State, Action, Options>(
  replayable: Replayable<State, Action, Options>,
  text: string,
): Result<OpenedReplay<State, Options>> {
  const replay = readReplay(replayable, text);
  if (!replay.ok) return replay;
  const playback = openPlayback(replayable, replay.value);
  if (playback === undefined) {
    return fail("This replay is damaged: there is a move in it that the game does not have.");
  }
  const end = playback.stateAfter(playback.length);
  return replayable.resultOf(end) === replay.value.result
    ? ok({ ...replay.value, playback })
    : fail("The score in this replay does not follow from its moves.");
}

/** Plays a recording once; `undefined` when there is a word in it that means nothing. */
export function openPlayback<State, Action, Options>(
  { game: gameOf, read }: Replayable<State, Action, Options>,
  { options, recording }: Omit<Replay<Options>, "result">,
): Playback<State> | undefined {
  const game = gameOf(options);
  const steps = stepsOf(recording);
  const length = steps.words.length;
  const times = watchedTimes(steps);
  const start = game.start(recording.seed);
  const marks = [start];
  const stops: number[] = [];
  let state = start;
  for (let index = 0; index < length; index += 1) {
    const action = actionAt(read, steps, index);
    if (action === undefined) return undefined;
    state = game.step(state, action);
    if ((index + 1) % stepsBetweenMarks === 0) marks.push(state);
    const sinceMs = (steps.ats[index] ?? 0) - (steps.ats[index - 1] ?? 0);
    const isLast = index === length - 1;
    if (steps.words[index] !== null || sinceMs >= visibleTickMs || isLast) stops.push(index + 1);
  }

  let seen = { steps: length, state };
  const stateAfter = (wanted: number): State => {
    const mark = Math.floor(wanted / stepsBetweenMarks);
    const isAhead = wanted >= seen.steps && wanted - seen.steps < stepsBetweenMarks;
    let now = isAhead ? seen.state : (marks[mark] ?? start);
    for (let index = isAhead ? seen.steps : mark * stepsBetweenMarks; index < wanted; index += 1) {
      const action = actionAt(read, steps, index);
      if (action !== undefined) now = game.step(now, action);
    }
    seen = { steps: wanted, state: now };
    return now;
  };
  return {
    length,
    durationMs: times.at(-1) ?? 0,
    stateAfter,
    stepsBy: (ms) => countUpTo(times, ms),
    timeOf: (count) => (count === 0 ? 0 : (times[count - 1] ?? 0)),
    stops,
  };
}

/** How many of the rising values are no greater than the limit. */
export function countUpTo(values: readonly number[], limit: number): number {
  let from = 0;
  let to = values.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((values[middle] ?? 0) <= limit) from = middle + 1;
    else to = middle;
  }
  return from;
}
