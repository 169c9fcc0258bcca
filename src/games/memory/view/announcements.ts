import { seedName } from "#domain/seed.ts";
import { counted, minutesAndSeconds } from "#domain/wording.ts";
import {
  columnCounts,
  foundPairs,
  isWon,
  maxStars,
  openCards,
  starsFor,
  type State,
} from "../logic.ts";

/** What a screen reader says: "Rocket at row 1, column 2. No match with Bug." */
export function describeLast(state: State): string {
  const { last, cards, moves } = state;
  if (last === null) return "";
  if (last.type === "started") return `${cards.length} cards, face down. Find the pairs.`;
  if (last.type === "won") {
    const seconds = counted(Math.floor(state.playedMs / 1000), "second");
    return `You won with ${counted(moves, "move")} in ${seconds}. ${starsOf(state)} of ${maxStars} stars.`;
  }
  const card = cards[last.cell];
  const turned = `${card?.value} at ${placeOf(state, last.cell)}.`;
  if (last.pair === "match") {
    return `${turned} A match! ${foundPairs(state) + 1} of ${state.pairs} pairs.`;
  }
  // Whoever turns two cards quickly hears only this, so it names both.
  const other = openCards(cards).find((open) => open !== card);
  return last.pair === "mismatch" ? `${turned} No match with ${other?.value}.` : turned;
}

/** The name of a card: "Row 1, column 2: face down". What is on it is said only once it is up. */
export function describeCard(state: State, cell: number): string {
  const place = placeOf(state, cell);
  return `${place[0]?.toUpperCase()}${place.slice(1)}: ${faceOf(state, cell)}`;
}

/** The whole board, row by row, and how far the game is. */
export function describeBoard(state: State): string {
  const names = state.cards.map((_, cell) => faceOf(state, cell));
  const columns = columnCounts[state.pairs];
  const rows = Array.from(
    { length: names.length / columns },
    (_, row) => `Row ${row + 1}: ${names.slice(row * columns, (row + 1) * columns).join("; ")}.`,
  );
  return [`${progressOf(state)}.`, ...rows].join(" ");
}

/** What a visitor copies to show how it went. */
export function resultText(state: State): string {
  const figures = isWon(state)
    ? `${counted(state.moves, "move")} · ${timeText(state.playedMs)} · ${starText(starsOf(state))}`
    : progressOf(state);
  return `Memory, ${state.pairs} pairs, ${seedName(state.seed)}\n${figures}`;
}

/** The stars of a finished game. */
export const starsOf = (state: State): number => starsFor(state.pairs, state.moves);

/** "★★☆" */
export const starText = (stars: number): string => "★".repeat(stars).padEnd(maxStars, "☆");

/** A duration as the page shows it: "1:05" */
export const timeText = (durationMs: number): string => minutesAndSeconds(durationMs / 1000);

const progressOf = (state: State): string =>
  `${foundPairs(state)} of ${state.pairs} pairs · ${counted(state.moves, "move")}`;

function faceOf({ cards }: State, cell: number): string {
  const card = cards[cell];
  if (card === undefined || !card.isFlipped) return "face down";
  return card.isMatched ? `${card.value}, matched` : card.value;
}

function placeOf(state: State, cell: number): string {
  const columns = columnCounts[state.pairs];
  return `row ${Math.floor(cell / columns) + 1}, column ${(cell % columns) + 1}`;
}
