import { calculate } from "#domain/arithmetic.ts";
import { euler, pi, zero, type Decimal } from "#domain/decimal.ts";
import {
  changeShown,
  endTyping,
  freshPad,
  pressPad,
  showOperand,
  shownOperand,
  type PadKey,
} from "#domain/keypad.ts";
import {
  enclosedText,
  operandText,
  plainOperand,
  writtenOperand,
  type Operand,
} from "#domain/operand.ts";
import { emptyDraft } from "./logic/draft.ts";
import { applyUnary, type UnaryName } from "./logic/functions.ts";
import type { State } from "./logic/state.ts";

export { stateShape } from "./logic/state.ts";
export type { State } from "./logic/state.ts";
export { edit, emptyDraft, lengthOfLastPiece, writtenValue } from "./logic/draft.ts";
export type { Draft } from "./logic/draft.ts";
export { historyShape, maxKeptLines, withLine } from "./logic/history.ts";
export { angles, modes, optionsShape } from "./logic/options.ts";
export type { Options } from "./logic/options.ts";
export { finishDraft, outcomeOf, problemOf, readingNote } from "./logic/work.ts";

export type MemoryKey = "MC" | "MR" | "M+" | "M-" | "MS";
type FunctionKey = "sin" | "cos" | "tan" | "log" | "ln" | "√" | "x²" | "1/x";
export type Key = PadKey | MemoryKey | FunctionKey | "π" | "e" | "(" | ")";

export const freshState: State = { pad: freshPad, memory: zero, Ans: zero, draft: emptyDraft };

/** Spec §2: rows `MC MR M+ M- MS` / … / digit rows; the column that these leave is ours. */
export const rows = [
  ["MC", "MR", "M+", "M-", "MS"],
  ["sin", "cos", "tan", "log", "ln"],
  ["π", "e", "√", "x²", "1/x"],
  ["(", ")", "^", "C", "÷"],
  ["7", "8", "9", "⌫", "×"],
  ["4", "5", "6", "±", "-"],
  ["1", "2", "3", "%", "+"],
  ["0", ".", "="],
] as const satisfies readonly (readonly Key[])[];

export const parenthesesHint = "Parentheses work in Expression mode.";

/** Immediate mode: the state after a key, as the spec's section 4 says. */
export function press(state: State, key: Key): State {
  const { pad } = state;
  switch (key) {
    case "MC":
    case "MR":
    case "M+":
    case "M-":
    case "MS":
      return pressMemory(state, key);
    case "sin":
    case "cos":
    case "tan":
    case "log":
    case "ln":
    case "√":
    case "x²":
    case "1/x":
      return { ...state, pad: changeShown(pad, (operand) => applyKey(key, operand)) };
    case "π":
    case "e":
      return { ...state, pad: showOperand(pad, constants[key]) };
    case "(":
    case ")":
      // Spec §4: both keys do nothing but say where they work.
      return { ...state, pad: { ...pad, hint: parenthesesHint } };
    case "=":
      return withAns({ ...state, pad: pressPad(pad, key) });
    default:
      return { ...state, pad: pressPad(pad, key) };
  }
}

const constants = {
  π: writtenOperand({ value: pi, why: "" }, "π"),
  e: writtenOperand({ value: euler, why: "" }, "e"),
};

const functionOf: Record<FunctionKey, UnaryName> = {
  sin: "sin",
  cos: "cos",
  tan: "tan",
  log: "log",
  ln: "ln",
  "√": "√",
  "x²": "²",
  "1/x": "1/x",
};

/** Spec §9: trig functions take degrees; log is base 10; ln is natural. */
function applyKey(key: FunctionKey, operand: Operand): Operand {
  const answer = applyUnary(functionOf[key], operand, "deg");
  if (key === "x²") return writtenOperand(answer, `${enclosedText(operand)}²`);
  if (key === "1/x") return writtenOperand(answer, `1 ÷ ${enclosedText(operand)}`, "÷");
  return writtenOperand(answer, `${key}(${operandText(operand)})`);
}

/** Spec §4: MC sets memory to 0, MR recalls it, M+ adds the display, M- subtracts it, MS stores. */
function pressMemory(state: State, key: MemoryKey): State {
  const { pad, memory } = state;
  if (key === "MR") return { ...state, pad: showOperand(pad, plainOperand(memory)) };
  const { value } = shownOperand(pad);
  return { ...state, pad: endTyping(pad), memory: remembered(memory, key, value) };
}

/** The memory after a key that changes it. */
export function remembered(
  memory: Decimal,
  key: Exclude<MemoryKey, "MR">,
  value: Decimal,
): Decimal {
  if (key === "MC") return zero;
  if (key === "MS") return value;
  const operator = key === "M+" ? "+" : "-";
  return calculate(operator, plainOperand(memory), plainOperand(value)).value;
}

const withAns = (state: State): State => ({ ...state, Ans: shownOperand(state.pad).value });
