import FolderArchive from "lucide-react/icons/folder-archive";
import { downloadBlob } from "#browser/download.ts";
import { counted } from "#domain/wording.ts";
import { writeZip } from "#domain/zip.ts";
import { Button } from "#ui/button.tsx";
import { StatusLine } from "#ui/status-line.tsx";
import { zipNameAt } from "../../logic.ts";
import type { ManyCodes, RowNote } from "./make-all.ts";

/** What became of the rows, and the ZIP to take along. */
export function Result({ codes }: { codes: ManyCodes }) {
  const { files, leftOut, remarks, renamed } = codes;
  const save = () => {
    const now = new Date();
    downloadBlob(zipNameAt(now.getTime()), writeZip(files, now));
  };
  return (
    <div className="flex flex-col gap-3">
      {files.length > 0 && (
        <Button
          look="primary"
          className="self-start"
          icon={<FolderArchive aria-hidden className="size-4" />}
          onClick={save}
        >
          Download ZIP
        </Button>
      )}
      <StatusLine tone={leftOut.length === 0 ? "good" : "warn"}>
        {counted(files.length, "code")} read back and correct
        {leftOut.length > 0 && ` · ${counted(leftOut.length, "row")} left out`}
        {renamed > 0 && ` · ${counted(renamed, "name")} changed, so that all are safe and differ`}
      </StatusLine>
      <RowNotes title="Left out" notes={leftOut} />
      <RowNotes title="Good to know" notes={remarks} />
    </div>
  );
}

function RowNotes({ title, notes }: { title: string; notes: readonly RowNote[] }) {
  if (notes.length === 0) return null;
  return (
    <section aria-label={title} className="text-sm">
      <h3 className="font-semibold">{title}</h3>
      <ul
        // A long list is scrolled by keys, too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={title}
        className="max-h-60 overflow-y-auto text-soft"
      >
        {notes.map(({ row, words }) => (
          <li key={`${row} ${words}`} className="py-0.5 wrap-anywhere">
            <span className="font-medium text-ink">Row {row}:</span> {words}
          </li>
        ))}
      </ul>
    </section>
  );
}
