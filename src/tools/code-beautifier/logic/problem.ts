import { fail, type Failure } from "#domain/result.ts";

/** Why a text is not what it should be, and where: by its index, or by line and column. */
export type ParseProblem = { reason: string } & ({ at: number } | { line: number; column: number });

/** A refusal without words for the visitor yet: those depend on the language. */
export const failWith = (problem: ParseProblem): Failure<ParseProblem> => fail("", problem);

/** The index of a line and a column, both from 1. */
export function indexOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let lines = 1; lines < line; lines += 1) {
    const end = text.indexOf("\n", start);
    if (end === -1) return text.length;
    start = end + 1;
  }
  return Math.min(start + column - 1, text.length);
}
