import { oneOf, oneOfKeys, shape, type Value } from "#domain/shape.ts";

/** Spec §9: a tick is 150 ms. The other speeds are options. */
export const tickMs = { slow: 300, normal: 150, fast: 100, fastest: 70 } as const;

/** The game as the spec has it, and how else it can be played. */
export const optionsShape = shape({
  speed: oneOfKeys(tickMs, "normal"),
  /** What the edge of the board does: end the game, or lead to the other side. */
  edge: oneOf(["walls", "wrap"], "walls"),
});
export type Options = Value<typeof optionsShape>;

const { initial, fields } = optionsShape;

/** Where the best score is kept. Each way to play has its own: they are not the same feat. */
export const bestKey = ({ speed, edge }: Options): string =>
  speed === initial.speed && edge === initial.edge
    ? "snake-high-score"
    : `tabkit-snake-best-${edge}-${speed}`;

/** Where the best game is kept, to be raced against. */
export const bestRunKey = ({ speed, edge }: Options): string =>
  `tabkit-snake-best-run-${edge}-${speed}`;

/** Every way to play. */
export const everyOptions: readonly Options[] = fields.edge.choices.flatMap((edge) =>
  fields.speed.choices.map((speed) => ({ speed, edge })),
);
