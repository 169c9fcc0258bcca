import type { HTMLAttributes, RefObject } from "react";
import { prefersReducedMotion } from "#browser/media.ts";
import { Canvas } from "#ui/game/canvas.tsx";
import { nameOf, width, type State } from "../logic.ts";
import { paintBreakout } from "./paint.ts";
import style from "./board.module.css";

interface Props {
  ref: RefObject<HTMLCanvasElement | null>;
  state: State;
  /** The game at this very moment. */
  look: () => State;
  aim: HTMLAttributes<HTMLElement>;
}

/** The field; while a ball waits to be served, it says how. */
export function Board({ ref, state, look, aim }: Props) {
  const isRunning = state.phase === "running";
  return (
    <>
      <Canvas
        ref={ref}
        label="Breakout board"
        description="A visual game. The arrow keys move the paddle, Space serves the ball, P pauses."
        width={width}
        scene={{ look, isCalm: prefersReducedMotion() }}
        paint={paintBreakout}
        isMoving={isRunning}
        data-running={isRunning}
        className={style.board}
        {...aim}
      />
      {isRunning && !state.isServed && (
        <p aria-hidden className={style.hint}>
          <strong>
            Level {state.level}: {nameOf(state.level)}
          </strong>
          <br />
          Space, click or tap to serve
        </p>
      )}
    </>
  );
}
