import type { Operator } from "./arithmetic.ts";
import {
  Decimal,
  figureOf,
  numberText,
  readDecimal,
  settle,
  shownDigits,
  type Figure,
} from "./decimal.ts";
import {
  combine,
  enclosedText,
  hundredth,
  negated,
  operandText,
  plainOperand,
  writeLeft,
  type Operand,
} from "./operand.ts";
import type { Result } from "./result.ts";

type Digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
/** The keys that every keypad has. "⌫" takes back the last digit. */
export type PadKey = Digit | Operator | "." | "C" | "±" | "%" | "=" | "⌫";

/** What the display shows. The spec's new-entry flag is set unless somebody is typing. */
type Shown =
  | { as: "typing"; text: string } // "12."
  | { as: "result"; operand: Operand }
  | { as: "operator"; operand: Operand }; // an operator was the last key

/** A finished sum. */
export interface HistoryLine {
  id: number;
  expression: string; // "(2 + 3) × 4"
  value: Decimal;
}

export interface Pad {
  shown: Shown;
  /** The spec's stored operand and pending operator. */
  pending: { left: Operand; operator: Operator } | null;
  finished: string; // "2 + 3 =", until the next key
  hint: string; // what the last key did, where that is not plain to see
  history: readonly HistoryLine[]; // the newest first
}

const maxHistoryLines = 100;

/** A pad that was just switched on. */
export const freshPad: Pad = {
  shown: { as: "typing", text: "0" },
  pending: null,
  finished: "",
  hint: "",
  history: [],
};

/** The number on the display. */
export function shownOperand({ shown }: Pad): Operand {
  if (shown.as !== "typing") return shown.operand;
  return plainOperand(settle(new Decimal(shown.text)));
}

/** The display itself: what is typed as it is typed, and results as they fit. */
export const shownFigure = ({ shown }: Pad): Figure =>
  shown.as === "typing" ? { digits: shown.text, exponent: 0 } : figureOf(shown.operand.value);

/** The running expression, for the line above the display. */
export function expressionOf({ shown, pending, finished }: Pad): string {
  if (finished !== "") return finished;
  const operand = shown.as === "result" && shown.operand.text !== null ? shown.operand : null;
  if (pending === null) return operand?.text ?? "";
  const left = writeLeft(pending.left, pending.operator);
  return operand === null ? left : `${left} ${enclosedText(operand)}`;
}

/** Shows a number that was not typed: a constant, a memory, something pasted or used again. */
export const showOperand = (pad: Pad, operand: Operand): Pad => ({
  ...quiet(pad),
  shown: { as: "result", operand },
});

/** Shows a pasted number, or says why there is none. */
export function pasteInto(pad: Pad, pasted: Result<string>): Pad {
  if (!pasted.ok) return { ...quiet(pad), hint: pasted.message };
  const value = readDecimal(pasted.value);
  if (value !== null) return showOperand(pad, plainOperand(value));
  return { ...quiet(pad), hint: `“${shortened(pasted.value.trim())}” is not a number.` };
}

const maxQuoteChars = 24;
const shortened = (text: string): string =>
  text.length > maxQuoteChars ? `${text.slice(0, maxQuoteChars)}…` : text;

/** Ends an entry: the next digit begins another. */
export const endTyping = (pad: Pad): Pad =>
  pad.shown.as === "typing" ? showOperand(pad, shownOperand(pad)) : quiet(pad);

/** Spec §4: Unary functions apply at once to the display and set the new-entry flag. */
export const changeShown = (pad: Pad, change: (operand: Operand) => Operand): Pad =>
  showOperand(pad, change(shownOperand(pad)));

/** What the display becomes once the pending operator is applied. */
export function resultOf(pad: Pad): Operand {
  const shown = shownOperand(pad);
  return pad.pending === null ? shown : combine(pad.pending.left, pad.pending.operator, shown);
}

/** Shows a result, clears the pending operator and adds the sum to the history. */
export function finishWith(pad: Pad, { value, text, why }: Operand): Pad {
  const shown: Shown = { as: "result", operand: plainOperand(value, why) };
  if (text === null) return { ...quiet(pad), shown, pending: null };
  const finished = { ...quiet(pad), shown, pending: null, finished: `${text} =` };
  return addToHistory(finished, text, value);
}

/** Adds a sum to the history. */
export function addToHistory(pad: Pad, expression: string, value: Decimal): Pad {
  const line = { id: (pad.history[0]?.id ?? 0) + 1, expression, value };
  return { ...pad, history: [line, ...pad.history].slice(0, maxHistoryLines) };
}

/** The pad after a key, as the spec's section 4 says. */
export function pressPad(pad: Pad, key: PadKey): Pad {
  switch (key) {
    case "C":
      return { ...freshPad, history: pad.history };
    case "=":
      return isFinished(pad) ? { ...pad, hint: "" } : finishWith(pad, resultOf(pad));
    case "±":
      return negate(pad);
    case "%":
      return percent(pad);
    case "⌫":
      return takeBack(pad);
    case ".":
      return typePoint(pad);
    case "+":
    case "-":
    case "×":
    case "÷":
    case "^":
      return operate(pad, key);
    default:
      return typeDigit(pad, key);
  }
}

/** What the last key had to say is gone with the next one. */
const quiet = (pad: Pad): Pad => ({ ...pad, finished: "", hint: "" });

/** Spec §4: a second `=` changes nothing. */
const isFinished = ({ shown, pending }: Pad): boolean =>
  pending === null && shown.as === "result" && shown.operand.text === null;

const type = (pad: Pad, text: string): Pad => ({ ...quiet(pad), shown: { as: "typing", text } });

function typeDigit(pad: Pad, digit: Digit): Pad {
  const { shown } = pad;
  if (shown.as !== "typing" || shown.text === "0") return type(pad, digit);
  // The zero of "0.5" takes no room.
  const typed = shown.text.replace(/^-?0\./, "").replace(/\D/g, "").length;
  if (typed < shownDigits) return type(pad, shown.text + digit);
  return { ...quiet(pad), hint: `${shownDigits} digits are the most that can be typed.` };
}

function typePoint(pad: Pad): Pad {
  if (pad.shown.as !== "typing") return type(pad, "0.");
  return pad.shown.text.includes(".") ? quiet(pad) : type(pad, `${pad.shown.text}.`);
}

function takeBack(pad: Pad): Pad {
  if (pad.shown.as !== "typing") return pad;
  const text = pad.shown.text.slice(0, -1);
  return type(pad, /\d/.test(text) && text !== "-0" ? text : "0");
}

/** A typed number stays open to more digits; 0 has no sign. */
function negate(pad: Pad): Pad {
  const { shown } = pad;
  if (shownOperand(pad).value.isZero()) return quiet(pad);
  if (shown.as !== "typing") return changeShown(pad, negated);
  return type(pad, shown.text.startsWith("-") ? shown.text.slice(1) : `-${shown.text}`);
}

function percent(pad: Pad): Pad {
  const operand = hundredth(shownOperand(pad));
  const changed = showOperand(pad, operand);
  if (!operand.value.isFinite()) return changed;
  return { ...changed, hint: `${operandText(operand)} = ${numberText(operand.value)}` };
}

function operate(pad: Pad, operator: Operator): Pad {
  const isReplaced = pad.shown.as === "operator" && pad.pending !== null;
  const left = isReplaced ? shownOperand(pad) : resultOf(pad);
  return { ...quiet(pad), shown: { as: "operator", operand: left }, pending: { left, operator } };
}
