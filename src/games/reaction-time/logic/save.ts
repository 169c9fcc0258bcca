import { isCount, isDice, isRecord } from "#domain/saved.ts";
import { game, maxAttempts, type Attempt, type Device, type State } from "./game.ts";

const devices: ReadonlySet<unknown> = new Set<Device>(["mouse", "touch", "pen", "key"]);

/** What is kept: the attempts, and the dice, so that the next delay is not the first one again. */
export const writeSave = ({ dice, attempts, tooEarly }: State): unknown => ({
  version: 1,
  dice,
  attempts,
  tooEarly,
});

/** The attempts that were kept; `undefined` for anything that cannot be some. */
export function readSave(saved: unknown): State | undefined {
  if (!isRecord(saved)) return undefined;
  const { version, dice, attempts, tooEarly } = saved;
  if (version !== 1 || !isDice(dice) || !isCount(tooEarly)) return undefined;
  if (!Array.isArray(attempts) || attempts.length > maxAttempts) return undefined;
  if (!attempts.every((attempt) => isAttempt(attempt))) return undefined;
  return { ...game.start(0), dice, attempts, tooEarly };
}

function isAttempt(value: unknown): value is Attempt {
  if (!isRecord(value)) return false;
  const { ms, by } = value;
  return typeof ms === "number" && ms > 0 && ms < 1e6 && devices.has(by);
}
