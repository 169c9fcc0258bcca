import { use, useState } from "react";
import { freshSeed } from "#browser/entropy.ts";
import { storedValue, type StoredValue } from "#browser/storage.ts";
import type { Game, Tick } from "#domain/game.ts";
import { blankTape, stepRecorded, type Replayable, type Tape } from "#domain/recording.ts";
import { parts } from "../parts.ts";

/** A game that is being played. */
export interface Play<State> {
  state: State;
  /** What happened so far; `null` when nobody writes it down. */
  tape: Tape | null;
  round: number; // counts the games, so that a new one never inherits a wait
}

/** How a game begins, and what is kept of it. */
export interface PlayOptions<State, Action, Options> {
  /** How it is recorded: then it survives a reload, and can be watched again. */
  replay?: Replayable<State, Action, Options> | undefined;
  /** The luck of the first game. */
  seed?: number | undefined;
  /** Every further game has the same luck. */
  isRace?: boolean | undefined;
  /** Where a game is kept that is not recorded. */
  kept?: StoredValue<State | undefined> | undefined;
  /** What happens when the visitor turns to another tab or window: usually a pause. */
  away?: Action;
}

/** Replays are kept as text, and read when they are needed. */
export const storedText = (key: string): StoredValue<string | null> =>
  storedValue<string | null>(key, { parse: (text) => text, format: (text) => text });

/** Where the running game is kept. */
export const runOf = (id: string): StoredValue<string | null> => storedText(`tabkit-${id}-run`);

/** A new game. */
export const newPlay = <State, Action>(
  game: Game<State, Action>,
  { replay, seed = freshSeed() }: { replay?: unknown; seed?: number | undefined },
  round = 0,
): Play<State> => ({
  state: game.start(seed),
  tape: replay === undefined ? null : blankTape(seed),
  round,
});

/**
 * A game that was left here must be there with the first drawing: until it can be read, nothing is
 * drawn.
 */
export function useLeftPlay({
  replay,
  seed,
}: {
  replay?: { id: string } | undefined;
  seed?: number | undefined;
}): void {
  const [isLeft] = useState(
    () => replay !== undefined && seed === undefined && runOf(replay.id).read() !== null,
  );
  if (isLeft && parts.look().part === null) use(parts.load());
}

/** The game that was left here, paused if it runs by itself; else a new one. */
export function openPlay<State, Action, Options>(
  game: Game<State, Action>,
  options: PlayOptions<State, Action, Options>,
): Play<State> {
  const { replay, seed, kept, away } = options;
  if (seed !== undefined) return newPlay(game, options);
  const left = replay === undefined ? undefined : leftPlay(replay);
  if (left !== undefined) return away === undefined ? left : stepPlay(game, replay, left, away);
  const state = kept?.read();
  return state === undefined ? newPlay(game, options) : { state, tape: null, round: 0 };
}

function leftPlay<State, Action, Options>(
  replay: Replayable<State, Action, Options>,
): Play<State> | undefined {
  const text = runOf(replay.id).read();
  const played = text === null ? undefined : parts.look().part?.readPlay(replay, text);
  return played && { ...played, round: 0 };
}

/** The play after an action or a tick. The same object when nothing happened. */
export function stepPlay<State, Action, Options>(
  game: Game<State, Action>,
  replay: Replayable<State, Action, Options> | undefined,
  play: Play<State>,
  action: Action | Tick,
  nowMs = performance.now(),
): Play<State> {
  const { state, tape } = play;
  if (replay !== undefined && tape !== null) {
    const next = stepRecorded({ game, write: replay.write }, { state, tape }, action, nowMs);
    return next.state === state ? play : { ...play, ...next };
  }
  const next = game.step(state, action);
  return next === state ? play : { ...play, state: next };
}

/** The play as the text of a replay; `null` when nobody wrote it down, or it cannot be written yet. */
export function replayText<State, Action, Options>(
  replay: Replayable<State, Action, Options> | undefined,
  { state, tape }: Play<State>,
): string | null {
  if (replay === undefined || tape === null) return null;
  return parts.look().part?.writePlay(replay, { state, tape }) ?? null;
}
