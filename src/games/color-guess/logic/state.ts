import type { Dice } from "#domain/dice.ts";
import type { Options } from "./options.ts";
import type { Color } from "./palette.ts";

interface Question {
  answer: Color;
  options: readonly Color[]; // four, of which one is the answer
}

export interface State {
  seed: number;
  dice: Dice;
  options: Options;
  /** The options that it began with. */
  firstOptions: Options;
  question: Question | null; // Reset clears it
  chosen: Color | null; // the answer given, if any
  score: number;
  total: number;
  streak: number;
  bestStreak: number;
  /** Ten questions are a round, which counts as a game. */
  round: Round;
  /** What happened last, to be said and heard. */
  last: { type: "asked" | "correct" | "wrong" | "reset" } | null;
}

export interface Round {
  asked: number;
  correct: number;
  /** It is the one that the seed began with, so everyone who has the seed gets these questions. */
  isFirst: boolean;
}

export type Action =
  | { type: "answer"; color: Color }
  | { type: "next" }
  | { type: "reset" }
  | { type: "change"; options: Options };

export const questionsPerRound = 10;

export const isRoundOver = ({ round }: State): boolean => round.asked === questionsPerRound;
