import { csvRows, isEmptyRow, type CsvRow } from "#domain/csv-read.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { grouped } from "#domain/wording.ts";
import type { Form } from "./form.ts";
import { contentName, rowName, safeName } from "./names.ts";

/** More at once would fill a phone's memory. */
export const maxEntries = 1000;

/** A row of a list: what its code will say, and what its file is called. */
export interface Entry {
  row: number; // from 1, as an editor or a spreadsheet counts
  text: string;
  name: string; // of its file, without an ending
  /** What the list calls it, where a column is to name it. */
  wantedName: string | null;
  /** Why there can be no code of it. */
  problem: string | null;
}

export const entryMessages = {
  tooMany: `At most ${grouped(maxEntries)} codes at a time: this list has more rows.`,
  unclosed: (row: number) =>
    `Row ${grouped(row)} opens a quote that is never closed, so the rows after it cannot be told apart.`,
  afterQuote: "Text follows a closing quote. Quotes in a cell are written twice.",
  empty: "There is nothing in it to encode.",
  tooWide: (cells: number, columns: number) =>
    `It has ${cells} cells, and the first row ${columns}. A cell with a separator in it needs quotes.`,
};

/** The rows of a list, those without anything aside. */
export function entriesOf(text: string, form: Form, trims: boolean): Result<Entry[]> {
  const entries: Entry[] = [];
  let isHeader = form.isTable && form.hasHeader;
  let number = 0;
  for (const row of form.isTable ? csvRows(text, form.separator) : linesOf(text)) {
    number += 1;
    if (row.fault === "unclosed") return fail(entryMessages.unclosed(number));
    if (isEmptyRow(row)) continue;
    if (isHeader) {
      isHeader = false;
      continue;
    }
    if (entries.length === maxEntries) return fail(entryMessages.tooMany);
    entries.push(entryOf(row, number, form, trims));
  }
  return ok(entries);
}

const linesOf = (text: string): CsvRow[] =>
  text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .map((line) => ({ cells: [line], fault: null }));

function entryOf(row: CsvRow, number: number, form: Form, trims: boolean): Entry {
  const { isTable, contentColumn, nameSource } = form;
  const cell = row.cells[isTable ? contentColumn : 0] ?? "";
  const text = trims ? cell.trim() : cell;
  // Lines have no columns to be named by.
  const source = !isTable && typeof nameSource === "number" ? "content" : nameSource;
  const wantedName = typeof source === "number" ? (row.cells[source] ?? "").trim() : null;
  const name = wantedName === null ? "" : safeName(wantedName);
  return {
    row: number,
    text,
    name: name || (source === "content" ? contentName(text) : "") || rowName(number),
    wantedName,
    problem: problemOf(row, text, form),
  };
}

/** What would make a wrong code: half of a content, or one with a quote too few. */
function problemOf({ cells, fault }: CsvRow, text: string, form: Form): string | null {
  if (fault !== null) return entryMessages.afterQuote;
  const surplus = cells.slice(form.columns.length).some((cell) => cell.trim() !== "");
  if (form.isTable && surplus) return entryMessages.tooWide(cells.length, form.columns.length);
  return text.trim() === "" ? entryMessages.empty : null;
}

/** How many contents begin or end with blanks, which would go into their codes. */
export const countBlankEnds = (entries: readonly Entry[]): number =>
  entries.filter(({ text }) => text !== text.trim()).length;
