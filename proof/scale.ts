/** `npm run proof` runs every case there is; any other run takes a sample of them. */
export const isProof = process.env["TABKIT_PROOF"] === "1";

/** How many of so many runs: all in a proof, else a tenth, yet never fewer than `least`. */
export function sampled(runs: number, least = 50): number {
  return isProof ? runs : Math.min(runs, Math.max(least, Math.ceil(runs / 10)));
}

/** All cases in a proof; else so many of them, evenly spread, the first and the last included. */
export function sampledCases<Case>(cases: readonly Case[], most: number): readonly Case[] {
  if (isProof || cases.length <= most) return cases;
  const apart = (cases.length - 1) / Math.max(most - 1, 1);
  return Array.from({ length: most }, (_, index) => cases[Math.round(index * apart)] as Case);
}
