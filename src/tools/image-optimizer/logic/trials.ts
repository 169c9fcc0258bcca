import type { Trial } from "./encode/best-format.ts";
import { formatName, formatSize } from "./options.ts";

/** Never rounded up: 1 is only what is the same. */
const likenessDigits = (likeness: number): string =>
  likeness === 1 ? "identical" : (Math.floor(likeness * 10_000) / 10_000).toFixed(4);

const trialWords = ({ format, how, sizeBytes, likeness, reaches }: Trial): string =>
  [
    `${formatName(format)}, ${how}: ${formatSize(sizeBytes)}`,
    likenessDigits(likeness) + (reaches ? "" : " (not enough)"),
  ].join(", ");

/** Which format was taken, by which measure, and what the others would have weighed. */
export function trialsWords([first, ...others]: readonly Trial[]): {
  chosen: string;
  others: string[];
} {
  if (first === undefined) return { chosen: "", others: [] };
  const why = first.reaches ? "Smallest" : "None is as alike as asked. Closest";
  return {
    chosen: `${why}, with its likeness by MS-SSIM: ${trialWords(first)}.`,
    others: others.map(trialWords),
  };
}
