import { fail, ok, type Result } from "#domain/result.ts";
import type { Logo } from "../logo.ts";
import { missingIn, problemOf, textOf, type Content, type Values } from "./content.ts";
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

/** The text that a code has to hold for a phone to join a network, to call, to pay. */
export function writeContent(id: string, values: Values): Result<string> {
  const content = contents.find((one) => one.id === id);
  if (content === undefined) throw new Error(`No content ${id}`);
  const missing = missingIn(content, values);
  if (missing.length > 0) return fail(`Fill in: ${missing.join(", ")}.`);
  const wrong = content.fields.find((field) => problemOf(field, values) !== "");
  if (wrong !== undefined) return fail(`${wrong.label}: ${problemOf(wrong, values)}.`);
  return ok(textOf(content, values));
}
