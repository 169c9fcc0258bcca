/** Why a pattern is none. */
export interface PatternProblem {
  reason: string; // "Unterminated group"
  at: number | null; // in the pattern; null when it is about the flags, or not known
}

/** What to do with the text, beside finding. */
export type Action =
  | { kind: "find" }
  | { kind: "replace"; template: string; only: boolean }
  | { kind: "split" };
