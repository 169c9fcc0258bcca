export { groupNames } from "./logic/groups.ts";
export type { PatternProblem } from "./logic/search.ts";
export { outline } from "./logic/analysis/outline.ts";
export { actionOf, asOperation, draftShape, linkTo, readDraft } from "./logic/draft.ts";
export type { Draft } from "./logic/draft.ts";
export { defaultFlags, flagProblem, knownFlags, toggleFlag } from "./logic/flags.ts";
export { groupLook, highlightsOf } from "./logic/highlights.ts";
export { library } from "./logic/library.data.ts";
export { rowAt, toJson, visible } from "./logic/listing.ts";
export type { ListRow } from "./logic/listing.ts";
export { suggestReading, toLiteral } from "./logic/literal.ts";
export { findAll, maxMatches, shownPieceChars } from "./logic/matching.ts";
export type { Match, Piece } from "./logic/matching.ts";
export { maxPatternChars, messages } from "./logic/compile.ts";
export { optionsShape, secondChoices } from "./logic/options.ts";
export type { Options } from "./logic/options.ts";

/** "1 match", "1,204 matches". */
export const matchWords = (count: number): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? "match" : "matches"}`;

/** Spec §5: results appear only when pattern and test string are both non-empty. */
export const hasResults = (pattern: string, isTextEmpty: boolean): boolean =>
  pattern !== "" && !isTextEmpty;
