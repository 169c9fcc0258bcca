import { fastestNervesMs, type State } from "./state.ts";
import { medianOf } from "./statistics.ts";

export const seriesLength = 5;

type Series = Pick<State, "series" | "falseStarts">;

/** No time yet. */
const noTimes: Series = { series: [], falseStarts: 0 };

/** What another series begins with: by its own luck, and as it was chosen meanwhile. */
export const newSeries = ({ nextMode }: State) => ({ ...noTimes, mode: nextMode, seed: null });

/** Whether there are times that would be lost: a series has begun and is not over. */
export const isUnderWay = (state: Series): boolean => state.series.length > 0 && !isComplete(state);

/** The series after a press: a time joins it, a false start is counted and its try repeated. */
export function withPress({ mode, series, falseStarts }: State, ms: number): Series {
  if (mode === "single") return noTimes;
  return ms < fastestNervesMs
    ? { series, falseStarts: falseStarts + 1 }
    : { series: [...series, ms], falseStarts };
}

/** Whether all five tries of the series are made. */
export const isComplete = ({ series }: Series): boolean => series.length === seriesLength;

/** The number of the try that is on or comes next, from 1. */
export const tryNumber = (state: Series): number =>
  isComplete(state) ? 1 : state.series.length + 1;

export interface Summary {
  medianMs: number;
  meanMs: number;
  fastestMs: number;
  slowestMs: number;
  deviationMs: number; // of a sample: divided by one less than there are times
}

/** What a whole series says; `null` before its end. */
export function summaryOf(state: Series): Summary | null {
  const { series } = state;
  if (!isComplete(state)) return null;
  const meanMs = series.reduce((sum, ms) => sum + ms, 0) / series.length;
  const squares = series.reduce((sum, ms) => sum + (ms - meanMs) ** 2, 0);
  return {
    medianMs: medianOf(series),
    meanMs,
    fastestMs: Math.min(...series),
    slowestMs: Math.max(...series),
    deviationMs: Math.sqrt(squares / (series.length - 1)),
  };
}
