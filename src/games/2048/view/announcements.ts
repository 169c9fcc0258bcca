import { seedName } from "#domain/seed.ts";
import { counted, grouped, listed } from "#domain/wording.ts";
import {
  celebrates,
  cellCount,
  highestTile,
  isNewBest,
  size,
  type State,
  type Tile,
} from "../logic.ts";

/** What a screen reader says after a move: "Moved left. Merged 8 and 16. Score 1,240. …" */
export function describeLast(state: State, best: number): string {
  const { last } = state;
  if (last === null) return "";
  if (last.type === "blocked") return `Nothing can move ${last.direction}.`;
  if (last.type === "undone") return `Undone. Score ${grouped(state.score)}.`;

  const { value, cell } = last.spawned;
  const sentences = [
    `Moved ${last.direction}.`,
    last.merged.length > 0 ? `Merged ${listOf(last.merged)}.` : "",
    `Score ${grouped(state.score)}.`,
    `New ${value} at ${placeOf(cell)}.`,
    celebrates(state) && state.past.at(-1)?.won === false
      ? "You won! Keep playing for a higher score."
      : "",
    state.over ? `Game over. Final score ${grouped(state.score)}.` : "",
    isNewBest(state, best) ? "New best score." : "",
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

/** The name of a cell: "Row 3, column 1: 16" */
export function describeCell(tiles: readonly Tile[], cell: number): string {
  const place = placeOf(cell);
  return `${place[0]?.toUpperCase()}${place.slice(1)}: ${valueAt(tiles, cell)}`;
}

/** The whole board in four sentences: "Row 1: 2, empty, empty, 4. …" */
export function describeBoard(tiles: readonly Tile[]): string {
  const cells = Array.from({ length: cellCount }, (_, cell) => valueAt(tiles, cell));
  return Array.from(
    { length: size },
    (_, row) => `Row ${row + 1}: ${cells.slice(row * size, (row + 1) * size).join(", ")}.`,
  ).join(" ");
}

/** What a visitor copies to show how it went. */
export function resultText(state: State): string {
  const figures = [
    `Score ${grouped(state.score)}`,
    `highest tile ${highestTile(state)}`,
    counted(state.moves, "move"),
    ...(state.undos > 0 ? [counted(state.undos, "undo")] : []),
  ];
  return `2048, ${seedName(state.seed)}\n${figures.join(" · ")}`;
}

const listOf = (values: readonly number[]): string => listed(values.map(grouped));

const placeOf = (cell: number): string =>
  `row ${Math.floor(cell / size) + 1}, column ${(cell % size) + 1}`;

const valueAt = (tiles: readonly Tile[], cell: number): string =>
  tiles.find((tile) => tile.cell === cell)?.value.toString() ?? "empty";
