import type { KeyLabel } from "#ui/calculator/key-labels.tsx";
import { face } from "./keys.ts";

const raised = (base: string, power: string) => (
  <span>
    {base}
    <sup>{power}</sup>
  </span>
);
const rooted = (degree: string) => (
  <span>
    <sup>{degree}</sup>√x
  </span>
);

/** Expression mode has these as well; what follows each face is what it writes. */
const extras = {
  asin: [face("sin−1, inverse sine", undefined, raised("sin", "−1")), "asin("],
  acos: [face("cos−1, inverse cosine", undefined, raised("cos", "−1")), "acos("],
  atan: [face("tan−1, inverse tangent", undefined, raised("tan", "−1")), "atan("],
  sinh: [face("sinh, hyperbolic sine"), "sinh("],
  cosh: [face("cosh, hyperbolic cosine"), "cosh("],
  tanh: [face("tanh, hyperbolic tangent"), "tanh("],
  asinh: [face("sinh−1, inverse hyperbolic sine", undefined, raised("sinh", "−1")), "asinh("],
  acosh: [face("cosh−1, inverse hyperbolic cosine", undefined, raised("cosh", "−1")), "acosh("],
  atanh: [face("tanh−1, inverse hyperbolic tangent", undefined, raised("tanh", "−1")), "atanh("],
  exp: [face("ex, e to the power of", undefined, raised("e", "x")), "e^("],
  tenPower: [face("10x, 10 to the power of", undefined, raised("10", "x")), "10^("],
  timesTen: [face("×10x, times 10 to the power of", undefined, raised("×10", "x")), "×10^"],
  cube: [face("x3, cube", undefined, raised("x", "3")), "³"],
  cbrt: [face("3√x, cube root", undefined, rooted("3")), "∛("],
  root: [face("y√x, root of any degree", undefined, rooted("y")), "root("],
  factorial: [face("n!, factorial", undefined, "n!"), "!"],
  nCr: [face("nCr, combinations"), " nCr "],
  nPr: [face("nPr, permutations"), " nPr "],
  abs: [face("|x|, absolute value", undefined, "|x|"), "abs("],
  mod: [face("mod, remainder"), " mod "],
  comma: [face("Comma", undefined, ","), ", "],
  Ans: [face("Ans, last result"), "Ans"],
} as const satisfies Record<string, readonly [KeyLabel, string]>;

export type ExtraKey = keyof typeof extras | "left" | "right";

export const extraRows = [
  ["asin", "acos", "atan"],
  ["sinh", "cosh", "tanh"],
  ["asinh", "acosh", "atanh"],
  ["exp", "tenPower", "timesTen"],
  ["cube", "cbrt", "root"],
  ["factorial", "nCr", "nPr"],
  ["abs", "mod", "comma"],
  ["Ans", "left", "right"],
] as const satisfies readonly (readonly ExtraKey[])[];

export const extraFaces: Record<ExtraKey, KeyLabel> = {
  ...(Object.fromEntries(Object.entries(extras).map(([id, [shown]]) => [id, shown])) as Record<
    keyof typeof extras,
    KeyLabel
  >),
  left: face("Cursor left", undefined, "←"),
  right: face("Cursor right", undefined, "→"),
};

/** What an extra key writes; "" for the two that move the cursor. */
export const writtenByExtra = (key: ExtraKey): string =>
  key === "left" || key === "right" ? "" : extras[key][1];
