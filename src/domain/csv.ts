export type Cell = string | number;

/** Without it Excel reads UTF-8 as the local code page, and "₹" becomes three wrong letters. */
const byteOrderMark = "\uFEFF";

/** What makes a spreadsheet run a cell, also after blanks and in full-width letters (OWASP). */
export const startsFormula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

type Rows = readonly (readonly Cell[])[];

/** Rows as RFC 4180 writes them: comma, CRLF, quotes where needed. Numbers stay numbers. */
export const csvText = (rows: Rows): string =>
  rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");

/** The same as a file for spreadsheets. */
export const toCsv = (rows: Rows): string => byteOrderMark + csvText(rows);

function writeCell(cell: Cell): string {
  // A number that is none is an empty cell; adding 0 turns -0 into 0.
  if (typeof cell === "number") return Number.isFinite(cell) ? String(cell + 0) : "";
  const text = startsFormula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
