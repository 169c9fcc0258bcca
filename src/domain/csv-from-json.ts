import { toCsv } from "./csv.ts";
import type { Outcome } from "./operation/operation.ts";
import { fail } from "./result.ts";

/** A row of a table in JSON: its values as text, and their names where it is an object. */
interface Row {
  names: string[] | null;
  cells: string[];
}

/**
 * A list of objects or of lists as CSV. Numbers are copied digit by digit, `null` is an empty cell,
 * and what is nested stands in its cell as JSON.
 */
export function csvFromJson(text: string, isForSpreadsheets: boolean): Outcome<string> {
  const bare = text.replace(/^\uFEFF/, "");
  try {
    JSON.parse(bare);
  } catch {
    return fail("This is not valid JSON.");
  }
  const rows = readRows(bare);
  if (rows === null) return fail("Only a list of objects, or a list of lists, is a table.");
  const doubled = rows.findIndex(({ names }) => names && new Set(names).size < names.length);
  if (doubled !== -1) return fail(`Row ${doubled + 1} has two values of the same name.`);
  const table = tableOf(rows);
  const formulas = isForSpreadsheets
    ? 0
    : table.flat().filter((cell) => startsFormula.test(cell)).length;
  return {
    ok: true,
    value: isForSpreadsheets ? toCsv(table) : table.map((row) => `${writeRow(row)}\r\n`).join(""),
    notes: formulas === 0 ? [] : ["Some cells begin like formulas, which a spreadsheet would run."],
  };
}

const startsFormula = /^\s*[=+@]|^-(?!\d+(?:\.\d+)?$)/;

/** A header of all names, each where it first came up, and the rows under it. */
function tableOf(rows: readonly Row[]): string[][] {
  const names = [...new Set(rows.flatMap((row) => row.names ?? []))];
  if (rows.every((row) => row.names === null)) return rows.map(({ cells }) => cells);
  return [
    names,
    ...rows.map((row) => {
      const found = new Map(row.names?.map((name, at) => [name, row.cells[at] ?? ""]));
      return names.map((name) => found.get(name) ?? "");
    }),
  ];
}

/** An empty cell alone would be an empty line, which is no row. */
const writeRow = (cells: readonly string[]): string =>
  cells.length === 1 && cells[0] === ""
    ? '""'
    : cells
        .map((cell) => (/[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join(",");

const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Reads JSON that is known to be valid; `null` when it is no table. */
function readRows(text: string): Row[] | null {
  const tokens = [...text.matchAll(token)];
  let at = 1;
  const is = (mark: string): boolean => tokens[at]?.[0] === mark;
  /** A value, and the comma behind it. */
  const readValue = (): string => {
    const start = tokens[at];
    let depth = 0;
    do {
      depth += is("{") || is("[") ? 1 : is("}") || is("]") ? -1 : 0;
      at += 1;
    } while (depth > 0);
    const last = tokens[at - 1];
    if (is(",")) at += 1;
    const written = text.slice(start?.index, (last?.index ?? 0) + (last?.[0].length ?? 0));
    if (written.startsWith('"')) return JSON.parse(written) as string;
    return written === "null" ? "" : written;
  };
  if (tokens[0]?.[0] !== "[") return null;
  const rows: Row[] = [];
  while (!is("]")) {
    if (!is("{") && !is("[")) return null;
    const row: Row = { names: is("{") ? [] : null, cells: [] };
    at += 1;
    while (!is("}") && !is("]")) {
      if (row.names !== null) {
        row.names.push(JSON.parse(tokens[at]?.[0] ?? '""') as string);
        at += 2; // and the colon
      }
      row.cells.push(readValue());
    }
    at += 1;
    if (is(",")) at += 1;
    rows.push(row);
  }
  const isMixed = new Set(rows.map(({ names }) => names === null)).size > 1;
  return isMixed ? null : rows;
}
