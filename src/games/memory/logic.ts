import { diceFrom, shuffle } from "#domain/dice.ts";
import type { Game, Tick } from "#domain/game.ts";
import type { Replayable } from "#domain/recording.ts";
import { faces } from "./logic/faces.ts";
import { replayWords } from "./logic/replay.ts";
import {
  isWon,
  type Action,
  type Card,
  type Comparison,
  type Options,
  type Pairs,
  type State,
} from "./logic/state.ts";

export { faces } from "./logic/faces.ts";
export type { Face } from "./logic/faces.ts";
export { bestRunKey, everyOptions } from "./logic/replay.ts";
export { maxStars, perfectMoves, starLimits, starsFor } from "./logic/stars.ts";
export { foundPairs, isWon, pairCounts, pairsShape } from "./logic/state.ts";
export type { Action, Card, Options, Pairs, State } from "./logic/state.ts";

/** Spec §9. */
const delaysMs: Record<Comparison, number | null> = { match: 500, mismatch: 1000, none: null };

export const columnCounts: Record<Pairs, number> = { 8: 4, 12: 6, 18: 6 };

/** The game with this many pairs. */
export const memory = (pairs: Pairs): Game<State, Action> => ({
  start: (seed) => deal(seed, pairs),
  step,
  pace,
});

/** How a game is recorded and played again. */
export const replay: Replayable<State, Action, Options> = {
  ...replayWords,
  game: ({ pairs }) => memory(pairs),
};

function deal(seed: number, pairs: Pairs): State {
  const [drawn, dice] = shuffle(diceFrom(seed), faces);
  const values = drawn.slice(0, pairs);
  const [dealt] = shuffle(dice, [...values, ...values]);
  return {
    seed,
    pairs,
    cards: dealt.map((value, id) => ({ id, value, isFlipped: false, isMatched: false })),
    isStarted: false,
    isChosen: false,
    moves: 0,
    playedMs: 0,
    runningSince: null,
    last: null,
  };
}

/** Spec §4: a matched pair is marked after 500 ms, a mismatch flips back after 1000 ms. */
const pace = ({ cards }: State): number | null => delaysMs[compareOpen(cards)];

function step(state: State, action: Action | Tick): State {
  switch (action.type) {
    case "start":
      return state.isStarted ? state : begin(state, action.isChosen);
    case "flip":
      return canFlip(state, action.cell) ? flip(state, action.cell, action.at) : state;
    case "tick":
      return settle(state);
    case "hide":
      return stopClock(state, action.at);
    case "show":
      return isRunning(state) ? startClock(state, action.at) : state;
  }
}

const begin = (state: State, isChosen: boolean): State => ({
  ...state,
  isStarted: true,
  isChosen,
  last: { type: "started" },
});

/**
 * Spec §4: a card cannot be flipped before start, when two are already flipped, or when it is
 * flipped or matched.
 */
export function canFlip({ cards, isStarted }: State, cell: number): boolean {
  const card = cards[cell];
  if (!isStarted || card === undefined) return false;
  return openCards(cards).length < 2 && !card.isFlipped && !card.isMatched;
}

function flip(state: State, cell: number, at: number): State {
  const cards = state.cards.map((card, index) =>
    index === cell ? { ...card, isFlipped: true } : card,
  );
  const pair = compareOpen(cards);
  const flipped: State = {
    ...state,
    cards,
    moves: state.moves + (pair === "none" ? 0 : 1),
    last: { type: "flipped", cell, pair },
  };
  return isSolved(flipped) ? stopClock(flipped, at) : startClock(flipped, at);
}

/** What happens to two open cards when their time is over. */
function settle(state: State): State {
  const pair = compareOpen(state.cards);
  if (pair === "none") return state;
  const open = openCards(state.cards);
  const isMatch = pair === "match";
  const cards = state.cards.map((card) =>
    open.includes(card) ? { ...card, isFlipped: isMatch, isMatched: isMatch } : card,
  );
  const settled = { ...state, cards };
  return isWon(settled) ? { ...settled, last: { type: "won" } } : settled;
}

function compareOpen(cards: readonly Card[]): Comparison {
  const [first, second] = openCards(cards);
  if (first === undefined || second === undefined) return "none";
  return first.value === second.value ? "match" : "mismatch";
}

const startClock = (state: State, at: number): State =>
  state.runningSince === null ? { ...state, runningSince: at } : state;

const stopClock = (state: State, at: number): State =>
  state.runningSince === null
    ? state
    : { ...state, playedMs: playedMsAt(state, at), runningSince: null };

/** For how long the game has been played, not counting the time in which nobody saw it. */
export const playedMsAt = ({ playedMs, runningSince }: State, now: number): number =>
  playedMs + (runningSince === null ? 0 : Math.max(0, now - runningSince));

/** The cards that are face up and not matched yet: none, one or two. */
export const openCards = (cards: readonly Card[]): Card[] =>
  cards.filter(({ isFlipped, isMatched }) => isFlipped && !isMatched);

/** Every card is up: the last pair is found, and the half second to the win is for the eye. */
const isSolved = ({ cards }: State): boolean => cards.every(({ isFlipped }) => isFlipped);

/** From the first card until the last pair. */
export const isRunning = (state: State): boolean =>
  (state.moves > 0 || openCards(state.cards).length > 0) && !isSolved(state);
