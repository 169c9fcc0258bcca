import type { Result as Answer } from "#domain/result.ts";
import { counted } from "#domain/wording.ts";
import { Button } from "#ui/button.tsx";
import { ErrorCard } from "#ui/error-card.tsx";
import { Progress } from "#ui/progress.tsx";
import { StatusLine } from "#ui/status-line.tsx";
import { PaneEmpty } from "#ui/text/pane-empty.tsx";
import { PaneNotice } from "#ui/text/pane-notice.tsx";
import { Pane } from "#ui/text/pane.tsx";
import { useWork } from "#ui/use-work.ts";
import { useWorker } from "#ui/use-worker.ts";
import { remarksOnOptions, type Entry } from "../../logic.ts";
import { makeAll, openMaker, type ManyCodes, type ManyTask } from "./make-all.ts";
import { Preview } from "./preview.tsx";
import { Result } from "./result.tsx";

interface Props {
  entries: Answer<Entry[]>;
  task: ManyTask;
}

/** The first codes of a list, and all of them when they are asked for. */
export function CodesPane({ entries, task }: Props) {
  const maker = useWorker(openMaker);
  const rows = entries.ok ? entries.value : [];
  const isEmpty = entries.ok && rows.length === 0;
  const work = useWork<ManyTask, ManyCodes>({
    task: entries.ok && !isEmpty ? task : null,
    live: false,
    run: (given, control) => makeAll(maker, given, control),
  });
  const remarks = remarksOnOptions(task.options);
  const outcome = work.isStale ? null : work.outcome;
  return (
    <Pane
      output
      fit="whole"
      label="QR codes"
      notice={
        rows.length > 0 &&
        remarks.length > 0 && (
          <PaneNotice tone="warn">
            {remarks.map((remark) => (
              <p key={remark}>{remark}</p>
            ))}
          </PaneNotice>
        )
      }
    >
      <div className="flex min-h-72 flex-col">
        {isEmpty && (
          <PaneEmpty title="Many codes in one ZIP">
            Paste a list or open a file. Each code is drawn and read back in your browser.
          </PaneEmpty>
        )}
        {!entries.ok && (
          <div className="p-4">
            <ErrorCard message={entries.message} />
          </div>
        )}
        {rows.length > 0 && (
          <>
            <Preview entries={rows} {...task} />
            <div className="flex flex-col gap-3 p-4">
              {work.busy ? (
                <Progress
                  label="Drawing and reading back"
                  value={work.done}
                  onCancel={work.cancel}
                />
              ) : (
                work.canRun && (
                  <Button look="primary" className="self-start" onClick={work.run}>
                    Make {counted(rows.length, "code")}
                  </Button>
                )
              )}
              {outcome?.ok === false && <StatusLine tone="warn">{outcome.message}</StatusLine>}
              {outcome?.ok === true && <Result codes={outcome.value} />}
            </div>
          </>
        )}
      </div>
    </Pane>
  );
}
