import type { PaintContext } from "#ui/game/canvas.tsx";
import {
  ballRadius,
  ballsOf,
  bandOf,
  boxOf,
  capsuleHeight,
  capsuleSpeed,
  capsuleWidth,
  height,
  paddleHeight,
  paddleTop,
  paddleWidth,
  secondsPerStep,
  width,
  type Power,
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
  paintCapsules(ctx, state, context);
  paintBalls(ctx, state, context);
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
  const wide = paddleWidth(state);
  ctx.beginPath();
  ctx.roundRect(state.paddle - wide / 2, paddleTop, wide, paddleHeight, paddleHeight / 2);
  ctx.fillStyle = color("paddle");
  ctx.fill();
}

const letters: Record<Power, string> = { wide: "W", slow: "S", ball: "B", life: "L" };

function paintCapsules(ctx: CanvasRenderingContext2D, state: State, context: PaintContext): void {
  ctx.font = "bold 12px sans-serif";
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  // A font that is used for the first time takes longer than a frame: that is done before the start.
  if (state.phase === "idle") ctx.measureText("WSBL");
  for (const { power, x, y } of state.capsules) {
    const middle = y + capsuleSpeed * secondsSince(state, context);
    const [left, top] = [x - capsuleWidth / 2, middle - capsuleHeight / 2];
    ctx.beginPath();
    ctx.roundRect(left, top, capsuleWidth, capsuleHeight, capsuleHeight / 2);
    ctx.fillStyle = context.color("capsule");
    ctx.fill();
    ctx.fillStyle = context.color("capsule-ink");
    ctx.fillText(letters[power], x, middle + 1);
  }
}

function paintBalls(ctx: CanvasRenderingContext2D, state: State, context: PaintContext): void {
  if (state.phase === "over") return;
  const since = secondsSince(state, context);
  ctx.fillStyle = context.color("ball");
  for (const { ball, way } of ballsOf(state)) {
    ctx.beginPath();
    ctx.arc(ball.x + way.x * since, ball.y + way.y * since, ballRadius, 0, 2 * Math.PI);
    ctx.fill();
  }
}

/** Frames do not come with the game's steps: what moves is drawn where it is between two of them. */
function secondsSince(state: State, { at }: PaintContext): number {
  const stepMs = 1000 * secondsPerStep;
  const sinceMs = Math.max(-stepMs, Math.min(stepMs, at - state.at));
  return state.phase === "running" ? sinceMs / 1000 : 0;
}
