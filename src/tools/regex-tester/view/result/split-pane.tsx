import { counted } from "#domain/wording.ts";
import { OutputPane } from "#ui/text/output-pane.tsx";
import { Scroller } from "#ui/scroller.tsx";
import { useVirtualRows } from "#ui/use-virtual-rows.ts";
import { visible } from "../../logic.ts";
import type { Pieces } from "../../logic/search-session.ts";
import { madeBy, type Outcome } from "../use-search.ts";

const rowPx = 32;

/** What is left between the matches. */
export function SplitPane({ outcome }: { outcome: Outcome | null }) {
  const made = outcome?.answer?.output ?? null;
  const pieces = outcome?.answer?.pieces ?? null;
  return (
    <OutputPane
      label="Split"
      result={made}
      readAll={async () => made?.all ?? null}
      fileName="split.txt"
      made={outcome ? madeBy(outcome, "split") : undefined}
      views={pieces && <span className="text-sm text-soft">{counted(pieces.total, "piece")}</span>}
    >
      {pieces ? <PieceList pieces={pieces} /> : <></>}
    </OutputPane>
  );
}

function PieceList({ pieces: { head } }: { pieces: Pieces }) {
  const { scroller, rows } = useVirtualRows(head.length, rowPx);
  return (
    <Scroller
      ref={scroller}
      aria-label="Pieces"
      translate="no"
      className="relative h-full overflow-y-auto overscroll-contain"
    >
      <ol style={{ height: rows.canvasPx }} className="relative">
        {head.slice(rows.first, rows.first + rows.count).map((piece, index) => (
          <li
            // A piece is its place: the same may be there twice.
            // oxlint-disable-next-line react/no-array-index-key
            key={rows.first + index}
            style={{ top: rows.topPx + index * rowPx, height: rowPx }}
            className="absolute flex w-full items-center gap-3 px-3 text-sm"
          >
            <span className="figures w-10 shrink-0 text-end text-xs text-soft">
              {rows.first + index + 1}
            </span>
            <span className="min-w-0 flex-1 truncate font-mono whitespace-pre">
              <PieceText piece={piece} />
            </span>
          </li>
        ))}
      </ol>
    </Scroller>
  );
}

function PieceText({ piece }: { piece: string | null }) {
  if (piece === null) return <i className="font-sans text-soft">a group that did not take part</i>;
  if (piece === "") return <i className="font-sans text-soft">empty</i>;
  return visible(piece);
}
