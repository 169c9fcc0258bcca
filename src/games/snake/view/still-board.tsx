import { useRef } from "react";
import { Canvas } from "#ui/game/canvas.tsx";
import { size, type State } from "../logic.ts";
import style from "./board.module.css";
import { paintSnake } from "./paint.ts";

/** Draws the board of a game that is watched: the snake steps from cell to cell. */
export const drawBoard = (state: State) => <StillBoard state={state} />;

function StillBoard({ state }: { state: State }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  return (
    <Canvas
      ref={canvas}
      label="Snake board"
      description="A game that is watched."
      width={size}
      scene={{ look: () => state, isCalm: true }}
      paint={paintSnake}
      className={style.board}
    />
  );
}
