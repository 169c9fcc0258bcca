import { designs } from "./levels.data.ts";

/** The field, in its own units. The middle is 0, so that left and right are exact mirror images. */
export const width = 560;
export const height = 560;
export const ballRadius = 6;
export const paddleTop = 524;
export const paddleHeight = 12;

export const brickColumns = 14;
export const brickRows = 8;
const brickWidth = width / brickColumns;
const brickHeight = 16;
const firstRowTop = 56; // room above the wall: a ball that breaks through bounces there

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The higher a row, the more a brick is worth: pairs of rows, from the top. */
const bands = [
  { name: "red", points: 7 },
  { name: "orange", points: 5 },
  { name: "green", points: 3 },
  { name: "yellow", points: 1 },
] as const;
type Band = (typeof bands)[number];

/** Bricks count row by row, from the upper left. */
const rowOf = (brick: number): number => Math.floor(brick / brickColumns);

/** The color and worth of a brick. */
export const bandOf = (brick: number): Band =>
  bands[Math.floor((rowOf(brick) * bands.length) / brickRows)] ?? bands[0];

const boxes: readonly Box[] = Array.from({ length: brickRows * brickColumns }, (_, brick) => {
  // Counted from the middle, so that the two halves of the wall are alike to the last bit.
  const column = (brick % brickColumns) - brickColumns / 2;
  const top = firstRowTop + rowOf(brick) * brickHeight;
  const left = column * brickWidth;
  return { left, right: left + brickWidth, top, bottom: top + brickHeight };
});
const nowhere: Box = { left: 0, right: 0, top: 0, bottom: 0 };

/** Where a brick is. */
export const boxOf = (brick: number): Box => boxes[brick] ?? nowhere;

/** The design of a level. After the last it begins with the first again, faster. */
const designOf = (level: number) => designs[(level - 1) % designs.length] ?? designs[0];

export const nameOf = (level: number): string => designOf(level).name;

/** The bricks of a level: `true` where there is one. */
export const wallOf = (level: number): boolean[] =>
  designOf(level).rows.flatMap((row) => row.split("").map((mark) => mark === "#"));
