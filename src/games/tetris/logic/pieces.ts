export const kinds = ["I", "O", "T", "S", "Z", "J", "L"] as const;
export type Kind = (typeof kinds)[number];

/** Quarter turns clockwise since the piece came in. */
export type Rotation = 0 | 1 | 2 | 3;

/** Quarter turns: clockwise, the other way, or both halves at once. */
export type Turn = 1 | -1 | 2;

export interface Piece {
  kind: Kind;
  rotation: Rotation;
  x: number; // the left column of its box
  y: number; // the top row of its box
}

export type Cell = readonly [column: number, row: number];

/** The pieces as they come in, each in the box that it turns in. */
const shapes: Record<Kind, readonly string[]> = {
  I: ["....", "####", "....", "...."],
  O: [".##.", ".##.", "....", "...."],
  T: [".#.", "###", "..."],
  S: [".##", "##.", "..."],
  Z: ["##.", ".##", "..."],
  J: ["#..", "###", "..."],
  L: ["..#", "###", "..."],
};

const turned = Object.fromEntries(
  kinds.map((kind) => {
    const quarters: Cell[][] = [cellsIn(shapes[kind])];
    for (let quarter = 1; quarter < 4; quarter += 1) {
      const before = quarters.at(-1) ?? [];
      const last = shapes[kind].length - 1;
      // O looks the same from every side, and must not wander in its box.
      quarters.push(kind === "O" ? before : before.map(([x, y]): Cell => [last - y, x]));
    }
    return [kind, quarters];
  }),
) as Record<Kind, Cell[][]>;

function cellsIn(shape: readonly string[]): Cell[] {
  return shape.flatMap((line, y) =>
    line.split("").flatMap((mark, x): Cell[] => (mark === "#" ? [[x, y]] : [])),
  );
}

/** The four cells of a piece, within its box. */
export const shapeOf = (kind: Kind, rotation: Rotation = 0): readonly Cell[] =>
  turned[kind][rotation] ?? [];

/** The four cells of a piece, where it is. */
export const cellsOf = ({ kind, rotation, x, y }: Piece): Cell[] =>
  shapeOf(kind, rotation).map(([column, row]) => [x + column, y + row]);

/**
 * The Super Rotation System: where a piece that does not fit when it turns is tried next, for the
 * turn from one rotation (first digit) to another. Steps to the right, and up.
 */
type Kicks = Record<string, readonly (readonly [right: number, up: number])[]>;
// oxfmt-ignore
const kicksOfThree: Kicks = {
  "01": [[0, 0], [-1, 0], [-1, 1], [0, -2], [-1, -2]],
  "10": [[0, 0], [1, 0], [1, -1], [0, 2], [1, 2]],
  "12": [[0, 0], [1, 0], [1, -1], [0, 2], [1, 2]],
  "21": [[0, 0], [-1, 0], [-1, 1], [0, -2], [-1, -2]],
  "23": [[0, 0], [1, 0], [1, 1], [0, -2], [1, -2]],
  "32": [[0, 0], [-1, 0], [-1, -1], [0, 2], [-1, 2]],
  "30": [[0, 0], [-1, 0], [-1, -1], [0, 2], [-1, 2]],
  "03": [[0, 0], [1, 0], [1, 1], [0, -2], [1, -2]],
  // Half turns are not part of it; these are the kicks of SRS+, which players know best.
  "02": [[0, 0], [0, 1], [1, 1], [-1, 1], [1, 0], [-1, 0]],
  "13": [[0, 0], [1, 0], [1, 2], [1, 1], [0, 2], [0, 1]],
  "20": [[0, 0], [0, -1], [-1, -1], [1, -1], [-1, 0], [1, 0]],
  "31": [[0, 0], [-1, 0], [-1, 2], [-1, 1], [0, 2], [0, 1]],
};
// oxfmt-ignore
const kicksOfI: Kicks = {
  "01": [[0, 0], [-2, 0], [1, 0], [-2, -1], [1, 2]],
  "10": [[0, 0], [2, 0], [-1, 0], [2, 1], [-1, -2]],
  "12": [[0, 0], [-1, 0], [2, 0], [-1, 2], [2, -1]],
  "21": [[0, 0], [1, 0], [-2, 0], [1, -2], [-2, 1]],
  "23": [[0, 0], [2, 0], [-1, 0], [2, 1], [-1, -2]],
  "32": [[0, 0], [-2, 0], [1, 0], [-2, -1], [1, 2]],
  "30": [[0, 0], [1, 0], [-2, 0], [1, -2], [-2, 1]],
  "03": [[0, 0], [-1, 0], [2, 0], [-1, 2], [2, -1]],
};

/** Where a turned piece may come to lie, in the order to try. */
export function turnsOf(piece: Piece, by: Turn): Piece[] {
  const rotation = ((piece.rotation + by + 4) % 4) as Rotation;
  if (piece.kind === "O") return [{ ...piece, rotation }];
  const kicks = piece.kind === "I" ? kicksOfI : kicksOfThree;
  // Sources differ about half turns of I: it makes them on the spot or not at all.
  return (kicks[`${piece.rotation}${rotation}`] ?? [[0, 0]]).map(([right, up]) => ({
    ...piece,
    rotation,
    x: piece.x + right,
    y: piece.y - up,
  }));
}
