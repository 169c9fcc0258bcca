import { isCount, isDice, isRecord } from "#domain/saved.ts";
import { maxSeed } from "#domain/seed.ts";
import { game } from "./game.ts";
import { seriesLength } from "./series.ts";
import {
  fastestNervesMs,
  maxAttempts,
  modes,
  type Attempt,
  type Device,
  type State,
} from "./state.ts";

const devices: ReadonlySet<unknown> = new Set<Device>(["mouse", "touch", "pen", "key"]);

/**
 * What is kept: the attempts, a running series, and the dice, so that the next delay is not the first
 * one again. A try that was on begins anew.
 */
export const writeSave = (state: State): unknown => ({
  version: 1,
  dice: state.dice,
  attempts: state.attempts,
  tooEarly: state.tooEarly,
  mode: state.mode,
  seed: state.seed,
  series: state.series,
  falseStarts: state.falseStarts,
});

/** What was kept; `undefined` for anything that cannot be that. */
export function readSave(saved: unknown): State | undefined {
  if (!isRecord(saved)) return undefined;
  // Those who played before there were series have no more than their attempts.
  const { version, dice, attempts, tooEarly, series = [], falseStarts = 0, seed = null } = saved;
  if (version !== 1 || !isDice(dice) || !isCount(tooEarly)) return undefined;
  if (!Array.isArray(attempts) || attempts.length > maxAttempts) return undefined;
  if (!attempts.every((attempt) => isAttempt(attempt))) return undefined;
  const mode = modes.find((one) => one === (saved.mode ?? "single"));
  if (mode === undefined || !isSeries(series) || !isCount(falseStarts)) return undefined;
  if (seed !== null && !(isCount(seed) && seed <= maxSeed)) return undefined;
  const kept = { dice, attempts, tooEarly, mode, seed, series, falseStarts };
  return { ...game.start(0), ...kept, nextMode: mode };
}

function isAttempt(value: unknown): value is Attempt {
  return isRecord(value) && isTime(value.ms) && devices.has(value.by);
}

const isSeries = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.length <= seriesLength &&
  value.every((ms) => isTime(ms) && ms >= fastestNervesMs);

const isTime = (value: unknown): value is number =>
  typeof value === "number" && value > 0 && value < 1e6;
