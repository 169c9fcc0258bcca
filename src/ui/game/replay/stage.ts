import type { Playback } from "#domain/recording-playback.ts";

/** A game with the luck and the options of another, and perhaps a race against it. */
export interface Challenge<State, Options> {
  seed: number;
  options: Options;
  ghost: Ghost<State> | null;
}

/** Whom one races against. */
export interface Ghost<State> {
  playback: Playback<State>;
  result: string; // what it comes to: "Score 120"
}

/** Luck for the hooks of a game: of its first game, and in a race of every further one. */
export const luckOf = (challenge: { seed: number; ghost: unknown } | null) => ({
  seed: challenge?.seed,
  isRace: challenge !== null && challenge.ghost !== null,
});

/** What a game can ask of the page around it. */
export interface Stage<State, Options> {
  challenge: Challenge<State, Options> | null;
  /** Shows a replay instead of the game, which is kept meanwhile. */
  watch: (text: string) => void;
  /** Begins a race against a replay. */
  race: (text: string) => void;
  /** Ends a race: the next game is one of its own. */
  leave: () => void;
}
