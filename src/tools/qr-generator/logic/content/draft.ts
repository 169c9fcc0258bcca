import type { Logo } from "../logo.ts";
import { missingIn, textOf, type Content, type Values } from "./content.ts";
import { contents } from "./contents.ts";

/** What is to be written into a code. */
export interface Draft {
  kind: string; // "text", or the id of a content
  text: string;
  values: Readonly<Record<string, Values>>; // by content, so that nothing is lost on the way
  logo: Logo | null;
}

export const plainKind = "text";

export const emptyDraft: Draft = { kind: plainKind, text: "", values: {}, logo: null };

/** What there is to choose from: the plain text first. */
export const kindOptions = [
  [plainKind, "Text or link"],
  ...contents.map(({ id, name }) => [id, name] as const),
] as const;

/** The chosen content; nothing for plain text. */
export const contentOf = ({ kind }: Draft): Content | undefined =>
  contents.find(({ id }) => id === kind);

/** What was filled in for the chosen content. */
export const valuesOf = ({ kind, values }: Draft): Values => values[kind] ?? {};

/** The text for the code; "" while something is missing. */
export function draftText(draft: Draft): string {
  const content = contentOf(draft);
  return content === undefined ? draft.text : textOf(content, valuesOf(draft));
}

/** What is needed before there can be a code. */
export function neededWords(draft: Draft): string {
  const content = contentOf(draft);
  if (content === undefined) return "Type or paste text or a link.";
  const missing = missingIn(content, valuesOf(draft));
  return missing.length === 0
    ? "Correct the field that is marked."
    : `Fill in: ${missing.join(", ")}.`;
}
