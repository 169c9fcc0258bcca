import { useId, type Ref } from "react";
import type { Hint } from "../logic/hints.ts";
import {
  cellCount,
  cellsOf,
  isThinking,
  size,
  turnOf,
  winnerOf,
  wonLines,
  type Cells,
  type Mark,
  type State,
} from "../logic.ts";
import style from "./board.module.css";
import { describeCell } from "./announcements.ts";

interface Props {
  ref?: Ref<HTMLDivElement>;
  state: State;
  hints?: ReadonlyMap<number, Hint>;
  /** The cell that Tab leads to. */
  current?: number;
  onFocus?: (cell: number) => void;
  onMark?: (cell: number) => void;
}

const allCells = Array.from({ length: cellCount }, (_, cell) => cell);
const rows = allCells.filter((cell) => cell % size === 0);

/** Draws the board of a game that is watched. */
export const drawBoard = (state: State) => <Board state={state} />;

/** A grid of buttons, with the winning line drawn over it. */
export function Board({ ref, state, hints, current = 0, onFocus, onMark }: Props) {
  const helpId = useId();
  const cells = cellsOf(state);
  const isOpen = winnerOf(cells) === null && !isThinking(state);
  const won = new Set(wonLines(cells).flat());

  return (
    <div className={style.board}>
      <div
        ref={ref}
        role="grid"
        aria-label="Board"
        aria-describedby={helpId}
        className={style.grid}
      >
        {rows.map((first) => (
          <div key={first} role="row" className={style.row}>
            {allCells.slice(first, first + size).map((cell) => (
              <div key={cell} role="gridcell">
                <button
                  type="button"
                  className={style.cell}
                  aria-disabled={!isOpen || cells[cell] !== null}
                  data-line={won.size === 0 ? undefined : won.has(cell)}
                  tabIndex={cell === current ? 0 : -1}
                  onFocus={() => onFocus?.(cell)}
                  onClick={() => onMark?.(cell)}
                >
                  <span className="sr-only">{describeCell(cells, cell, hints?.get(cell))}</span>
                  <Face
                    mark={cells[cell] ?? null}
                    next={isOpen ? turnOf(state) : null}
                    hint={hints?.get(cell)}
                  />
                </button>
              </div>
            ))}
          </div>
        ))}
      </div>
      <p id={helpId} hidden>
        Arrow keys walk, Enter takes a cell. I reads the whole board.
      </p>
      <Strokes cells={cells} />
    </div>
  );
}

interface FaceProps {
  mark: Mark | null;
  /** Whose mark a pointer over the free cell promises. */
  next: Mark | null;
  hint: Hint | undefined;
}

function Face({ mark, next, hint }: FaceProps) {
  const drawn = mark ?? next;
  return (
    <>
      {drawn !== null && (
        <svg
          aria-hidden
          // A promise that comes true is drawn anew.
          key={mark}
          viewBox="0 0 100 100"
          className={style.mark}
          data-mark={drawn}
          data-promise={mark === null}
        >
          {drawn === "X" ? (
            <>
              <path pathLength={1} d="M26 26 74 74" />
              <path pathLength={1} d="M74 26 26 74" />
            </>
          ) : (
            <circle pathLength={1} cx="50" cy="50" r="27" />
          )}
        </svg>
      )}
      {hint !== undefined && (
        <span aria-hidden className={style.hint} data-hint={hint}>
          {hint}
        </span>
      )}
    </>
  );
}

/** Through the three cells of each line that was won. */
function Strokes({ cells }: { cells: Cells }) {
  return (
    <svg aria-hidden viewBox="0 0 3 3" className={style.strokes}>
      {wonLines(cells).map(([first, , last]) => (
        <path
          key={`${first}-${last}`}
          pathLength={1}
          d={`M${endOf(first, last)} ${endOf(last, first)}`}
        />
      ))}
    </svg>
  );
}

const column = (cell: number): number => cell % size;
const row = (cell: number): number => Math.floor(cell / size);

/** Where the stroke from `other` through `cell` ends. */
const endOf = (cell: number, other: number): string =>
  `${past(column(other), column(cell))} ${past(row(other), row(cell))}`;

/** A little past the middle of the cell. */
const past = (from: number, to: number): number => to + 0.5 + (to - from) * 0.16;
