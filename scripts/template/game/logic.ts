import { diceFrom, rollBelow, type Dice } from "#domain/dice.ts";
import type { Game, Tick } from "#domain/game.ts";

export interface State {
  dice: Dice;
  throws: number;
  score: number;
}

export type Action = { type: "throw" };

/** Every number of the spec in one place. */
export const winningScore = 21;
export const sides = 6;

export const isWon = ({ score }: State): boolean => score >= winningScore;

/** Here: throw a die until the sum is 21 or more, in as few throws as luck allows. */
export const game: Game<State, Action> = {
  start: (seed) => ({ dice: diceFrom(seed), throws: 0, score: 0 }),
  step,
  // Nothing happens by itself: the game waits for the player.
  pace: () => null,
};

function step(state: State, action: Action | Tick): State {
  if (action.type !== "throw" || isWon(state)) return state;
  const [thrown, dice] = rollBelow(state.dice, sides);
  return { dice, throws: state.throws + 1, score: state.score + thrown + 1 };
}
