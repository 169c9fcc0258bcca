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
export function paintSnake(pen: CanvasRenderingContext2D, scene: Scene, light: PaintContext): void {
  const state = scene.look();
  const sinceMs = scene.isCalm ? Infinity : Math.max(0, light.at - state.movedAt);
  paintGround(pen, light);
  pen.save();
  pen.translate(0.5, 0.5); // a cell is named by its corner and drawn around its middle
  if (state.food !== null) {
    const isNew = state.last?.type === "ate";
    paintFood(pen, state.food, isNew ? Math.min(1, 0.3 + sinceMs / appearMs) : 1, light);
  }
  const { heads, lines } = wayOf(state, Math.min(1, sinceMs / tickMs[state.options.speed]));
  paintBody(pen, lines, light);
  for (const head of heads) paintHead(pen, head, state, light);
  pen.restore();
}

function paintGround(pen: CanvasRenderingContext2D, { color }: PaintContext): void {
  pen.fillStyle = color("ground");
  pen.fillRect(0, 0, size, size);
  pen.fillStyle = color("ground-check");
  for (let cell = 0; cell < size * size; cell += 1) {
    const x = cell % size;
    const y = Math.floor(cell / size);
    if ((x + y) % 2 === 1) pen.fillRect(x, y, 1, 1);
  }
}

function paintBody(
  pen: CanvasRenderingContext2D,
  lines: readonly { from: Cell; to: Cell }[],
  { color }: PaintContext,
): void {
  pen.beginPath();
  for (const { from, to } of lines) {
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x, to.y);
  }
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.lineWidth = thickness;
  pen.strokeStyle = color("snake");
  pen.stroke();
}

function paintHead(pen: CanvasRenderingContext2D, head: Cell, state: State, light: PaintContext): void {
  const isDead = state.phase === "over" && !isWon(state);
  // It looks where it will turn, so that a press is seen before the snake can follow.
  const [across, down] = ways[state.turns[0] ?? state.direction];
  fillCircle(pen, head.x, head.y, thickness / 2 + 0.05, light.color("snake-head"));
  for (const side of [-1, 1]) {
    const x = head.x + across * 0.12 - down * side * 0.19;
    const y = head.y + down * 0.12 + across * side * 0.19;
    if (isDead) {
      paintCross(pen, x, y, light);
      continue;
    }
    fillCircle(pen, x, y, 0.12, light.color("snake-eye"));
    fillCircle(pen, x + across * 0.05, y + down * 0.05, 0.06, light.color("snake-pupil"));
  }
}

function paintCross(pen: CanvasRenderingContext2D, x: number, y: number, { color }: PaintContext): void {
  const reach = 0.09;
  pen.beginPath();
  pen.moveTo(x - reach, y - reach);
  pen.lineTo(x + reach, y + reach);
  pen.moveTo(x - reach, y + reach);
  pen.lineTo(x + reach, y - reach);
  pen.lineWidth = 0.06;
  pen.strokeStyle = color("snake-eye");
  pen.stroke();
}

/** An apple: no part of the snake has its shape. */
function paintFood(
  pen: CanvasRenderingContext2D,
  { x, y }: Cell,
  growth: number,
  { color }: PaintContext,
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(growth, growth);
  fillCircle(pen, -0.13, 0.08, 0.29, color("food"));
  fillCircle(pen, 0.13, 0.08, 0.29, color("food"));
  pen.beginPath();
  pen.moveTo(0, -0.12);
  pen.quadraticCurveTo(0.02, -0.3, 0.14, -0.38);
  pen.lineWidth = 0.08;
  pen.lineCap = "round";
  pen.strokeStyle = color("food-stem");
  pen.stroke();
  fillCircle(pen, -0.17, -0.02, 0.06, color("food-shine"));
  pen.restore();
}

function fillCircle(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  color: string,
): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, fullTurn);
  pen.fillStyle = color;
  pen.fill();
}
