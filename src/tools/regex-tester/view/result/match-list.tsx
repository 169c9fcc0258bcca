import { CopyButton } from "#ui/copy-button.tsx";
import { Scroller } from "#ui/scroller.tsx";
import { useVirtualRows } from "#ui/use-virtual-rows.ts";
import {
  groupLook,
  rowAt,
  shownPieceChars,
  visible,
  type ListRow,
  type Match,
  type Piece,
} from "../../logic.ts";

interface Props {
  matches: readonly Match[];
  names: readonly (string | null)[];
  chosen: number | null;
  onChoose: (index: number) => void;
  /** The whole of a piece, if it is at hand. */
  read: (piece: Piece) => string | null;
}

const rowPx = 36;

const groupColors = {
  "group-0": "text-code-key",
  "group-1": "text-code-string",
  "group-2": "text-code-number",
  "group-3": "text-code-word",
};

/** Every match with its groups, of any number: only what is seen is there. */
export function MatchList({ matches, names, chosen, onChoose, read }: Props) {
  const total = matches.length * (names.length + 1);
  const { scroller, rows } = useVirtualRows(total, rowPx);
  const seen = Array.from({ length: Math.max(rows.count, 0) }, (_, index) => rows.first + index);
  return (
    <Scroller
      ref={scroller}
      role="table"
      aria-label="Matches"
      aria-rowcount={total}
      translate="no"
      className="relative h-full overflow-y-auto overscroll-contain"
    >
      <div role="rowgroup" style={{ height: rows.canvasPx }} className="relative">
        {seen.map((place, index) => {
          const row = rowAt(matches, names, place);
          return (
            row && (
              <div
                key={place}
                role="row"
                aria-rowindex={place + 1}
                style={{ top: rows.topPx + index * rowPx, height: rowPx }}
                className={`absolute flex w-full items-center gap-2 pe-1 text-sm ${row.group === null ? "border-t border-line" : ""} ${row.match.index === chosen ? "bg-accent-tint" : ""}`}
              >
                <Row row={row} onChoose={onChoose} read={read} />
              </div>
            )
          );
        })}
      </div>
    </Scroller>
  );
}

function Row({ row, onChoose, read }: { row: ListRow } & Pick<Props, "onChoose" | "read">) {
  const { match, group, name, piece } = row;
  const number = match.index + 1;
  const label =
    group === null ? `Match ${number}` : `Group ${group}${name === null ? "" : ` ${name}`}`;
  const whole = piece && (piece.end - piece.start <= shownPieceChars ? piece.text : read(piece));
  return (
    <>
      <span role="cell" className="w-24 shrink-0 sm:w-36">
        {group === null ? (
          <button
            type="button"
            title="Show in the text"
            onClick={() => onChoose(match.index)}
            className="min-h-9 w-full truncate px-3 text-start font-semibold hover:text-accent-text"
          >
            {label}
          </button>
        ) : (
          <span
            title={label}
            className={`block truncate ps-6 font-medium ${groupColors[groupLook(group - 1)]}`}
          >
            {group}
            {name !== null && <span className="ms-2 font-mono">{name}</span>}
          </span>
        )}
      </span>
      <span role="cell" className="figures w-16 shrink-0 truncate text-xs text-soft sm:w-24">
        {piece && `${piece.start}–${piece.end}`}
      </span>
      <span role="cell" className="min-w-0 flex-1 truncate font-mono whitespace-pre">
        <PieceText piece={piece} />
      </span>
      <span role="cell" className="shrink-0">
        {whole !== null && (
          <CopyButton
            iconOnly
            text={whole}
            what={group === null ? `match ${number}` : `group ${group} of match ${number}`}
          />
        )}
      </span>
    </>
  );
}

function PieceText({ piece }: { piece: Piece | null }) {
  if (piece === null) return <i className="font-sans text-soft">did not take part</i>;
  if (piece.start === piece.end) return <i className="font-sans text-soft">empty</i>;
  return visible(piece.text) + (piece.end - piece.start > shownPieceChars ? "…" : "");
}
