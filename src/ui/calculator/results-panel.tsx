import type { ComponentProps, ReactNode } from "react";
import { ChartSplit } from "../chart/chart-split.tsx";
import { Panel } from "../panel.tsx";
import { ExportActions } from "./export-actions.tsx";
import { useSettled } from "../use-settled.ts";

interface Props {
  /** The figures: `StatCard`s. */
  children: ReactNode;
  /** The result in one line, said once the sliders rest. */
  spoken: string;
  /** The parts of the whole; of two plans, each under its name. */
  splits: readonly ComponentProps<typeof ChartSplit>[];
  exportActions: ComponentProps<typeof ExportActions>;
}

/** What a finance calculator answers. */
export function ResultsPanel({ children, spoken, splits, exportActions }: Props) {
  return (
    <Panel className="flex flex-col gap-3 pt-2 sm:pt-2">
      <div>{children}</div>
      {splits.map((split) => (
        <ChartSplit key={split.title ?? ""} {...split} />
      ))}
      <p role="status" className="sr-only">
        {useSettled(spoken)}
      </p>
      <div className="mt-auto">
        <ExportActions {...exportActions} />
      </div>
    </Panel>
  );
}
