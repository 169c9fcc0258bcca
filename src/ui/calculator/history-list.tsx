import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { copyText, numberText } from "#domain/decimal.ts";
import type { HistoryLine } from "#domain/keypad.ts";
import { Button } from "../button.tsx";
import { CopyButton } from "../copy-button.tsx";
import { IconButton } from "../icon-button.tsx";
import { Panel } from "../panel.tsx";

interface Props {
  lines: readonly HistoryLine[];
  /** What becomes of them: "The last 20 are kept in this browser." */
  note?: string;
  /** Goes on with a result. */
  onReuse: (line: HistoryLine) => void;
  /** Takes the expression back to change it, where there is a field for it. */
  onEdit?: (line: HistoryLine) => void;
  onClear: () => void;
}

/** Finished sums, the newest on top, to be used again. */
export function HistoryList({ lines, note, onReuse, onEdit, onClear }: Props) {
  const all = lines.map(({ expression, value }) => `${expression} = ${numberText(value)}`);
  return (
    <Panel className="flex flex-col gap-2">
      <div className="flex min-h-8 flex-wrap items-center gap-1">
        <h2 className="flex-1 text-base font-semibold">History</h2>
        {lines.length > 0 && (
          <>
            <CopyButton text={all.toReversed().join("\n")} what="history" />
            <Button
              look="quiet"
              size="small"
              icon={<Trash2 aria-hidden className="size-4" />}
              onClick={onClear}
            >
              Clear
            </Button>
          </>
        )}
      </div>
      {lines.length === 0 && (
        <p className="text-sm text-soft">Finished sums appear here. Choose one to go on with it.</p>
      )}
      {note !== undefined && <p className="text-xs text-soft">{note}</p>}
      <ol className="-mx-2 flex max-h-80 flex-col overflow-y-auto empty:hidden">
        {lines.map((line) => (
          <li key={line.id} className="flex items-center border-line not-last:border-b">
            <button
              type="button"
              title="Use this result"
              onClick={() => onReuse(line)}
              className="figures flex min-h-14 min-w-0 flex-1 flex-col items-end justify-center rounded-md px-2 py-1 text-end hover:bg-sunken"
            >
              <span className="w-full text-sm wrap-anywhere text-soft">{line.expression} =</span>
              <span className="w-full text-lg font-semibold wrap-anywhere">
                {numberText(line.value)}
              </span>
            </button>
            {onEdit !== undefined && (
              <IconButton label="Edit this expression" onClick={() => onEdit(line)}>
                <Pencil aria-hidden className="size-4" />
              </IconButton>
            )}
            <CopyButton text={copyText(line.value)} what="this result" iconOnly />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
