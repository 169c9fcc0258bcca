import { dayFinished, isCounted, tallyOf, type Finished } from "#domain/game-results.ts";
import { changeWords, isNewBest, praiseWords } from "#domain/game-results-words.ts";
import type { GameResults } from "./use-results.ts";

interface Props {
  of: GameResults;
  /** The game's own words for a new best: "New Best Score!" */
  praise?: string | undefined;
}

/** What a result means: what changed, the best, and the day. */
export function EndDetails({ of, praise = "" }: Props) {
  const { kind, results, finished, before, at } = of;
  if (finished === null) return null;
  const { best } = tallyOf(results, finished.mode);
  const counts = before !== null && isCounted(before, finished, at);
  const change = counts ? changeWords(kind, tallyOf(before, finished.mode), finished) : "";
  const isBest = praise !== "" || isNewBest(change);
  const words = praise === "" ? change : praiseWords(praise, change);
  return (
    <>
      <p className={`text-sm font-semibold empty:hidden ${isBest ? "text-good" : "text-soft"}`}>
        {words}
      </p>
      {finished.isChosen === true && !isDay(finished, at) && (
        <p className="text-sm text-soft">A chosen seed does not count as a best.</p>
      )}
      {best !== null && best !== finished.score && (
        <p className="figures text-sm text-soft">Best: {kind.words(best)}</p>
      )}
      <DayLine of={of} />
    </>
  );
}

const isDay = (finished: Finished, at: number): boolean => dayFinished(finished, at) !== null;

/** What the game means for the day, if it is the day's. */
function DayLine({ of: { results, finished, before, at } }: { of: GameResults }) {
  if (finished === null || !isDay(finished, at)) return null;
  const isAgain = before?.days.includes(finished.seed ?? 0) ?? true;
  const first = results.latestDay?.seed === finished.seed ? results.latestDay?.words : undefined;
  if (!isAgain) return <p className="text-sm font-medium">Today’s game is done.</p>;
  return (
    <p className="text-sm text-soft">
      {first === undefined
        ? "The first try of the day counts."
        : `Your first try counts: ${first}.`}
    </p>
  );
}
