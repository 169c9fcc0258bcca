import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import Eraser from "lucide-react/icons/eraser";
import X from "lucide-react/icons/x";
import { sizeWords } from "#domain/bytes.ts";
import { counted } from "#domain/wording.ts";
import { DropZone } from "#ui/text/drop-zone.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { OpenFile } from "#ui/text/open-file.tsx";
import { PaneAction } from "#ui/text/pane-action.tsx";
import { PaneEmpty } from "#ui/text/pane-empty.tsx";
import { Pane } from "#ui/text/pane.tsx";
import type { SubjectState } from "../logic/checking.ts";
import type { FileEntry, Files } from "./use-files.ts";

interface Props {
  files: Files;
  /** How each stands against the expected digests; `null` when there are none. */
  states: readonly SubjectState[] | null;
}

/** The files to be hashed, and how each of them stands. */
export function FilesPane({ files, states }: Props) {
  const { entries, selected } = files;
  const add = (_first: File, all: readonly File[]) => files.add(all);
  const totalBytes = entries.reduce((sum, { file }) => sum + file.size, 0);
  return (
    <DropZone onFile={add}>
      <Pane
        short
        label="Files"
        actions={
          <>
            <OpenFile multiple onFile={add} />
            <PaneAction
              icon={<Eraser aria-hidden className="size-4" />}
              label="Clear"
              what="files"
              disabled={entries.length === 0}
              onClick={files.clear}
            />
          </>
        }
        status={
          entries.length === 0
            ? "No files"
            : `${counted(entries.length, "file")} · ${sizeWords(totalBytes)}`
        }
      >
        {entries.length === 0 ? (
          <PaneEmpty title="Drop files here">
            Any kind, any size, several at once. They are read piece by piece and never leave your
            browser.
          </PaneEmpty>
        ) : (
          <ul className="h-full overflow-y-auto">
            {entries.map((entry, at) => (
              <li key={entry.id} className="flex items-center border-b border-line">
                <button
                  type="button"
                  aria-pressed={entry === selected}
                  onClick={() => files.select(entry.id)}
                  className="flex min-h-12 min-w-0 flex-1 flex-col justify-center border-s-4 border-transparent px-3 py-1.5 text-start hover:bg-sunken aria-pressed:border-accent forced-colors:border-[Canvas] forced-colors:aria-pressed:border-[Highlight]"
                >
                  <span className="w-full truncate text-sm font-medium">{entry.file.name}</span>
                  <span className="flex flex-wrap items-center gap-x-2 text-xs text-soft">
                    <span className="figures">{sizeWords(entry.file.size)}</span>
                    <State files={files} entry={entry} state={states?.[at]} />
                  </span>
                </button>
                <IconButton
                  label={`Remove ${entry.file.name}`}
                  onClick={() => files.remove(entry.id)}
                >
                  <X aria-hidden className="size-4" />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
      </Pane>
    </DropZone>
  );
}

function State({
  files,
  entry,
  state,
}: Omit<Props, "states"> & { entry: FileEntry; state: SubjectState | undefined }) {
  if (entry.failure !== null)
    return <Mark Icon={CircleAlert} color="text-warn" text={entry.failure} />;
  if (entry === files.current) return <>Hashing…</>;
  if (files.isWaiting(entry)) return <>Waiting</>;
  if (state?.kind === "match") return <Mark Icon={CircleCheck} color="text-good" text="Matches" />;
  if (state?.kind === "differs") return <Mark Icon={CircleX} color="text-bad" text="Differs" />;
  if (state?.kind === "not-listed") return <>Not in the list</>;
  return <Mark Icon={CircleCheck} color="text-soft" text="Done" />;
}

interface MarkProps {
  Icon: typeof CircleCheck;
  color: string;
  text: string;
}

const Mark = ({ Icon, color, text }: MarkProps) => (
  <span className={`inline-flex items-center gap-1 font-medium ${color}`}>
    <Icon aria-hidden className="size-3.5 shrink-0" />
    {text}
  </span>
);
