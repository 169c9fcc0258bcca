import { useRef } from "react";
import type { State } from "../../logic.ts";
import { Board } from "./board.tsx";
import style from "./board.module.css";

/** Draws the board of a game that is watched; a ghost's is the well alone. */
export const drawBoard = (state: State) => <StillBoard state={state} />;

const shownNext = 3;

function StillBoard({ state }: { state: State }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  return (
    <div className={style.still}>
      <Board
        ref={canvas}
        state={state}
        scene={{ look: () => state, hasGhost: false, hasMarks: false, isCalm: true }}
        nextCount={shownNext}
      />
    </div>
  );
}
