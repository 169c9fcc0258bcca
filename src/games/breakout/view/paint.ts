import type { PaintContext } from "#ui/game/canvas.tsx";
import {
  ballRadius,
  bandOf,
  boxOf,
  height,
  paddleHeight,
  paddleTop,
  paddleWidthOf,
  secondsPerStep,
  width,
  type State,
} from "../logic.ts";

export interface Scene {
  /** The game at this very moment. */
  look: () => State;
  isCalm: boolean;
}

const fadeMs = 180;
const gap = 1; // between two bricks

/** Draws the board in its own units; the middle of its width is 0. */
export function paintBreakout(pen: CanvasRenderingContext2D, scene: Scene, light: PaintContext): void {
  const state = scene.look();
  pen.fillStyle = light.color("ground");
  pen.fillRect(0, 0, width, height);
  pen.save();
  pen.translate(width / 2, 0);
  for (const [brick, isThere] of state.bricks.entries()) {
    if (isThere) paintBrick(pen, brick, light);
  }
  if (!scene.isCalm) paintBroken(pen, state, light);
  paintPaddle(pen, state, light);
  paintBall(pen, state, light);
  pen.restore();
}

function paintBrick(pen: CanvasRenderingContext2D, brick: number, { color }: PaintContext): void {
  const { left, right, top, bottom } = boxOf(brick);
  pen.fillStyle = color(`brick-${bandOf(brick).name}`);
  pen.fillRect(left + gap, top + gap, right - left - 2 * gap, bottom - top - 2 * gap);
  pen.fillStyle = color("brick-light");
  pen.fillRect(left + gap, top + gap, right - left - 2 * gap, 3);
}

/** A brick that was hit fades where it was. */
function paintBroken(pen: CanvasRenderingContext2D, { last }: State, light: PaintContext): void {
  if (last?.type !== "hit") return;
  const strength = 1 - Math.max(0, light.at - last.at) / fadeMs;
  if (strength <= 0) return;
  pen.globalAlpha = strength;
  for (const brick of last.bricks) paintBrick(pen, brick, light);
  pen.globalAlpha = 1;
}

function paintPaddle(pen: CanvasRenderingContext2D, state: State, { color }: PaintContext): void {
  const wide = paddleWidthOf(state.isShrunk, state.isSlow);
  pen.beginPath();
  pen.roundRect(state.paddle - wide / 2, paddleTop, wide, paddleHeight, paddleHeight / 2);
  pen.fillStyle = color("paddle");
  pen.fill();
}

function paintBall(pen: CanvasRenderingContext2D, state: State, { color, at }: PaintContext): void {
  if (state.phase === "over") return;
  // Frames do not come with the game's steps: the ball is drawn where it is between two of them.
  const stepMs = 1000 * secondsPerStep;
  const sinceMs = Math.max(-stepMs, Math.min(stepMs, at - state.at));
  const since = state.phase === "running" ? sinceMs / 1000 : 0;
  pen.beginPath();
  pen.arc(
    state.ball.x + state.way.x * since,
    state.ball.y + state.way.y * since,
    ballRadius,
    0,
    2 * Math.PI,
  );
  pen.fillStyle = color("ball");
  pen.fill();
}
