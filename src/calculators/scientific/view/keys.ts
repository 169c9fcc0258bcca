import { padLabels, type KeyLabel } from "#ui/calculator/key-labels.tsx";
import type { Key } from "../logic.ts";

/** A name begins with what the key shows, where that can be said: "sin, sine". */
export const face = (name: string, shortcut?: string, label?: KeyLabel["label"]): KeyLabel => ({
  name,
  look: "function",
  ...(shortcut === undefined ? {} : { shortcuts: [shortcut] }),
  ...(label === undefined ? {} : { label }),
});

export const faces: Record<Key, KeyLabel> = {
  ...padLabels,
  "^": { name: "To the power of", look: "function", shortcuts: ["^", "y"] },
  MC: face("MC, memory clear"),
  MR: face("MR, memory recall"),
  "M+": face("M+, memory add"),
  "M-": face("M−, memory subtract", undefined, "M−"),
  MS: face("MS, memory store"),
  sin: face("sin, sine", "s"),
  cos: face("cos, cosine", "o"),
  tan: face("tan, tangent", "t"),
  log: face("log, logarithm to base 10", "l"),
  ln: face("ln, natural logarithm", "n"),
  π: face("Pi", "p"),
  e: face("Euler's number", "e"),
  "√": face("Square root", "r"),
  "x²": face("x², square", "q"),
  "1/x": face("1/x, reciprocal", "i"),
  "(": face("Open parenthesis", "("),
  ")": face("Close parenthesis", ")"),
};

/** What a key writes into an expression, where that is not what it shows. */
export const written: Partial<Record<Key, string>> = {
  "±": "-",
  MR: "M",
  sin: "sin(",
  cos: "cos(",
  tan: "tan(",
  log: "log(",
  ln: "ln(",
  "√": "√(",
  "x²": "²",
  "1/x": "^-1",
};
