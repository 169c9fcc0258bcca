import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import { useRef, useState } from "react";
import { workDeadlineMs } from "#domain/limits.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { DownloadButton } from "#ui/text/download-button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { PaneNotice } from "#ui/text/pane-notice.tsx";
import { SendButton } from "#ui/send-button.tsx";
import { Pane } from "#ui/text/pane.tsx";
import { DiffList } from "./diff-list.tsx";
import { patchName } from "../logic.ts";
import type { Comparison, DiffWorker } from "./use-compare.ts";
import { useRows } from "./use-rows.ts";

interface Props {
  worker: DiffWorker;
  compared: Comparison;
  unified: boolean;
  all: boolean;
}

/** The differences, line by line, and a patch to take away. */
export function ResultPane({ worker, compared, unified, all }: Props) {
  const { id, task } = compared;
  const { rows, need, open } = useRows(worker, id, unified, all);
  const [at, setAt] = useState({ id, change: -1 });
  const list = useRef<{ show: (row: number) => void }>(null);
  const change = at.id === id ? at.change : -1;
  const total = rows?.changes.length ?? 0;
  const name = patchName(task.left.name, task.right.name);

  const goTo = (next: number) => {
    const wrapped = (next + total) % total;
    setAt({ id, change: wrapped });
    list.current?.show(rows?.changes[wrapped] ?? 0);
  };
  const patch = async (): Promise<Blob | null> => {
    const answer = await worker.call("patch", { id, name }, { deadlineMs: workDeadlineMs });
    if (!answer.ok) return null;
    return answer.value.all ?? new Blob([answer.value.head], { type: "text/plain" });
  };

  return (
    <Pane
      output
      label="Differences"
      views={
        total > 0 && (
          <div className="flex items-center">
            <IconButton
              label="Previous change"
              onClick={() => goTo(change === -1 ? total - 1 : change - 1)}
            >
              <ChevronUp aria-hidden className="size-5" />
            </IconButton>
            <IconButton label="Next change" onClick={() => goTo(change + 1)}>
              <ChevronDown aria-hidden className="size-5" />
            </IconButton>
            <span role="status" className="figures ps-1 text-sm whitespace-nowrap text-soft">
              {change === -1
                ? `${total.toLocaleString("en-US")} ${total === 1 ? "place" : "places"}`
                : `${change + 1} of ${total}`}
            </span>
          </div>
        )
      }
      actions={
        <>
          <CopyButton
            label="Copy patch"
            disabled={compared.isSame}
            text={async () => (await patch())?.text() ?? null}
          />
          <SendButton what="patch" disabled={compared.isSame} read={patch} />
          <DownloadButton
            what="patch"
            fileName={`${name}.patch`}
            disabled={compared.isSame}
            read={patch}
          />
        </>
      }
      notice={
        compared.notices.length > 0 && (
          <PaneNotice tone="warn">
            <ul>
              {compared.notices.map((notice) => (
                <li key={notice}>{notice}</li>
              ))}
            </ul>
          </PaneNotice>
        )
      }
    >
      {rows && (
        <DiffList
          ref={list}
          shown={rows}
          unified={unified}
          widest={compared.widest}
          onOpen={open}
          onNeed={(first, count) => void need(first, count)}
        />
      )}
    </Pane>
  );
}
