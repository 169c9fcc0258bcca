import {
  useId,
  type CSSProperties,
  type FocusEvent,
  type HTMLAttributes,
  type RefObject,
} from "react";
import { Cell, type Light } from "./cell.tsx";
import { faceOf, isOver } from "../../logic.ts";
import type { Hint } from "../../logic/hint.ts";
import type { State } from "../../logic/state.ts";
import style from "./board.module.css";
import { useEdges } from "./use-edges.ts";

interface Props {
  ref: RefObject<HTMLDivElement | null>;
  state: State;
  hint: Hint | null;
  /** How many rows of a lost board show their mines. */
  rowsRevealed: number;
  /** What would open if the buttons that are held were let go. */
  pressed: ReadonlySet<number>;
  /** For a finger: all of it in sight, however small its cells. */
  isFitted: boolean;
  /** Only looked at: it takes the room that there is. */
  isStill?: boolean;
  /** The cell that Tab leads to. */
  current: number;
  onFocus: (cell: number) => void;
  presses: HTMLAttributes<HTMLElement>;
}

/** As many as fit into a narrow window without scrolling: those of the beginner's board. */
const narrowColumns = 9;

export const isWide = ({ kind }: State): boolean => kind.width > narrowColumns;

/** A grid of buttons. A large board scrolls inside its own area on a small screen. */
export function Board(props: Props) {
  const { ref, state, hint, rowsRevealed, pressed, current, onFocus, presses } = props;
  const { isFitted, isStill = false } = props;
  const { width, height } = state.kind;
  const id = useId();
  useEdges(ref);
  const lights = lightsOf(hint);
  const follow = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    const cell = target instanceof HTMLElement ? target.dataset["cell"] : undefined;
    if (cell !== undefined) onFocus(Number(cell));
    // Who gives the focus to the board means the cell where it was.
    else currentTarget.querySelectorAll("button")[current]?.focus({ preventScroll: true });
  };
  const rows = Array.from({ length: height }, (_, row) => row * width);
  return (
    <div
      className={style.board}
      data-wide={isWide(state)}
      data-fit={isFitted}
      data-still={isStill}
      data-over={isOver(state)}
      style={{ "--columns": width, "--rows": height } as CSSProperties}
    >
      <div
        ref={ref}
        role="grid"
        aria-label="Minefield"
        aria-describedby={id}
        tabIndex={-1}
        // On a phone it may be larger than the room that there is.
        data-scrolls
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
                  face={
                    state.isPaused ? "hidden" : faceOf(state, cell, first < rowsRevealed * width)
                  }
                  isCurrent={cell === current}
                  isPressed={pressed.has(cell)}
                  light={lights.get(cell)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <p id={id} hidden>
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
