import { GameStats } from "#ui/game/game-stats.tsx";
import { Panel } from "#ui/panel.tsx";
import { seriesLength, study, summaryOf, type State, type Summary } from "../logic.ts";
import { inMs, standingText } from "./announcements.ts";
import { Curve } from "./curve.tsx";

/** The times of the series so far, and what they say once there are five. */
export function Series({ state }: { state: State }) {
  const { series, falseStarts } = state;
  const summary = summaryOf(state);
  return (
    <>
      <Panel title="This Series, in ms">
        <ol className="grid grid-cols-5 gap-1 text-center text-sm">
          {Array.from({ length: seriesLength }, (_, index) => (
            <li key={index} className="figures rounded-sm bg-sunken py-1.5 font-semibold">
              {series[index] === undefined ? "–" : Math.round(series[index])}
            </li>
          ))}
        </ol>
        {falseStarts > 0 && (
          <p className="mt-2 text-sm text-soft">
            {falseStarts === 1
              ? "1 false start, repeated."
              : `${falseStarts} false starts, repeated.`}
          </p>
        )}
      </Panel>
      {summary !== null && <Result summary={summary} />}
    </>
  );
}

function Result({ summary }: { summary: Summary }) {
  const { medianMs, meanMs, fastestMs, slowestMs, deviationMs } = summary;
  return (
    <>
      <GameStats
        title="Series Result"
        figures={[
          ["Median", inMs(medianMs)],
          ["Spread", `${Math.round(fastestMs)} to ${inMs(slowestMs)}`],
          ["Standard deviation", inMs(deviationMs)],
          ["Mean", inMs(meanMs)],
        ]}
      />
      <Panel title="Where You Stand">
        <div className="flex flex-col gap-2 text-sm text-soft">
          <p className="text-base font-semibold text-ink">{standingText(meanMs)}</p>
          <Curve meanMs={meanMs} />
          <p>
            By your mean, compared with the means of {study.people.toLocaleString("en")} people of
            18 to 65 years: {study.meanMs} ms on average, standard deviation {study.deviationMs} ms,
            screen and mouse included, taken as a normal distribution. This is an approximation:
            five tries are few, and your equipment is not theirs.
          </p>
          <p>
            {study.authors} ({study.year}): <cite>{study.title}</cite>. {study.journal}, doi:
            {study.doi}.
          </p>
        </div>
      </Panel>
    </>
  );
}
