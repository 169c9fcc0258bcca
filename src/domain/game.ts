/**
 * The rules of a game as pure functions. Luck comes in as a seed and lives on in the state (see
 * `dice.ts`); time comes in as `at`. So a game can be replayed from its seed and its actions.
 *
 * A game with options is a function that answers a `Game`: `snake({ walls: false })`.
 */
export interface Game<State, Action> {
  start: (seed: number) => State;
  /** The state after an action or a tick. Answers the same object when nothing happened. */
  step: (state: State, action: Action | Tick) => State;
  /**
   * When the next tick is wanted; `null` when the game waits for the player. A tick comes at this
   * pace until the value changes, so pass through `null` between two equal waits.
   */
  pace: (state: State) => Pace | null;
}

/** Time passes. `at` is in milliseconds on the clock of `event.timeStamp`. */
export interface Tick {
  type: "tick";
  at: number;
}

/** Milliseconds between two ticks; `"frame"` is 120 equal steps a second, run as frames come. */
export type Pace = number | "frame";
