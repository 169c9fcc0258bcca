import { grouped } from "./wording.ts";

/** How many results lie between two scores, both included. */
export interface Bar {
  label: string; // "8/10", "100–149"
  count: number;
}

const maxBars = 8;

/**
 * How results are spread: one bar for each score while those are few, else bars of a round width.
 * A score is a whole number. Empty bars between others are kept, as a gap tells something, too.
 */
export function spreadOf(scores: readonly number[], words: (score: number) => string): Bar[] {
  if (scores.length === 0) return [];
  const lowest = Math.min(...scores);
  const highest = Math.max(...scores);
  const width = widthFor(lowest, highest);
  const first = Math.floor(lowest / width);
  return Array.from({ length: Math.floor(highest / width) - first + 1 }, (_, index) => {
    const from = (first + index) * width;
    const to = from + width - 1;
    return {
      label: width === 1 ? words(from) : `${grouped(from)}–${grouped(to)}`,
      count: scores.filter((score) => score >= from && score <= to).length,
    };
  });
}

/** The smallest of 1, 2, 5, 10, 20, 50 … with which there are not too many bars. */
function widthFor(lowest: number, highest: number): number {
  for (let power = 1; ; power *= 10) {
    for (const width of [power, 2 * power, 5 * power]) {
      if (Math.floor(highest / width) - Math.floor(lowest / width) < maxBars) return width;
    }
  }
}
