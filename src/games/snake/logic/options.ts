/** Spec §9: a tick is 150 ms. The other speeds are options. */
export const tickMs = { slow: 300, normal: 150, fast: 100, fastest: 70 } as const;
type Speed = keyof typeof tickMs;

/** What the edge of the board does: end the game, or lead to the other side. */
type Edge = "walls" | "wrap";

export interface Options {
  speed: Speed;
  edge: Edge;
}

/** The game as the spec has it. */
export const plainOptions: Options = { speed: "normal", edge: "walls" };

/** Stored options; anything unexpected is the spec's. */
export function readOptions(parsed: unknown): Options {
  const { speed, edge } = (parsed ?? {}) as Partial<Record<keyof Options, unknown>>;
  return {
    speed: typeof speed === "string" && Object.hasOwn(tickMs, speed) ? (speed as Speed) : "normal",
    edge: edge === "wrap" ? "wrap" : "walls",
  };
}

/** Where the best score is kept. Each way to play has its own: they are not the same feat. */
export const bestKey = ({ speed, edge }: Options): string =>
  speed === plainOptions.speed && edge === plainOptions.edge
    ? "snake-high-score"
    : `tabkit-snake-best-${edge}-${speed}`;

/** Every way to play. */
export const everyOptions: readonly Options[] = (["walls", "wrap"] as const).flatMap((edge) =>
  (Object.keys(tickMs) as Speed[]).map((speed) => ({ speed, edge })),
);
