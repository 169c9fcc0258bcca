/** Even marks from 0 up to at least the highest value: steps of 1, 2, 2.5 or 5 times a power of ten. */
export function niceTicks(highest: number, most = 5): readonly number[] {
  if (!(highest > 0) || !Number.isFinite(highest)) return [0, 1];
  const rough = highest / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 2.5, 5].find((candidate) => candidate * power >= rough) ?? 10;
  const step = factor * power;
  const count = Math.ceil(highest / step - 1e-9);
  // Multiplied and not added up, so that no mark is 0.30000000000000004.
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

/** Which of a row of points carry a label when only so many fit: every 2nd, 5th, 10th… */
export function labelEvery(points: number, fitting: number): number {
  return [1, 2, 5, 10, 20, 50].find((stride) => points / stride <= fitting) ?? 100;
}
