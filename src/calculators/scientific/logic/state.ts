import type { Decimal } from "#domain/decimal.ts";
import type { Pad } from "#domain/keypad.ts";
import { decimalShape, padShape } from "#domain/pad-shape.ts";
import { anyText, shape, type Shape } from "#domain/shape.ts";
import { emptyDraft, type Draft } from "./draft.ts";

export interface State {
  pad: Pad;
  memory: Decimal;
  Ans: Decimal;
  draft: Draft;
}

const textShape = shape({ text: anyText });

/** An expression is kept as it was typed; what it came to is worked out again on "=". */
const draftShape: Shape<Draft> = {
  initial: emptyDraft,
  read: (given) => ({ ...emptyDraft, text: textShape.read(given).text }),
};

/** A calculator as it was left. */
export const stateShape: Shape<State> = shape({
  pad: padShape,
  memory: decimalShape,
  Ans: decimalShape,
  draft: draftShape,
});
