import type { CSSProperties, HTMLAttributes, Ref, SyntheticEvent } from "react";
import { Cell, type Light } from "./cell.tsx";
import { faceOf } from "../logic.ts";
import type { Hint } from "../logic/hint.ts";
import type { State } from "../logic/state.ts";
import style from "./board.module.css";

interface Props {
  ref: Ref<HTMLDivElement>;
  state: State;
  hint: Hint | null;
  /** The cell that Tab leads to. */
  current: number;
  onFocus: (cell: number) => void;
  presses: HTMLAttributes<HTMLElement>;
}

/** As many as fit on a phone without scrolling: those of the beginner's board. */
const narrowColumns = 9;

/** A grid of buttons. A large board scrolls inside its own area on a small screen. */
export function Board({ ref, state, hint, current, onFocus, presses }: Props) {
  const { width, height } = state.kind;
  const lights = lightsOf(hint);
  const follow = ({ target }: SyntheticEvent) => {
    const cell = target instanceof HTMLElement ? target.dataset["cell"] : undefined;
    if (cell !== undefined) onFocus(Number(cell));
  };
  const rows = Array.from({ length: height }, (_, row) => row * width);
  return (
    <div
      className={style.board}
      data-wide={width > narrowColumns}
      style={{ "--columns": width, "--rows": height } as CSSProperties}
    >
      <div
        ref={ref}
        role="grid"
        aria-label="Minefield"
        aria-describedby="minesweeper-help"
        className={style.grid}
        onFocus={follow}
        {...presses}
      >
        {rows.map((first) => (
          <div key={first} role="row" className={style.row}>
            {state.covers.slice(first, first + width).map((_, column) => {
              const cell = first + column;
              return (
                <Cell
                  key={cell}
                  cell={cell}
                  width={width}
                  // Nobody thinks on while the clock stands still.
                  face={state.isPaused ? "hidden" : faceOf(state, cell)}
                  isCurrent={cell === current}
                  light={lights.get(cell)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <p id="minesweeper-help" hidden>
        Arrow keys walk, Enter opens a cell, F puts a flag. Enter on a number with all its flags
        opens the rest around it. H gives a hint, I says how the game stands.
      </p>
    </div>
  );
}

function lightsOf(hint: Hint | null): ReadonlyMap<number, Light> {
  if (hint === null) return new Map();
  const light: Light = hint.type === "mines" ? "mine" : "safe";
  return new Map([
    ...hint.cells.map((cell) => [cell, light] as const),
    ...hint.clues.map((cell) => [cell, "clue"] as const),
  ]);
}
