import { lazy, Suspense, useState } from "react";
import { workerMessages } from "#browser/worker.ts";
import type { TextPlace, TextSource } from "#domain/text-source.ts";
import { ErrorCard } from "#ui/error-card.tsx";
import { OutputPane } from "#ui/text/output-pane.tsx";
import { PaneCanceled, PaneEmpty } from "#ui/text/pane-empty.tsx";
import { PaneNotice } from "#ui/text/pane-notice.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { sentSource } from "#ui/send.ts";
import { asOperation, messages } from "../logic.ts";
import { Problem } from "./problem.tsx";
import { RepairPreview, useRepair } from "./repair-preview.tsx";
import { StatisticsView } from "./statistics-view.tsx";
import type { Outcome } from "./use-format.ts";
import type { JsonWorker, Task } from "./json-worker.ts";

interface Props {
  worker: JsonWorker;
  task: Task; // what the outcome is of
  outcome: Outcome | null;
  isEmpty: boolean;
  onSample: () => void;
  onGoTo: (place: TextPlace) => void;
  onRetry: () => void;
  onAccept: (source: TextSource) => void;
}

const TreeView = lazy(async () => ({ default: (await import("./tree/tree-view.tsx")).TreeView }));

type View = "text" | "tree" | "statistics";
const views = [
  ["text", "Text"],
  ["tree", "Tree"],
  ["statistics", "Statistics"],
] as const;

/** What became of the text: laid out, as a tree, in figures; or what is wrong with it. */
export function ResultPane(props: Props) {
  const { worker, task, outcome } = props;
  const [view, setView] = useState<View>("text");
  const { repair, look, forget } = useRepair(worker, task);
  const found = outcome?.ok ? outcome.value : null;

  const body = () => {
    if (outcome === null) {
      if (!props.isEmpty) return <></>;
      return (
        <PaneEmpty title="Your JSON, laid out" onSample={props.onSample}>
          Checked as you type. Long numbers, key order, duplicate keys and escapes stay exactly as
          written.
        </PaneEmpty>
      );
    }
    if (outcome.ok) {
      if (view === "tree") {
        return (
          <Suspense>
            <TreeView worker={worker} task={task} />
          </Suspense>
        );
      }
      if (view === "statistics") return <StatisticsView statistics={outcome.value.statistics} />;
      return undefined;
    }
    if (repair?.found && "fixes" in repair.found) {
      return (
        <RepairPreview
          repaired={repair.found}
          name={task.source.name}
          onAccept={props.onAccept}
          onKeep={forget}
        />
      );
    }
    if (outcome.message === workerMessages.canceled)
      return <PaneCanceled onRetry={props.onRetry} />;
    return (
      <div className="flex h-full flex-col gap-3 overflow-y-auto p-4">
        <Problem
          message={outcome.message}
          error={outcome.detail}
          isRepairing={repair !== null && repair.found === null}
          onGoTo={props.onGoTo}
          onRetry={props.onRetry}
          onRepair={look}
        />
        {repair?.found && "message" in repair.found && <ErrorCard message={repair.found.message} />}
      </div>
    );
  };

  return (
    <OutputPane
      label="Result"
      language="json"
      result={found?.shown ?? null}
      made={{ ...asOperation(task.options), source: sentSource(task.source) }}
      readAll={() => worker.output(task)}
      fileName={fileNameOf(task.source, found?.message === messages.validLines)}
      views={
        found && (
          <Segmented
            label="Show as"
            hideLabel
            size="small"
            options={views}
            value={view}
            onChange={setView}
          />
        )
      }
      notice={
        found &&
        view === "text" &&
        found.notices.length > 0 && (
          <PaneNotice tone="warn">
            <ul className="flex flex-col gap-0.5">
              {found.notices.map(({ kind, text }) => (
                <li key={kind}>{text}</li>
              ))}
            </ul>
          </PaneNotice>
        )
      }
    >
      {body()}
    </OutputPane>
  );
}

/** The name of the file it came from, or one that says what it is. */
const fileNameOf = ({ name }: TextSource, isLines: boolean): string =>
  name ?? (isLines ? "formatted.jsonl" : "formatted.json");
