import type { CSSProperties } from "react";
import { shapeOf, type Kind } from "../../logic.ts";
import style from "./board.module.css";

interface Props {
  /** "Hold", or the place in the row of those to come. */
  label: string;
  kind: Kind | null;
  /** It cannot be had now. */
  isOff?: boolean;
}

/** A small picture of one piece. */
export function Preview({ label, kind, isOff = false }: Props) {
  return (
    <div
      role="img"
      aria-label={`${label}: ${kind ?? "none"}`}
      className={style.slot}
      data-off={isOff}
    >
      {kind !== null && <Shape kind={kind} />}
    </div>
  );
}

function Shape({ kind }: { kind: Kind }) {
  const cells = shapeOf(kind);
  const [left, top] = [0, 1].map((axis) => Math.min(...cells.map((cell) => cell[axis] ?? 0)));
  const [right, bottom] = [0, 1].map((axis) => Math.max(...cells.map((cell) => cell[axis] ?? 0)));
  const size = {
    "--wide": (right ?? 0) - (left ?? 0) + 1,
    "--high": (bottom ?? 0) - (top ?? 0) + 1,
  };
  return (
    <div
      className={style.shape}
      style={{ ...size, "--block": `var(--piece-${kind.toLowerCase()})` } as CSSProperties}
    >
      {cells.map(([x, y]) => (
        <span
          key={`${x},${y}`}
          className={style.block}
          style={{ "--x": x - (left ?? 0), "--y": y - (top ?? 0) } as CSSProperties}
        />
      ))}
    </div>
  );
}
