import type { MadeText } from "#domain/transform.ts";
import { counted } from "#domain/wording.ts";

/**
 * How a declaration stands after the conversion. "close": a class was found, but it is not quite the
 * same. "kept": a class says the same text, and what it does could not be compared. "replaced":
 * another declaration of the same CSS wins. "invalid": browsers leave it out, and so do the classes.
 */
export type Verdict = "exact" | "kept" | "close" | "replaced" | "invalid" | "dropped";

/** What became of one declaration. */
export interface Finding {
  line: number; // from 1
  css: string; // "padding: 15px"
  verdict: Verdict;
  classes: string; // "p-4", "" when there is none
  reason: string; // "" when exact
}

/** Classes, and what became of each declaration. */
export interface Converted {
  classes: string;
  findings: readonly Finding[];
}

/** Classes, and how well they stand for the CSS. */
export interface Made extends MadeText {
  counts: Record<Verdict, number>;
  /** The first of them: what is not exact comes before what is. */
  findings: readonly Finding[];
  /** Found nothing to convert, not even something to drop. */
  blank: boolean;
}

/** More than a page can show, or a person read. */
const shownFindings = 300;

const shorten = (css: string): string => (css.length > 300 ? `${css.slice(0, 300)}…` : css);

/** Counts the findings, and keeps the first. */
export function weigh(findings: readonly Finding[]): Pick<Made, "counts" | "findings"> {
  const counts = { exact: 0, kept: 0, close: 0, replaced: 0, invalid: 0, dropped: 0 };
  for (const { verdict } of findings) counts[verdict] += 1;
  const doubtful = findings.filter(({ verdict }) => verdict !== "exact");
  const certain = findings.filter(({ verdict }) => verdict === "exact");
  const shown = [...doubtful, ...certain].slice(0, shownFindings);
  return { counts, findings: shown.map((finding) => ({ ...finding, css: shorten(finding.css) })) };
}

/** More than these are counted. */
const toldFindings = 20;

/** What is not in the classes as it was in the CSS, line by line. */
export function notesOn(findings: readonly Finding[]): string[] {
  const lost = findings.filter(({ verdict }) => verdict !== "exact" && verdict !== "kept");
  const more = lost.length - toldFindings;
  const told = lost.slice(0, toldFindings).map(noteOn);
  return more > 0 ? [...told, `${counted(more, "more declaration")} like these.`] : told;
}

const noteOn = ({ line, css, verdict, reason }: Finding): string =>
  `Line ${line}, “${shorten(css)}”: ${verdict === "close" ? "not the same" : verdict}. ${reason}`;
