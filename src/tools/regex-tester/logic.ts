import { fail, ok, type Result } from "#domain/result.ts";
import { flagProblem } from "./logic/flags.ts";
import type { PatternProblem } from "./logic/search.ts";

export { groupNames } from "./logic/groups.ts";
export type { Action, PatternProblem } from "./logic/search.ts";
export { outline } from "./logic/analysis/outline.ts";
export { actionOf, linkTo, readDraft } from "./logic/draft.ts";
export type { Draft } from "./logic/draft.ts";
export { defaultFlags, flagProblem, knownFlags, toggleFlag } from "./logic/flags.ts";
export { groupLook, highlightsOf } from "./logic/highlights.ts";
export { library } from "./logic/library.data.ts";
export { rowAt, toJson, visible } from "./logic/listing.ts";
export type { ListRow } from "./logic/listing.ts";
export { suggestReading, toLiteral } from "./logic/literal.ts";
export { findAll, maxMatches, shownPieceChars } from "./logic/matching.ts";
export type { Match, Piece } from "./logic/matching.ts";
export { optionsShape, secondChoices } from "./logic/options.ts";
export type { Options } from "./logic/options.ts";

export const messages = {
  /** Spec §8, word for word. */
  invalid: "Invalid regular expression",
  stopped: (seconds: number) =>
    `Stopped after ${seconds} second${seconds === 1 ? "" : "s"}: this pattern tries too many ways to match this text.`,
};

/** "1 match", "1,204 matches". */
export const matchWords = (count: number): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? "match" : "matches"}`;

/** Longer patterns are no patterns that a person wrote. */
export const maxPatternChars = 10_000;

/** Spec §5: results appear only when pattern and test string are both non-empty. */
export const hasResults = (pattern: string, isTextEmpty: boolean): boolean =>
  pattern !== "" && !isTextEmpty;

/** Says more about a refusal than the engine does. */
type Locate = (pattern: string, flags: string, reason: string) => PatternProblem;

/** The pattern, or why it is none. The flags are checked first: engines name them poorly. */
export function compile(
  pattern: string,
  flags: string,
  locate: Locate = (_pattern, _flags, reason) => ({ reason, at: null }),
): Result<RegExp, PatternProblem> {
  const problem = flagProblem(flags);
  if (problem !== null) return fail(messages.invalid, { reason: problem, at: null });
  if (pattern.length > maxPatternChars) {
    const reason = `The pattern is longer than ${maxPatternChars.toLocaleString("en-US")} characters.`;
    return fail(messages.invalid, { reason, at: null });
  }
  try {
    return ok(new RegExp(pattern, flags));
  } catch (error) {
    return fail(messages.invalid, locate(pattern, flags, reasonOf(error)));
  }
}

/** "Invalid regular expression: /(/: Unterminated group" says the pattern again; we do not. */
function reasonOf(error: unknown): string {
  const said = error instanceof Error ? error.message : "";
  const reason = /^Invalid regular expression: (?:\/.*\/[a-z]*: )?(?<reason>.+)$/su.exec(said);
  return reason?.groups?.reason ?? (said || "The engine does not say why.");
}
