/**
 * A published distribution of simple visual reaction times, and what this game takes from it: 1,469
 * people of 18 to 65 years pressed a mouse button when something appeared on a 60 Hz screen. Each
 * person's times were averaged; over all people these means have this mean and standard deviation.
 * As here, the delay of screen and mouse is in them: without it the mean was 213 ms.
 */
export const study = {
  authors: "D. L. Woods, J. M. Wyma, E. W. Yund, T. J. Herron and B. Reed",
  year: 2015,
  title: "Factors influencing the latency of simple reaction time",
  journal: "Frontiers in Human Neuroscience 9:131",
  doi: "10.3389/fnhum.2015.00131",
  people: 1469,
  meanMs: 231,
  deviationMs: 27,
  equipmentMs: 18, // of their screen and mouse
} as const;

/**
 * The share of people, from 0 to 1, whose mean was slower than this. Only the mean and the deviation
 * are taken from the study, so a normal distribution stands for its shape.
 */
export const shareSlower = (ms: number): number =>
  1 - normalBelow((ms - study.meanMs) / study.deviationMs);

/** The share of a standard normal distribution below a value. */
export const normalBelow = (value: number): number => {
  const tail = errorFunctionTail(Math.abs(value) / Math.SQRT2) / 2;
  return value < 0 ? tail : 1 - tail;
};

/** 1 − erf(x) for x ≥ 0, to 1.5e-7: Abramowitz and Stegun, 7.1.26. */
function errorFunctionTail(x: number): number {
  const t = 1 / (1 + 0.327_591_1 * x);
  const factors = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
  return factors.reduce((sum, factor) => (sum + factor) * t, 0) * Math.exp(-(x ** 2));
}
