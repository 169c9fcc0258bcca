import { isCount, isDice, isRecord } from "#domain/saved.ts";
import { atZero, elapsedAt, stopAt } from "#domain/stopwatch.ts";
import { isFull, taken } from "./marks.ts";
import { detailsShape, isDrawn, kinds, limitMsOf, type Kind } from "./options.ts";
import type { State, Stroke } from "./state.ts";

/** Raised when the shape of a kept run changes; older ones then give way to a new test. */
const version = 2;
/** Longer than any text that is drawn, with every extra letter. */
const maxChars = 20_000;

/** Whether there is something that a reload would lose. */
export const isUnfinished = ({ phase, typed }: State): boolean =>
  phase === "typing" && typed !== "";

/** What is kept of a run that is not finished. */
export const writeSave = (state: State): unknown => ({
  version,
  dice: state.dice,
  options: state.options,
  seed: state.seed,
  passage: state.passage,
  typed: state.typed,
  totalMs: elapsedAt(state.watch, state.now),
  strokes: state.strokes,
  pauses: state.pauses,
  isAided: state.isAided,
});

/** The run that was kept; `undefined` for anything that cannot be one. */
export function readSave(saved: unknown): State | undefined {
  if (!isRecord(saved) || saved["version"] !== version || !isRecord(saved["options"])) return;
  const { dice, seed, passage, typed, totalMs, strokes, pauses, isAided } = saved;
  const { kind } = saved["options"];
  if (!isDice(dice) || !isKind(kind) || !isText(passage) || !isText(typed)) return;
  if (seed !== null && !isCount(seed)) return;
  if (!isTime(totalMs) || !isCount(pauses) || typeof isAided !== "boolean") return;
  if (!Array.isArray(strokes) || strokes.length > maxChars || !strokes.every(isStroke)) return;
  const options = { ...detailsShape.read(saved["options"]), kind };
  const byWords = isDrawn(kind);
  const isOver = isFull(passage, typed, byWords) || totalMs >= (limitMsOf(options) ?? Infinity);
  if (isOver || taken(passage, typed, byWords) !== typed) return;
  return {
    dice,
    options,
    seed,
    phase: "typing",
    passage,
    typed,
    watch: { ...atZero, totalMs },
    now: 0,
    strokes,
    pauses,
    isAided,
    last: null,
  };
}

/** The run as it is found again: its clock stands until the next key. */
export const putDown = (state: State): State => ({
  ...state,
  watch: stopAt(state.watch, state.now),
  pauses: state.pauses + 1,
  last: { type: "restored" },
});

const isKind = (value: unknown): value is Kind =>
  typeof value === "string" && Object.hasOwn(kinds, value);

const isText = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= maxChars;

const isTime = (value: unknown): value is number =>
  typeof value === "number" && value >= 0 && value < 1e9;

const isStroke = (value: unknown): value is Stroke =>
  Array.isArray(value) && value.length === 2 && isTime(value[0]) && typeof value[1] === "boolean";
