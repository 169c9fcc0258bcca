import { Chart } from "#ui/chart/chart.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Panel } from "#ui/panel.tsx";
import type { Result } from "../logic/history.ts";
import { kinds } from "../logic.ts";

/** Results over time, as a picture and as a table. */
export default function ProgressChart({ results }: { results: readonly Result[] }) {
  const speeds = results.map(({ wpm }) => wpm);
  const average = Math.round(speeds.reduce((sum, wpm) => sum + wpm, 0) / speeds.length);
  return (
    <Panel title="Your Speed Over Time">
      <Chart
        summary={`${results.length} tests, ${average} words per minute on average.`}
        kind="lines"
        series={[{ name: "WPM", values: speeds, look: "line" }]}
        points={results.map((_, index) => String(index + 1))}
        pointName="Test"
        format={(wpm) => `${Math.round(wpm)} WPM`}
        formatTick={String}
      />
      <div className="mt-3">
        <Disclosure summary="All results">
          <DataTable
            caption="Results, the oldest first"
            columns={["Test", "WPM", "Accuracy"]}
            format={(value) => String(Math.round(value))}
            rows={results.map(({ wpm, accuracy, kind }, index) => ({
              head: `${index + 1} (${kinds[kind]})`,
              cells: [wpm, accuracy],
            }))}
          />
        </Disclosure>
      </div>
    </Panel>
  );
}
