import Flag from "lucide-react/icons/flag";
import X from "lucide-react/icons/x";
import { memo } from "react";
import type { Face } from "../../logic/face.ts";
import style from "./cell.module.css";
import numbers from "./ink.module.css";
import { describeCell } from "../announcements.ts";

/** What a hint says of a cell. */
export type Light = "clue" | "safe" | "mine";

interface Props {
  cell: number;
  width: number; // of the board, in cells
  face: Face;
  isCurrent: boolean; // Tab leads to it
  isPressed: boolean; // it opens with a chord that is being held
  light: Light | undefined;
}

/** One cell. There are up to 720, so that only those that change may be drawn anew. */
export const Cell = memo(function Cell(props: Props) {
  const { cell, width, face, isCurrent, isPressed, light } = props;
  const hinted = light === undefined ? "" : `, ${lightWords[light]}`;
  return (
    <div role="gridcell">
      <button
        type="button"
        className={`${style.cell} ${numbers.ink}`}
        data-cell={cell}
        data-face={face}
        data-light={light}
        data-pressed={isPressed || undefined}
        aria-label={describeCell(width, cell, face) + hinted}
        tabIndex={isCurrent ? 0 : -1}
      >
        <Picture face={face} />
      </button>
    </div>
  );
});

const lightWords: Record<Light, string> = {
  clue: "clue",
  safe: "safe",
  mine: "certainly a mine",
};

function Picture({ face }: { face: Face }) {
  switch (face) {
    case "hidden":
    case "mine":
    case "exploded":
    case 0:
      return null; // all there is comes from the style sheet
    case "flag":
      return <Flag aria-hidden className={style.flag} />;
    case "question":
      return "?";
    case "wrong flag":
      return (
        <>
          <Flag aria-hidden className={style.flag} />
          <X aria-hidden className={style.cross} />
        </>
      );
    default:
      return face;
  }
}
