import type { PaintContext } from "#ui/game/canvas.tsx";
import { isWon, size, tickMs, ways, type Cell, type State } from "../logic.ts";
import { wayOf } from "./interpolate.ts";

export interface Scene {
  /** The game at this very moment. */
  look: () => State;
  /** The visitor asked for less motion: the snake steps from cell to cell. */
  isCalm: boolean;
}

const thickness = 0.76;
const appearMs = 120;
const fullTurn = 2 * Math.PI;

/** Draws the board in units of one cell. */
export function paintSnake(
  ctx: CanvasRenderingContext2D,
  scene: Scene,
  context: PaintContext,
): void {
  const state = scene.look();
  const sinceMs = scene.isCalm ? Infinity : Math.max(0, context.at - state.movedAt);
  paintGround(ctx, context);
  ctx.save();
  ctx.translate(0.5, 0.5); // a cell is named by its corner and drawn around its middle
  if (state.food !== null) {
    const isNew = state.last?.type === "ate";
    paintFood(ctx, state.food, isNew ? Math.min(1, 0.3 + sinceMs / appearMs) : 1, context);
  }
  const { heads, lines } = wayOf(state, Math.min(1, sinceMs / tickMs[state.options.speed]));
  paintBody(ctx, lines, context);
  for (const head of heads) paintHead(ctx, head, state, context);
  ctx.restore();
}

function paintGround(ctx: CanvasRenderingContext2D, { color }: PaintContext): void {
  ctx.fillStyle = color("ground");
  ctx.fillRect(0, 0, size, size);
  ctx.fillStyle = color("ground-check");
  for (let cell = 0; cell < size * size; cell += 1) {
    const x = cell % size;
    const y = Math.floor(cell / size);
    if ((x + y) % 2 === 1) ctx.fillRect(x, y, 1, 1);
  }
}

function paintBody(
  ctx: CanvasRenderingContext2D,
  lines: readonly { from: Cell; to: Cell }[],
  { color }: PaintContext,
): void {
  ctx.beginPath();
  for (const { from, to } of lines) {
    ctx.moveTo(from.x, from.y);
    ctx.lineTo(to.x, to.y);
  }
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  ctx.lineWidth = thickness;
  ctx.strokeStyle = color("snake");
  ctx.stroke();
}

function paintHead(
  ctx: CanvasRenderingContext2D,
  head: Cell,
  state: State,
  context: PaintContext,
): void {
  const isDead = state.phase === "over" && !isWon(state);
  // It looks where it will turn, so that a press is seen before the snake can follow.
  const [across, down] = ways[state.turns[0] ?? state.direction];
  fillCircle(ctx, head.x, head.y, thickness / 2 + 0.05, context.color("snake-head"));
  for (const side of [-1, 1]) {
    const x = head.x + across * 0.12 - down * side * 0.19;
    const y = head.y + down * 0.12 + across * side * 0.19;
    if (isDead) {
      paintCross(ctx, x, y, context);
      continue;
    }
    fillCircle(ctx, x, y, 0.12, context.color("snake-eye"));
    fillCircle(ctx, x + across * 0.05, y + down * 0.05, 0.06, context.color("snake-pupil"));
  }
}

function paintCross(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  { color }: PaintContext,
): void {
  const reach = 0.09;
  ctx.beginPath();
  ctx.moveTo(x - reach, y - reach);
  ctx.lineTo(x + reach, y + reach);
  ctx.moveTo(x - reach, y + reach);
  ctx.lineTo(x + reach, y - reach);
  ctx.lineWidth = 0.06;
  ctx.strokeStyle = color("snake-eye");
  ctx.stroke();
}

/** An apple: no part of the snake has its shape. */
function paintFood(
  ctx: CanvasRenderingContext2D,
  { x, y }: Cell,
  growth: number,
  { color }: PaintContext,
): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(growth, growth);
  fillCircle(ctx, -0.13, 0.08, 0.29, color("food"));
  fillCircle(ctx, 0.13, 0.08, 0.29, color("food"));
  ctx.beginPath();
  ctx.moveTo(0, -0.12);
  ctx.quadraticCurveTo(0.02, -0.3, 0.14, -0.38);
  ctx.lineWidth = 0.08;
  ctx.lineCap = "round";
  ctx.strokeStyle = color("food-stem");
  ctx.stroke();
  fillCircle(ctx, -0.17, -0.02, 0.06, color("food-shine"));
  ctx.restore();
}

function fillCircle(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  color: string,
): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, fullTurn);
  ctx.fillStyle = color;
  ctx.fill();
}
