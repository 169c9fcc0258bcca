import type { HTMLAttributes, RefObject } from "react";
import { Canvas } from "#ui/game/canvas.tsx";
import { Score } from "#ui/game/score-bar.tsx";
import { columns, levelOf, nextOf, sprintLines, type State } from "../../logic.ts";
import { paintTetris, type Scene } from "./paint.ts";
import { Preview } from "./preview.tsx";
import style from "./board.module.css";

interface Props {
  ref: RefObject<HTMLCanvasElement | null>;
  state: State;
  scene: Scene;
  /** None where a game is only watched: then it does not move by itself either. */
  gestures?: HTMLAttributes<HTMLElement>;
  /** How many of the pieces to come are shown. */
  nextCount: number;
}

/** The board, with what is held on its left and what comes next on its right. */
export function Board({ ref, state, scene, gestures, nextCount }: Props) {
  const lines = state.mode === "sprint" ? `${state.lines}/${sprintLines}` : state.lines;
  return (
    <div className={style.table}>
      <div className={style.side}>
        <h2 className="text-center text-xs font-medium text-soft">Hold</h2>
        <Preview label="Hold" kind={state.hold} isOff={!state.canHold} />
        <dl className="flex flex-col gap-2">
          <Score label="Level" value={levelOf(state)} />
          <Score label="Lines" value={lines} />
        </dl>
      </div>
      <Canvas
        ref={ref}
        label="Tetris board"
        description="A visual game. The arrow keys move and turn the piece, Space drops it, P pauses."
        width={columns}
        scene={scene}
        paint={paintTetris}
        isMoving={gestures !== undefined && state.phase === "running"}
        className={style.board}
        {...gestures}
      />
      <div className={style.side}>
        <h2 className="text-center text-xs font-medium text-soft">Next</h2>
        {nextOf(state, nextCount).map((kind, place) => (
          // eslint-disable-next-line react/no-array-index-key -- a place in the row is all it is
          <Preview key={place} label={`Next ${place + 1}`} kind={kind} />
        ))}
      </div>
    </div>
  );
}
