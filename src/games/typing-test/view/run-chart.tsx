import { elapsedAt } from "#domain/stopwatch.ts";
import { Chart } from "#ui/chart/chart.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Panel } from "#ui/panel.tsx";
import { secondsOf, type State } from "../logic.ts";

/** Speed and errors of a run, second by second, as pictures and as a table. */
export default function RunChart({ state }: { state: State }) {
  const seconds = secondsOf(state.strokes, elapsedAt(state.watch, state.now));
  const points = seconds.map((_, index) => String(index + 1));
  const speeds = seconds.map(({ wpm }) => wpm);
  const errors = seconds.map((second) => second.errors);
  const errorCount = errors.reduce((sum, count) => sum + count, 0);
  if (seconds.length < 2) return null;
  return (
    <Panel title="Second by Second">
      <div className="flex flex-col gap-4">
        <Chart
          name="speed"
          summary={`Speed in each of ${seconds.length} seconds, from ${Math.round(Math.min(...speeds))} to ${Math.round(Math.max(...speeds))} words per minute.`}
          kind="lines"
          series={[{ name: "Raw WPM", values: speeds, look: "line" }]}
          points={points}
          pointName="Second"
          format={(wpm) => String(Math.round(wpm))}
          formatTick={String}
        />
        {errorCount > 0 && (
          <Chart
            name="errors"
            summary={`Errors in each second, ${errorCount} in all.`}
            kind="bars"
            series={[{ name: "Errors as typed", values: errors, look: "hatched" }]}
            points={points}
            pointName="Second"
            format={String}
            formatTick={String}
            upTo={5}
          />
        )}
        <Disclosure summary="All seconds">
          <DataTable
            caption="Speed and errors, second by second"
            columns={["Second", "Raw WPM", "Errors as typed"]}
            format={(value) => String(Math.round(value))}
            rows={seconds.map(({ wpm, errors }, index) => ({
              head: String(index + 1),
              cells: [wpm, errors],
            }))}
          />
        </Disclosure>
      </div>
    </Panel>
  );
}
