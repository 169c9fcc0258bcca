import type { CSSProperties, Ref } from "react";
import { isShowing, pads, roundOf, speedOf, type Pad, type State } from "../logic.ts";
import style from "./board.module.css";
import { statusOf } from "./announcements.ts";

interface Props {
  ref?: Ref<HTMLDivElement>;
  state: State;
  onPress?: (pad: Pad) => void;
}

/** Draws the board of a game that is watched. */
export const drawBoard = (state: State) => <Board state={state} />;

/** The board of whom one races against: its pads stay dark, for they would tell what comes next. */
export const drawGhost = (state: State) => <Board state={{ ...state, touched: null }} />;

/** Four pads and, in their middle, the round. */
export function Board({ ref, state, onPress }: Props) {
  const lit = state.phase === "lit" ? state.touched?.pad : undefined;
  const { litMs } = speedOf(roundOf(state));
  const press = state.touched?.by === "player" ? state.touched : null;
  return (
    <div ref={ref} tabIndex={-1} role="group" aria-label="Pads" className={style["board"]}>
      {pads.map(({ id, name, shape, key }, index) => (
        <button
          key={id}
          type="button"
          data-pad={id}
          data-lit={index === lit || undefined}
          aria-label={`${name}, ${shape}`}
          aria-disabled={state.phase !== "input"}
          inert={state.phase === "idle"} // nothing under the start screen can be pressed
          className={style["pad"]}
          onPointerDown={(event) => {
            if (event.isPrimary && event.button === 0) onPress?.(index as Pad);
          }}
          onClick={(event) => {
            // A key or a screen reader: a pointer's own click has been dealt with.
            if (event.detail === 0) onPress?.(index as Pad);
          }}
        >
          {press?.pad === index && (
            <span
              key={press.count}
              aria-hidden
              className={style["glow"]}
              style={{ "--lit-ms": `${litMs}ms` } as CSSProperties}
            />
          )}
          <Shape shape={shape} />
          <kbd aria-hidden className={style["key"]}>
            {key}
          </kbd>
        </button>
      ))}
      <div className={style["middle"]} data-showing={isShowing(state) || undefined}>
        <span className={`figures ${style["round"]}`}>{roundOf(state)}</span>
        <span className={style["status"]}>{statusOf(state)}</span>
      </div>
    </div>
  );
}

/** What tells the pads apart without color. */
const shapes = {
  circle: <circle cx="12" cy="12" r="8" />,
  square: <rect x="4.5" y="4.5" width="15" height="15" rx="1" />,
  triangle: <path d="M12 4 21 20H3Z" />,
  diamond: <path d="m12 2.5 9.5 9.5-9.5 9.5L2.5 12Z" />,
};

const Shape = ({ shape }: { shape: keyof typeof shapes }) => (
  <svg aria-hidden viewBox="0 0 24 24" className={style["shape"]}>
    {shapes[shape]}
  </svg>
);
