import { fail, ok, type Result } from "#domain/result.ts";
import { emptyText, type TextSource } from "#domain/text-source.ts";
import { entriesOf, entryMessages, type Entry } from "./entries.ts";
import { formOf, type ChosenForm, type Form } from "./form.ts";

/** A list of contents as the visitor gave it, and how it is to be read. */
export interface List {
  source: TextSource;
  chosen: ChosenForm;
  trims: boolean; // blanks around contents
}

export const emptyList: List = { source: emptyText, chosen: {}, trims: false };

export interface ReadList {
  form: Form;
  entries: Result<Entry[]>;
}

/** A list, read. */
export function readList({ source, chosen, trims }: List): ReadList {
  // More text than a page can edit is also more than so many codes can hold.
  if (source.kind === "large") {
    return { form: formOf("", "", chosen), entries: fail(entryMessages.tooMany) };
  }
  const form = formOf(source.text, source.name ?? "", chosen);
  if (source.text.trim() === "") return { form, entries: ok([]) };
  return { form, entries: entriesOf(source.text, form, trims) };
}
