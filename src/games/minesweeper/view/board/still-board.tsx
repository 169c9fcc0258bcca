import { useRef } from "react";
import type { State } from "../../logic/state.ts";
import { Board } from "./board.tsx";

const nothing: ReadonlySet<number> = new Set();
const noPresses = {};

/** A board to look at, as large as there is room for it. */
function StillBoard({ state }: { state: State }) {
  const grid = useRef<HTMLDivElement>(null);
  return (
    <Board
      ref={grid}
      state={state}
      hint={null}
      rowsRevealed={state.kind.height}
      pressed={nothing}
      isFitted
      isStill
      current={0}
      onFocus={() => {}}
      presses={noPresses}
    />
  );
}

export const drawBoard = (state: State) => <StillBoard state={state} />;
