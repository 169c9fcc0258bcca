import { spreadOf, type Bar } from "#domain/game-results-chart.ts";
import { averageOf } from "#domain/game-results-words.ts";
import { dayName } from "#domain/game-results-days.ts";
import { tallyOf, type Played } from "#domain/game-results.ts";
import { dayAt } from "#domain/day.ts";
import { grouped, minutesAndSeconds } from "#domain/wording.ts";
import { Panel } from "../../panel.tsx";
import type { GameResults } from "./use-results.ts";

interface Props {
  of: GameResults;
  mode: string;
  /** What the mode is called, where there are several: "18 pairs". */
  modeName?: string;
}

const shownLast = 5;

/** How games went so far: figures, their spread, and the last ones. */
export function Statistics({ of: { kind, results }, mode, modeName = "" }: Props) {
  const tally = tallyOf(results, mode);
  const last = results.last.filter((played) => played.mode === mode);
  const average = averageOf(tally);
  const figures = [
    ["Played", grouped(tally.played)],
    ...(tally.scored < tally.played ? [["With a result", grouped(tally.scored)]] : []),
    ["Best", tally.best === null ? "–" : kind.words(tally.best)],
    // Of words like "Won" there is no average.
    ...(kind.difference === undefined || average === null
      ? []
      : [["Average", kind.difference(average)]]),
  ] as const;
  return (
    <Panel title="Statistics">
      {modeName !== "" && <p className="-mt-2 mb-2 text-sm text-soft">{modeName}</p>}
      {tally.played === 0 ? (
        <p className="text-sm text-soft">Finished games are counted here, in this browser.</p>
      ) : (
        <>
          <dl className="flex flex-wrap gap-x-6 gap-y-1">
            {figures.map(([label, value]) => (
              <div key={label}>
                <dt className="text-xs text-soft">{label}</dt>
                <dd className="figures font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
          <Spread
            bars={spreadOf(
              last.flatMap(({ score }) => score ?? []),
              kind.words,
            )}
          />
          <h3 className="mt-4 text-xs font-medium text-soft">Last results</h3>
          <ol className="figures mt-1 text-sm">
            {last.slice(0, shownLast).map((played, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- two games may end alike
              <li key={place} className="flex justify-between gap-3">
                <span>{kind.words(played.score)}</span>
                <span className="text-end text-soft">{circumstances(played)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Panel>
  );
}

/** "1:05 · daily · November 16" */
const circumstances = ({ at, seconds, daily }: Played): string =>
  [
    ...(seconds === undefined ? [] : [minutesAndSeconds(seconds)]),
    ...(daily ? ["daily"] : []),
    dayName(dayAt(at)),
  ].join(" · ");

/** Bars that lie: their names and numbers are the text that everyone can read. */
function Spread({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(...bars.map(({ count }) => count));
  if (bars.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 text-xs font-medium text-soft">How often each result came</h3>
      <dl className="figures mt-1 grid grid-cols-[auto_1fr_auto] items-center gap-x-2 text-sm">
        {bars.map(({ label, count }) => (
          <div key={label} className="col-span-3 grid grid-cols-subgrid items-center">
            <dt>{label}</dt>
            <dd className="col-span-2 grid grid-cols-subgrid items-center">
              <svg aria-hidden className="block h-3 w-full">
                <rect
                  width={`${(count / most) * 100}%`}
                  height="100%"
                  rx="2"
                  className="fill-accent forced-colors:fill-[CanvasText]"
                />
              </svg>
              <span className="text-end">{count}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
