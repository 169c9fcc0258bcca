import { csvRows, guessSeparator, isEmptyRow, type CsvRow, type Separator } from "./csv-read.ts";
import type { Outcome, Saying } from "./operation/operation.ts";
import { fail } from "./result.ts";
import { counted } from "./wording.ts";

const separatorNames = { comma: ",", semicolon: ";", tab: "\t" } as const;
type SeparatorName = keyof typeof separatorNames;

/** How a table is to be read. */
export interface Reading {
  separator: SeparatorName | "auto";
  header: boolean;
  types: boolean;
}

/** CSV as JSON, one row in a line: objects by the header's names, or lists without one. */
export function csvToJson(text: string, { separator, header, types }: Reading): Outcome<string> {
  const rows: { cells: string[]; number: number }[] = [];
  let isBlankSkipped = false;
  let number = 0;
  for (const row of csvRows(text, separatorIn(text, separator))) {
    number += 1;
    if (row.fault !== null) return fail(`Row ${number}: ${faults[row.fault]}`);
    if (isEmptyRow(row) && row.cells.length === 1) isBlankSkipped = true;
    else rows.push({ cells: row.cells, number });
  }
  const names = header ? rows.shift()?.cells : undefined;
  if (header && names === undefined) return fail("There is no row in this text.");
  const twice = names?.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined)
    return fail(`Two columns are called “${twice}”. Read it without a header.`);
  const long = rows.find(({ cells }) => names !== undefined && cells.length > names.length);
  if (long !== undefined)
    return fail(`Row ${long.number} has more cells than the header has names.`);
  const write = (cell: string) => (types && isJsonWord.test(cell) ? cell : JSON.stringify(cell));
  const lines = rows.map(({ cells }) =>
    names === undefined
      ? `[${cells.map(write).join(",")}]`
      : `{${cells.map((cell, at) => `${JSON.stringify(names[at])}:${write(cell)}`).join(",")}}`,
  );
  const isShort = rows.some(({ cells }) => names !== undefined && cells.length < names.length);
  const notes = [
    ...(isBlankSkipped ? ["Empty lines were left out."] : []),
    ...(isShort ? ["Some rows are shorter than the header: their last columns are missing."] : []),
  ];
  const value = lines.length === 0 ? "[]\n" : `[\n${lines.join(",\n")}\n]\n`;
  return { ok: true, value, notes };
}

const faults: Record<NonNullable<CsvRow["fault"]>, string> = {
  unclosed: "a quote is never closed.",
  "text after a quote": "there is text after a closing quote.",
};

/** What JSON would write in just these characters, so that no digit and no zero is lost. */
const isJsonWord = /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)$/;

const separatorIn = (text: string, name: SeparatorName | "auto"): Separator =>
  name === "auto" ? guessSeparator(text) : separatorNames[name];

const looked = 100_000;
const words: Record<Separator, string> = { ",": "commas", ";": "semicolons", "\t": "tabs" };

/** What a table is; nothing when it is none: two columns at least, in two rows of the same width. */
export function saysOfCsv(text: string): readonly Saying[] {
  const separator = guessSeparator(text);
  const isCut = text.length > looked;
  const all = [...csvRows(text.slice(0, looked), separator)];
  const rows = (isCut ? all.slice(0, -1) : all).filter((row) => !isEmptyRow(row));
  const [first] = rows;
  const width = first?.cells.length ?? 0;
  const isTable = rows.every(({ cells, fault }) => cells.length === width && fault === null);
  if (first === undefined || rows.length < 2 || width < 2 || !isTable || isProse(rows)) return [];
  const size = `${counted(width, "column")}, ${isCut ? "more than " : ""}${counted(rows.length, "row")}`;
  return [
    { label: "CSV", words: `${size}, separated by ${words[separator]}` },
    { label: "First row", words: first.cells.join(" | ").slice(0, 120) },
  ];
}

/** Sentences with a comma each: a blank follows it, and a full stop ends the line. */
const isProse = (rows: readonly CsvRow[]): boolean =>
  rows.every(({ cells }) => cells.slice(1).every((cell) => cell.startsWith(" "))) &&
  rows.filter(({ cells }) => /[.!?:,]\s*$/.test(cells.at(-1) ?? "")).length * 2 > rows.length;
