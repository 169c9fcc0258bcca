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
export function paintBreakout(
  ctx: CanvasRenderingContext2D,
  scene: Scene,
  context: PaintContext,
): void {
  const state = scene.look();
  ctx.fillStyle = context.color("ground");
  ctx.fillRect(0, 0, width, height);
  ctx.save();
  ctx.translate(width / 2, 0);
  for (const [brick, isThere] of state.bricks.entries()) {
    if (isThere) paintBrick(ctx, brick, context);
  }
  if (!scene.isCalm) paintBroken(ctx, state, context);
  paintPaddle(ctx, state, context);
  paintBall(ctx, state, context);
  ctx.restore();
}

function paintBrick(ctx: CanvasRenderingContext2D, brick: number, { color }: PaintContext): void {
  const { left, right, top, bottom } = boxOf(brick);
  ctx.fillStyle = color(`brick-${bandOf(brick).name}`);
  ctx.fillRect(left + gap, top + gap, right - left - 2 * gap, bottom - top - 2 * gap);
  ctx.fillStyle = color("brick-light");
  ctx.fillRect(left + gap, top + gap, right - left - 2 * gap, 3);
}

/** A brick that was hit fades where it was. */
function paintBroken(ctx: CanvasRenderingContext2D, { last }: State, context: PaintContext): void {
  if (last?.type !== "hit") return;
  const strength = 1 - Math.max(0, context.at - last.at) / fadeMs;
  if (strength <= 0) return;
  ctx.globalAlpha = strength;
  for (const brick of last.bricks) paintBrick(ctx, brick, context);
  ctx.globalAlpha = 1;
}

function paintPaddle(ctx: CanvasRenderingContext2D, state: State, { color }: PaintContext): void {
  const wide = paddleWidthOf(state.isShrunk, state.isSlow);
  ctx.beginPath();
  ctx.roundRect(state.paddle - wide / 2, paddleTop, wide, paddleHeight, paddleHeight / 2);
  ctx.fillStyle = color("paddle");
  ctx.fill();
}

function paintBall(ctx: CanvasRenderingContext2D, state: State, { color, at }: PaintContext): void {
  if (state.phase === "over") return;
  // Frames do not come with the game's steps: the ball is drawn where it is between two of them.
  const stepMs = 1000 * secondsPerStep;
  const sinceMs = Math.max(-stepMs, Math.min(stepMs, at - state.at));
  const since = state.phase === "running" ? sinceMs / 1000 : 0;
  ctx.beginPath();
  ctx.arc(
    state.ball.x + state.way.x * since,
    state.ball.y + state.way.y * since,
    ballRadius,
    0,
    2 * Math.PI,
  );
  ctx.fillStyle = color("ball");
  ctx.fill();
}
