import { listed } from "#domain/wording.ts";
import type { Ground, State } from "../../logic.ts";
import type { Hint, Verdict } from "../../logic/hint.ts";
import { placeOf } from "../announcements.ts";

/** What a hint says: the cells, and the numbers that make them certain. */
export function describeHint({ width }: Ground, counts: State["counts"], hint: Hint): string {
  const cells = listed(hint.cells.map((cell) => placeOf(width, cell)));
  const numbers = hint.clues.map((cell) => `the ${counts?.[cell]} at ${placeOf(width, cell)}`);
  const reasons = [...numbers, ...(hint.usesCount ? ["the number of mines left"] : [])];
  const why = `This follows from ${reasons.length > 0 ? listed(reasons) : "all the numbers together"}.`;
  switch (hint.type) {
    case "guess":
      return "No cell is certain: here you have to guess.";
    case "safe":
      return `Safe: ${cells}. ${why}`;
    case "mines":
      return `${hint.cells.length === 1 ? "A mine" : "Mines"}: ${cells}. ${why}`;
    case "wrong flag":
      return `No mine under the flag: ${cells}. ${why}`;
  }
}

/** Whether the press that lost was a forced guess. */
export function describeVerdict(state: State, { type, hint }: Verdict): string {
  if (type === "forced") return "A forced guess: no safe cell was certain.";
  const reason = describeHint(state.kind, state.counts, hint);
  return type === "certain"
    ? `The numbers gave it away. ${reason}`
    : `There was another way. ${reason}`;
}
