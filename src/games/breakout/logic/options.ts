/** A slower ball and a wider paddle. Stored as a word; anything unexpected is the usual game. */
export const modes = ["usual", "slow"] as const;
export type Mode = (typeof modes)[number];

/** Where the best score is kept. A slow game is not the same feat. */
export const bestKey = (mode: Mode): string =>
  mode === "slow" ? "tabkit-breakout-best-slow" : "tabkit-breakout-best";
