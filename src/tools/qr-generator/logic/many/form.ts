import { firstRows, guessSeparator, type Separator } from "#domain/csv-read.ts";

/** Where the names of the files come from: a column, what the code says, or the row's number. */
type NameSource = number | "content" | "row";

/** How a list is read. */
export interface Form {
  isTable: boolean; // else every line is a content
  separator: Separator;
  hasHeader: boolean;
  columns: readonly string[]; // what they are called
  contentColumn: number; // from 0
  nameSource: NameSource;
}

/** What the visitor has set right. */
export type ChosenForm = Partial<Omit<Form, "columns">>;

/** What a header calls them, from the surest word on. */
const contentWords = [
  "content",
  "contents",
  "text",
  "url",
  "link",
  "qr",
  "qr code",
  "data",
  "value",
];
const nameWords = ["name", "file name", "filename", "file", "title", "label", "id"];

/** "File_Name " is the word "file name". */
const wordOf = (cell: string): string =>
  cell
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, " ");

/** The column that goes by the surest of some words. */
function columnOf(words: readonly string[], header: readonly string[]): number | null {
  const found = words.map((word) => header.indexOf(word)).find((at) => at !== -1);
  return found ?? null;
}

/** How a list is read: as it looks, and where the visitor has chosen, as chosen. */
export function formOf(text: string, fileName: string, chosen: ChosenForm): Form {
  const separator = chosen.separator ?? guessSeparator(text);
  const rows = firstRows(text, separator).map(({ cells }) => cells);
  const [first = []] = rows;
  const header = first.map(wordOf);
  const isKnown = (words: readonly string[]): boolean => columnOf(words, header) !== null;
  const hasHeader = chosen.hasHeader ?? (isKnown(contentWords) || isKnown(nameWords));
  const isAligned = first.length > 1 && rows.every((cells) => cells.length === first.length);
  const isTable =
    chosen.isTable ??
    (/\.(csv|tsv)$/i.test(fileName) ||
      (first.length > 1 && isKnown(contentWords)) ||
      (separator === "\t" && isAligned));

  const named = hasHeader ? columnOf(nameWords, header) : null;
  const link = first.findIndex((cell) => /^https?:\/\//i.test(cell.trim()));
  const content = hasHeader
    ? (columnOf(contentWords, header) ?? first.findIndex((_, column) => column !== named))
    : link;
  const isColumn = (column: unknown): boolean =>
    typeof column !== "number" || column < first.length;
  const contentColumn =
    chosen.contentColumn !== undefined && isColumn(chosen.contentColumn)
      ? chosen.contentColumn
      : Math.max(content, 0);
  const other = !hasHeader && first.length === 2 ? 1 - contentColumn : null;
  const nameSource =
    chosen.nameSource !== undefined && isColumn(chosen.nameSource)
      ? chosen.nameSource
      : (named ?? other ?? "content");
  const columns = first.map((cell, column) => columnName(hasHeader ? cell : "", column));
  return { isTable, separator, hasHeader, columns, contentColumn, nameSource };
}

const columnName = (cell: string, column: number): string =>
  cell.trim() === "" ? `Column ${column + 1}` : `${column + 1}: ${cell.trim()}`;
