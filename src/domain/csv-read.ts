/** What separates the cells of a row: a comma, elsewhere a semicolon, from a spreadsheet a tab. */
export const separators = [",", ";", "\t"] as const;
export type Separator = (typeof separators)[number];

/** A row as it was read. */
export interface CsvRow {
  cells: string[];
  /** How its quotes are wrong; `null` when they are not. */
  fault: "unclosed" | "text after a quote" | null;
}

const byteOrderMark = "\uFEFF";

/**
 * Rows as RFC 4180 writes them, one at a time: no more is read than is asked for. A line without
 * anything is a row with one empty cell. A quote counts only where a cell begins; blanks in a cell
 * are part of it, those after a closing quote are not.
 */
export function* csvRows(text: string, separator: Separator): Generator<CsvRow> {
  let at = text.startsWith(byteOrderMark) ? 1 : 0;
  while (at < text.length) {
    const row: CsvRow = { cells: [], fault: null };
    for (;;) {
      const quoted = text[at] === '"' ? quotedCell(text, at) : null;
      const from = quoted?.end ?? at;
      at = endOfCell(text, from, separator);
      const rest = text.slice(from, at);
      if (quoted !== null && rest.trim() !== "") row.fault = "text after a quote";
      if (quoted?.isClosed === false) row.fault = "unclosed";
      row.cells.push(quoted === null ? rest : quoted.text + (rest.trim() === "" ? "" : rest));
      if (text[at] !== separator) break;
      at += 1;
    }
    yield row;
    at += text.startsWith("\r\n", at) ? 2 : 1;
  }
}

/** A cell in quotes, where two quotes are one. */
function quotedCell(text: string, start: number) {
  let end = start + 1;
  for (;;) {
    end = text.indexOf('"', end);
    if (end === -1 || text[end + 1] !== '"') break;
    end += 2;
  }
  const isClosed = end !== -1;
  const inside = text.slice(start + 1, isClosed ? end : text.length);
  return { text: inside.replaceAll('""', '"'), end: isClosed ? end + 1 : text.length, isClosed };
}

function endOfCell(text: string, from: number, separator: Separator): number {
  let end = from;
  while (end < text.length) {
    const letter = text[end];
    if (letter === separator || letter === "\n" || letter === "\r") break;
    end += 1;
  }
  return end;
}

/** Enough to see what is the same in every row. */
const guessedRows = 20;

/** The separator by which the first rows have most often as many cells as the very first, two at least. */
export function guessSeparator(text: string): Separator {
  const scored = separators.map((separator) => {
    const rows = firstRows(text, separator);
    const width = rows[0]?.cells.length ?? 0;
    const same = rows.filter(({ cells }) => cells.length === width).length;
    return { separator, width, share: width < 2 ? 0 : same / rows.length };
  });
  const best = scored.toSorted((a, b) => b.share - a.share || b.width - a.width)[0];
  return best?.separator ?? ",";
}

/** The first rows with something in them. */
export function firstRows(text: string, separator: Separator): CsvRow[] {
  const rows: CsvRow[] = [];
  for (const row of csvRows(text, separator)) {
    if (!isEmptyRow(row)) rows.push(row);
    if (rows.length === guessedRows) break;
  }
  return rows;
}

export const isEmptyRow = ({ cells }: CsvRow): boolean => cells.every((cell) => cell.trim() === "");
