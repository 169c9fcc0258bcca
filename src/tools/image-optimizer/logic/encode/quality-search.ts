import { qualityField } from "../options.ts";

export interface Found<Made> {
  made: Made;
  quality: number;
}

/** The lowest quality, and the halvings that find one of the 90 above it. */
const maxTries = 8;

/** The highest quality that still fits, or the lowest there is when none does. */
export async function highestThatFits<Made extends { blob: { size: number } }>(
  make: (quality: number) => Promise<Made>,
  targetBytes: number,
  progress: (done: number) => void,
): Promise<Found<Made>> {
  let low: number = qualityField.min;
  let high: number = qualityField.max;
  let best: Found<Made> = { made: await make(low), quality: low };
  if (best.made.blob.size > targetBytes) return best;
  for (let tries = 1; low < high; tries++) {
    progress(tries / maxTries);
    const quality = Math.ceil((low + high) / 2);
    const made = await make(quality);
    if (made.blob.size <= targetBytes) {
      best = { made, quality };
      low = quality;
    } else {
      high = quality - 1;
    }
  }
  return best;
}

/** What `lowestThatReaches` found; what does not reach it is the best there is. */
interface Reached<Made> {
  made: Made;
  at: number;
  reaches: boolean;
}

/** The halvings of 90 qualities, and one look at the highest. */
export const maxTriesToReach = 8;

/**
 * The lowest step of a range that is as alike as wanted, or the highest when none is. What is not
 * alike enough and yet larger than another's result cannot win any more: the search ends there.
 */
export async function lowestThatReaches<Made extends { likeness: number; blob: { size: number } }>(
  make: (at: number) => Promise<Made>,
  [min, max]: readonly [min: number, max: number],
  { wanted, limitBytes }: { wanted: number; limitBytes: number },
  progress: (done: number) => void,
): Promise<Reached<Made>> {
  let low = min;
  let high = max;
  let best: Reached<Made> | null = null;
  for (let tries = 1; low < high; tries++) {
    progress(tries / maxTriesToReach);
    const at = Math.floor((low + high) / 2);
    const made = await make(at);
    if (made.likeness >= wanted) {
      best = { made, at, reaches: true };
      high = at;
    } else if (best === null && made.blob.size > limitBytes) {
      return { made, at, reaches: false };
    } else {
      low = at + 1;
    }
  }
  if (best !== null) return best;
  const made = await make(max);
  return { made, at: max, reaches: made.likeness >= wanted };
}
