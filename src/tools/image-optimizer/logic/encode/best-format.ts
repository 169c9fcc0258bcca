import { formatName, type Format } from "../options.ts";
import type { Encoded } from "./encoding.ts";
import { lowestThatReaches } from "./quality-search.ts";

/** An encoded picture that was decoded again and compared. */
interface Attempt extends Encoded {
  how: string; // "quality 72", "64 colors", "lossless"
  likeness: number;
  isRedrawn: boolean;
}

/** A way to make a picture, from its lowest step to its highest. */
export interface Maker {
  format: Format;
  steps: readonly [min: number, max: number];
  make: (step: number) => Promise<Attempt>;
}

/** What became of one way. */
export interface Trial {
  format: Format;
  how: string;
  sizeBytes: number;
  likeness: number;
  reaches: boolean; // is as alike as wanted
}

export interface Best {
  format: Format;
  attempt: Attempt;
  trials: Trial[]; // the chosen one first, then by size
  failed: string[]; // names of formats that could not be made, or not be read again
}

/** Tries every way, and takes the smallest result that is as alike as wanted. */
export async function findBest(
  makers: readonly Maker[],
  wanted: number,
  progress: (done: number) => void,
): Promise<Best | null> {
  const found: (Trial & { attempt: Attempt })[] = [];
  const failed: string[] = [];
  for (const [at, { format, steps, make }] of makers.entries()) {
    const tell = (done: number) => progress((at + done) / makers.length);
    try {
      const sizes = found.filter((each) => each.reaches).map(({ sizeBytes }) => sizeBytes);
      const aim = { wanted, limitBytes: Math.min(...sizes) };
      const { made, reaches } = await lowestThatReaches(make, steps, aim, tell);
      const { how, likeness, blob } = made;
      found.push({ format, how, likeness, reaches, sizeBytes: blob.size, attempt: made });
    } catch (error) {
      console.warn(error);
      failed.push(formatName(format));
    }
  }
  const ranked = found.sort(
    (a, b) =>
      Number(b.reaches) - Number(a.reaches) ||
      (a.reaches ? a.sizeBytes - b.sizeBytes : b.likeness - a.likeness),
  );
  const [first] = ranked;
  if (first === undefined) return null;
  return {
    format: first.format,
    attempt: first.attempt,
    trials: ranked.map(({ attempt: _attempt, ...trial }) => trial),
    failed,
  };
}
