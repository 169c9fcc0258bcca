import { useId, type HTMLAttributes, type Ref } from "react";
import { cellCount, size, type State, type Tile } from "../logic.ts";
import style from "./board.module.css";
import { describeCell } from "./announcements.ts";

interface Props {
  ref?: Ref<HTMLDivElement>;
  tiles: readonly Tile[];
  absorbed: readonly Tile[];
  /** The cell that the review cursor is on. */
  reviewed?: number | null;
  swipe?: HTMLAttributes<HTMLElement>;
  /** As large as the room allows. */
  isLarge?: boolean;
}

const cells = Array.from({ length: cellCount }, (_, cell) => cell);
const rows = cells.filter((cell) => cell % size === 0);

/** Draws the board of a game that is watched. */
export const drawBoard = ({ tiles, absorbed }: State) => (
  <Board tiles={tiles} absorbed={absorbed} />
);

/** A grid that screen readers can read, with the tiles drawn over it. */
export function Board({ ref, tiles, absorbed, reviewed = null, swipe, isLarge = false }: Props) {
  const id = useId();
  const idOf = (cell: number) => `${id}-${cell}`;
  return (
    <div className={style.board} data-large={isLarge} {...swipe}>
      <div
        ref={ref}
        role="grid"
        tabIndex={0}
        aria-label="Board"
        aria-describedby={`${id}-help`}
        aria-activedescendant={reviewed === null ? undefined : idOf(reviewed)}
        className={style.grid}
      >
        {rows.map((first) => (
          <div key={first} role="row" className={style.row}>
            {cells.slice(first, first + size).map((cell) => (
              <div
                key={cell}
                id={idOf(cell)}
                role="gridcell"
                data-reviewed={cell === reviewed}
                className={style.cell}
              >
                <span className="sr-only">{describeCell(tiles, cell)}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
      <p id={`${id}-help`} hidden>
        Arrow keys move the tiles. Shift and an arrow key read a cell. I reads the whole board.
      </p>
      <div aria-hidden className={style.tiles}>
        {/* By id: an element that changes its place in the page would lose its slide. */}
        {[...absorbed.map((tile) => ({ ...tile, absorbed: true })), ...tiles]
          .sort((a, b) => a.id - b.id)
          .map((tile) => (
            <div
              key={tile.id}
              className={style.tile}
              data-absorbed={"absorbed" in tile}
              style={{ transform: placeOf(tile.cell) }}
            >
              <div
                className={style.face}
                data-value={tile.value}
                data-digits={String(tile.value).length}
                data-born={tile.born}
              >
                {tile.value}
              </div>
            </div>
          ))}
      </div>
    </div>
  );
}

const placeOf = (cell: number): string =>
  `translate(${steps(cell % size)}, ${steps(Math.floor(cell / size))})`;

/** A tile is as large as a cell, so one cell further is its own size and a gap. */
const steps = (count: number): string => `calc(${count} * (100% + var(--gap)))`;
