import type { PaintContext } from "#ui/game/canvas.tsx";
import {
  cellsOf,
  columns,
  hiddenRows,
  landed,
  rows,
  stepsIn,
  type Kind,
  type State,
} from "../../logic.ts";

export interface Scene {
  /** The game at this very moment. */
  look: () => State;
  hasGhost: boolean;
  /** Each kind has a mark of its own, for who cannot tell the colors apart. */
  hasMarks: boolean;
  isCalm: boolean;
}

const glowMs = 250;
const edge = 0.05; // of a cell, left free around a block

/** Draws the board in units of one cell. */
export function paintTetris(
  ctx: CanvasRenderingContext2D,
  scene: Scene,
  context: PaintContext,
): void {
  const state = scene.look();
  paintWell(ctx, context);
  ctx.save();
  ctx.translate(0, -hiddenRows);
  for (const [row, cells] of state.grid.entries()) {
    for (const [column, kind] of cells.entries()) {
      if (kind !== null) paintBlock(ctx, column, row, kind, scene, context);
    }
  }
  if (state.phase !== "over") {
    if (scene.hasGhost) paintGhost(ctx, state, context);
    const { kind } = state.piece;
    for (const [column, row] of cellsOf(state.piece)) {
      paintBlock(ctx, column, row, kind, scene, context);
    }
  }
  if (!scene.isCalm) paintGlow(ctx, state, context);
  ctx.restore();
}

function paintWell(ctx: CanvasRenderingContext2D, { color }: PaintContext): void {
  ctx.fillStyle = color("well");
  ctx.fillRect(0, 0, columns, rows);
  ctx.fillStyle = color("well-line");
  const thin = 0.04;
  for (let column = 1; column < columns; column += 1) {
    ctx.fillRect(column - thin / 2, 0, thin, rows);
  }
  for (let row = 1; row < rows; row += 1) ctx.fillRect(0, row - thin / 2, columns, thin);
}

function paintBlock(
  ctx: CanvasRenderingContext2D,
  column: number,
  row: number,
  kind: Kind,
  { hasMarks }: Scene,
  { color }: PaintContext,
): void {
  const side = 1 - 2 * edge;
  const [x, y] = [column + edge, row + edge];
  ctx.fillStyle = color(`piece-${kind.toLowerCase()}`);
  ctx.fillRect(x, y, side, side);
  ctx.fillStyle = color("block-light");
  ctx.fillRect(x, y, side, 0.12);
  ctx.fillRect(x, y, 0.12, side);
  ctx.fillStyle = color("block-shade");
  ctx.fillRect(x, y + side - 0.12, side, 0.12);
  ctx.fillRect(x + side - 0.12, y, 0.12, side);
  if (!hasMarks) return;
  ctx.fillStyle = color("block-mark");
  ctx.font = "bold 0.6px sans-serif";
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillText(kind, column + 0.5, row + 0.54);
}

function paintGhost(ctx: CanvasRenderingContext2D, state: State, { color }: PaintContext): void {
  const ghost = landed(state.grid, state.piece);
  ctx.strokeStyle = color(`piece-${ghost.kind.toLowerCase()}`);
  ctx.lineWidth = 0.08;
  for (const [column, row] of cellsOf(ghost)) {
    ctx.strokeRect(column + 0.12, row + 0.12, 0.76, 0.76);
  }
}

/** Where rows went, a context goes out, once. */
function paintGlow(
  ctx: CanvasRenderingContext2D,
  { last, clock }: State,
  { color }: PaintContext,
): void {
  if (last?.type !== "locked" || last.cleared.length === 0) return;
  const strength = 1 - (clock - last.at) / stepsIn(glowMs);
  if (strength <= 0) return;
  ctx.globalAlpha = 0.7 * strength;
  ctx.fillStyle = color("glow");
  for (const row of last.cleared) ctx.fillRect(0, row, columns, 1);
  ctx.globalAlpha = 1;
}
