import { betterOf, type Finished, type ResultKind, type Tally } from "./game-results.ts";
import { seedName } from "./seed.ts";

/** The average of the games that have a score, to one decimal; `null` when there is none. */
export const averageOf = ({ scored, sum }: Tally): number | null =>
  scored === 0 ? null : Math.round((sum / scored) * 10) / 10;

const newBest = "New best!";
export const isNewBest = (change: string): boolean => change.startsWith(newBest);

/** What a game changed: "New best! 4 rounds more than before." `before` is without this game. */
export function changeWords(kind: ResultKind, before: Tally, finished: Finished): string {
  const { score, earlierBest = null } = finished;
  if (score === null) return "";
  const best = betterOf(kind, before.best, earlierBest);
  if (best === null) return "Your first result.";
  if (score === best) return "As good as your best.";
  if (betterOf(kind, best, score) === score) {
    const gain = difference(kind, score, best);
    return gain === "" ? newBest : `${newBest} ${gain} than before.`;
  }
  const average = averageOf(before);
  if (average === null || kind.difference === undefined) return "";
  const apart = difference(kind, score, average);
  return apart === "" ? "As good as your average." : `${apart} than your average.`;
}

/** The same in a game's own words for a new best, which say all of it but by how much. */
export const praiseWords = (praise: string, change: string): string =>
  isNewBest(change) ? praise + change.slice(newBest.length) : praise;

/** "2 moves fewer"; nothing where two results are alike or cannot be compared. */
function difference(kind: ResultKind, score: number, other: number): string {
  const apart = Math.abs(score - other);
  // An average of 107.3 need not be told more exactly than 12 away from 119.
  const amount = apart < 10 ? Math.round(apart * 10) / 10 : Math.round(apart);
  if (amount === 0 || kind.difference === undefined) return "";
  return `${kind.difference(amount)} ${score > other ? "more" : "fewer"}`;
}

/** What is copied of a game: "Tabkit Snake · daily 2026-11-16 · 120 points", and where it is. */
export const shareText = (
  name: string,
  seed: number | null,
  result: string,
  address: string,
): string =>
  [["Tabkit", name].join(" "), ...(seed === null ? [] : [seedName(seed)]), result].join(" · ") +
  `\n${address}`;
