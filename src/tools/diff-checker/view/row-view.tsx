import UnfoldVertical from "lucide-react/icons/unfold-vertical";
import { counted } from "#domain/wording.ts";
import type { LineType } from "../logic.ts";
import type { Cell, Row } from "../logic/rows/rows.ts";
import type { Part } from "../logic/compare/words.ts";

interface Props {
  row: Row;
  unified: boolean;
  /** Long lines are broken; else they are cut, and scrolled all together. */
  wraps: boolean;
  onOpen: (row: number) => void;
}

const signs: Record<LineType, string> = { unchanged: "", removed: "−", added: "+", modified: "~" };
const names: Record<LineType, string> = {
  unchanged: "",
  removed: "Removed: ",
  added: "Added: ",
  modified: "Modified: ",
};

type Side = "left" | "right";
const tints: Record<Side, string> = { left: "bg-bad-tint", right: "bg-good-tint" };
const marks: Record<Side, string> = {
  left: "bg-bad/20 decoration-bad decoration-dashed",
  right: "bg-good/20 decoration-good",
};

/** The columns, as their headers name them. Signs are for the eye: the text says it in words. */
const columns = {
  unified: ["Old line", "New line", "Text"],
  side: ["Old line", "Original", "New line", "Changed"],
};

/** The names of the columns, for those who hear the table. */
export const HeadRow = ({ unified, index }: { unified: boolean; index?: number }) => (
  <div role="row" aria-rowindex={index} className="sr-only">
    {columns[unified ? "unified" : "side"].map((name) => (
      <span key={name} role="columnheader">
        {name}
      </span>
    ))}
  </div>
);

/** One line of the result: both sides of it, or the one that there is. */
export function RowView({ row, unified, wraps, onOpen }: Props) {
  if (row.kind === "fold") {
    const span = columns[unified ? "unified" : "side"].length;
    return <Fold count={row.count} span={span} onOpen={() => onOpen(row.row)} />;
  }
  const { type, left, right, note, path } = row;
  const hint = [path, note].filter(Boolean).join(" · ");
  if (unified) {
    const side = right === null || type === "removed" ? "left" : "right";
    const cell = side === "left" ? left : right;
    return (
      <Line
        hint={hint}
        className="grid-cols-[3rem_3rem_1.25rem_minmax(0,1fr)] sm:grid-cols-[3.5rem_3.5rem_1.5rem_minmax(0,1fr)]"
      >
        <LineNumber cell={left} />
        <LineNumber cell={right} />
        <Sign type={type} side={side} />
        <Text cell={cell} type={type} side={side} wraps={wraps} note={note} />
      </Line>
    );
  }
  return (
    <Line
      hint={hint}
      className="grid-cols-[2.5rem_1.25rem_minmax(0,1fr)_2.5rem_1.25rem_minmax(0,1fr)] sm:grid-cols-[3.5rem_1.5rem_minmax(0,1fr)_3.5rem_1.5rem_minmax(0,1fr)]"
    >
      <LineNumber cell={left} />
      <Sign type={left ? type : "unchanged"} side="left" />
      <Text cell={left} type={type} side="left" wraps={wraps} note="" />
      <LineNumber cell={right} isSecond />
      <Sign type={right ? type : "unchanged"} side="right" />
      <Text cell={right} type={type} side="right" wraps={wraps} note={note} />
    </Line>
  );
}

function Line(props: { className: string; hint: string; children: React.ReactNode }) {
  return (
    <div
      title={props.hint || undefined}
      className={`grid h-full min-h-6 font-mono text-sm leading-6 ${props.className}`}
    >
      {props.children}
    </div>
  );
}

const LineNumber = ({ cell, isSecond = false }: { cell: Cell | null; isSecond?: boolean }) => (
  <span
    role="cell"
    className={`figures bg-sunken pe-2 text-end text-xs leading-6 text-soft select-none ${isSecond ? "border-s border-line" : ""}`}
  >
    {cell?.number}
  </span>
);

const Sign = ({ type, side }: { type: LineType; side: Side }) => (
  <span
    aria-hidden
    className={`text-center font-bold select-none ${side === "left" ? "text-bad" : "text-good"} ${type === "unchanged" ? "" : tints[side]}`}
  >
    {signs[type]}
  </span>
);

interface TextProps {
  cell: Cell | null;
  type: LineType;
  side: Side;
  wraps: boolean;
  note: string;
}

function Text({ cell, type, side, wraps, note }: TextProps) {
  if (cell === null) return <span role="cell" className="bg-sunken" />;
  const isChanged = type !== "unchanged";
  return (
    <span
      role="cell"
      className={`min-w-0 pe-2 ${isChanged ? tints[side] : ""} ${wraps ? "wrap-anywhere whitespace-pre-wrap" : "overflow-hidden whitespace-pre"}`}
    >
      {isChanged && <span className="sr-only">{names[type]}</span>}
      <span className={wraps ? "" : "inline-block -translate-x-(--shift)"}>
        {cell.parts.map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a part is its place in the line
          <PartView key={index} part={part} side={side} />
        ))}
      </span>
      {note !== "" && <span className="ms-3 font-sans text-xs text-soft">{note}</span>}
    </span>
  );
}

/** A line, dashed or whole, tells what went and what came without any color. */
function PartView({ part: { text, isChanged }, side }: { part: Part; side: Side }) {
  if (!isChanged) return text;
  const Mark = side === "left" ? "del" : "ins";
  return (
    <Mark
      className={`rounded-sm text-ink underline decoration-2 underline-offset-2 forced-colors:outline ${marks[side]}`}
    >
      {text}
    </Mark>
  );
}

interface FoldProps {
  count: number;
  span: number; // columns
  onOpen: () => void;
}

const Fold = ({ count, span, onOpen }: FoldProps) => (
  <span role="cell" aria-colspan={span} className="block h-full">
    <button
      type="button"
      onClick={onOpen}
      className="flex h-full min-h-6 w-full items-center gap-2 border-y border-line bg-raised px-3 text-xs text-soft hover:text-ink"
    >
      <UnfoldVertical aria-hidden className="size-3.5" />
      {counted(count, "unchanged line")}
    </button>
  </span>
);
