import { flag, oneOf, shape, type Value } from "#domain/shape.ts";
import { secondMs } from "#domain/stopwatch.ts";

/** Passages as the spec has them, and tests of drawn words beside them. */
export const kinds = { text: "Text", code: "Code", time: "Time", words: "Words" } as const;
export type Kind = keyof typeof kinds;

/** How fast the second caret runs: as your best, or so many words per minute. */
export const paces = ["off", "best", "20", "40", "60", "80", "100", "120", "150"] as const;

/** Everything but the kind, which was stored by itself before there was more to choose. */
export const detailsShape = shape({
  seconds: oneOf([15, 30, 60, 120], 30),
  words: oneOf([10, 25, 50, 100], 25),
  punctuation: flag(false),
  numbers: flag(false),
  pace: oneOf(paces, "off"),
});

export type Options = Value<typeof detailsShape> & { kind: Kind };

/** Everybody's test of the day. Words: the five passages would all be known within a week. */
export const dayOptions: Options = { ...detailsShape.initial, kind: "words" };

/** Whether the words are drawn. They are then compared one by one, and a space leads to the next. */
export const isDrawn = (kind: Kind): boolean => kind === "time" || kind === "words";

/** When the test ends by itself; `null` when its text does. */
export const limitMsOf = ({ kind, seconds }: Options): number | null =>
  kind === "time" ? seconds * secondMs : null;
