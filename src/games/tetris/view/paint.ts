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
} from "../logic.ts";

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
export function paintTetris(pen: CanvasRenderingContext2D, scene: Scene, light: PaintContext): void {
  const state = scene.look();
  paintWell(pen, light);
  pen.save();
  pen.translate(0, -hiddenRows);
  for (const [row, cells] of state.grid.entries()) {
    for (const [column, kind] of cells.entries()) {
      if (kind !== null) paintBlock(pen, column, row, kind, scene, light);
    }
  }
  if (state.phase !== "over") {
    if (scene.hasGhost) paintGhost(pen, state, light);
    const { kind } = state.piece;
    for (const [column, row] of cellsOf(state.piece)) {
      paintBlock(pen, column, row, kind, scene, light);
    }
  }
  if (!scene.isCalm) paintGlow(pen, state, light);
  pen.restore();
}

function paintWell(pen: CanvasRenderingContext2D, { color }: PaintContext): void {
  pen.fillStyle = color("well");
  pen.fillRect(0, 0, columns, rows);
  pen.fillStyle = color("well-line");
  const thin = 0.04;
  for (let column = 1; column < columns; column += 1) {
    pen.fillRect(column - thin / 2, 0, thin, rows);
  }
  for (let row = 1; row < rows; row += 1) pen.fillRect(0, row - thin / 2, columns, thin);
}

function paintBlock(
  pen: CanvasRenderingContext2D,
  column: number,
  row: number,
  kind: Kind,
  { hasMarks }: Scene,
  { color }: PaintContext,
): void {
  const side = 1 - 2 * edge;
  const [x, y] = [column + edge, row + edge];
  pen.fillStyle = color(`piece-${kind.toLowerCase()}`);
  pen.fillRect(x, y, side, side);
  pen.fillStyle = color("block-light");
  pen.fillRect(x, y, side, 0.12);
  pen.fillRect(x, y, 0.12, side);
  pen.fillStyle = color("block-shade");
  pen.fillRect(x, y + side - 0.12, side, 0.12);
  pen.fillRect(x + side - 0.12, y, 0.12, side);
  if (!hasMarks) return;
  pen.fillStyle = color("block-mark");
  pen.font = "bold 0.6px sans-serif";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(kind, column + 0.5, row + 0.54);
}

function paintGhost(pen: CanvasRenderingContext2D, state: State, { color }: PaintContext): void {
  const ghost = landed(state.grid, state.piece);
  pen.strokeStyle = color(`piece-${ghost.kind.toLowerCase()}`);
  pen.lineWidth = 0.08;
  for (const [column, row] of cellsOf(ghost)) {
    pen.strokeRect(column + 0.12, row + 0.12, 0.76, 0.76);
  }
}

/** Where rows went, a light goes out, once. */
function paintGlow(pen: CanvasRenderingContext2D, { last, clock }: State, { color }: PaintContext): void {
  if (last?.type !== "locked" || last.cleared.length === 0) return;
  const strength = 1 - (clock - last.at) / stepsIn(glowMs);
  if (strength <= 0) return;
  pen.globalAlpha = 0.7 * strength;
  pen.fillStyle = color("glow");
  for (const row of last.cleared) pen.fillRect(0, row, columns, 1);
  pen.globalAlpha = 1;
}
