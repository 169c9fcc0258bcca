import type { Decimal } from "#domain/decimal.ts";
import type { Pad } from "#domain/keypad.ts";
import type { Draft } from "./draft.ts";

export interface State {
  pad: Pad;
  memory: Decimal;
  Ans: Decimal;
  draft: Draft;
}
