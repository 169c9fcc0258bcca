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
