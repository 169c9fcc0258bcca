import { countLines, guess, type Glance, type Shape } from "./glance.ts";

/** What machines write, a record or a tree at a time: JSON, patches, traces, tables. */

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const jsonStart = /^(?:\{\s*(?:"|\}|$)|\[\s*(?:["{[\]\d-]|true\b|false\b|null\b|$))/;

export const json: Shape = ({ text, head, isWhole }) => {
  const last = text.at(-1);
  if (!jsonStart.test(head) || last !== (head.startsWith("{") ? "}" : "]")) return null;
  if (isWhole) return parses(text) ? guess("json", 0.99) : null;
  return guess("json", 0.95);
};

const isRecord = (line: string): boolean => /^\s*[{[]/.test(line) && parses(line);

export const jsonLines: Shape = ({ text, head, lines, isWhole }) => {
  if (!/^[{[]/.test(head) || !/[}\]]/.test(text.at(-1) ?? "")) return null;
  const full = lines.filter((line) => line.trim() !== "");
  if (!isWhole && lines.length === 1) {
    // The first record is longer than the head.
    return jsonStart.test(head) && /\}\r?\n\{"/.test(text.slice(0, 100_000))
      ? guess("jsonl", 0.96)
      : null;
  }
  if (isWhole && full.length < 2) return null;
  return full.every(isRecord) ? guess("jsonl", 0.97) : null;
};

const hunk = /^@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@/;
const plainHunk = /^\d+(?:,\d+)?[acd]\d+(?:,\d+)?$/;

export const diff: Shape = ({ lines, head }) => {
  const [first = ""] = lines;
  if (/^diff --(?:git|cc) /.test(first) || /^Index: \S/.test(first)) return guess("diff", 0.97);
  const hunks = countLines(lines, hunk);
  const files = countLines(lines, /^(?:---|\+\+\+) \S/);
  if (/^(?:---|\+\+\+|diff|From [\da-f]{7,}|@@ -|commit [\da-f]{7,})/.test(head)) {
    if (hunks > 0) return guess("diff", files > 0 ? 0.97 : 0.95);
    if (/^diff --git /m.test(head)) return guess("diff", 0.95);
  }
  if (plainHunk.test(first) && /^[<>] /m.test(head)) return guess("diff", 0.95);
  return hunks > 0 && files > 1 ? guess("diff", 0.9) : null;
};

/** One line of a trace, by language. */
const frames = [
  /^\s+at .*[(\s/:]\S+:\d+(?::\d+)?\)?$/, // JavaScript, C#
  /^\s+at [\w.$<>/]+\((?:[\w$]+\.\w+:\d+|Native Method|Unknown Source)\)/, // Java
  /^\s+File "[^"]+", line \d+/, // Python
  /^#\d+\s+(?:0x[\da-f]+ in )?\S.*(?:\(\d+\): |:\d+$)/, // PHP, a debugger
  /^\s*(?:from )?\S+\.rb:\d+:in /, // Ruby
  /^[\w.$<>/*]*@\S+:\d+:\d+$/, // Firefox, Safari
  /^\s+\S+\.(?:go|rs|ex|exs):\d+(?: \+0x[\da-f]+)?/, // Go, Rust
  /^\s+at .+ in .+:line \d+$/, // C#
];
const traceStart =
  /^(?:Traceback \(most recent call last\):|Exception in thread |PHP \w+ error: |Stack trace:$|panic: |goroutine \d+ \[|thread '.*' panicked at|Caused by: |(?:Uncaught )?(?:[\w$]+\.)*[\w$]*(?:Error|Exception|Throwable)\b)/m;

export const stackTrace: Shape = ({ lines, head }) => {
  if (lines.length < 2) return null;
  const count = Math.max(...frames.map((frame) => countLines(lines, frame)));
  if (count === 0) return null;
  const isStarted = traceStart.test(head);
  if (isStarted && /^(?:Traceback|Stack trace:|panic:|goroutine|thread ')/m.test(head))
    return guess("stack-trace", 0.97);
  if (count > 1 && (isStarted || count * 2 > lines.length)) return guess("stack-trace", 0.95);
  return isStarted && lines.length <= 4 ? guess("stack-trace", 0.9) : null;
};

export const csv: Shape = (glance) => {
  const best = [",", "\t", ";", "|"]
    .map((delimiter) => ({ delimiter, sure: tableSureness(glance, delimiter) }))
    .toSorted((a, b) => b.sure - a.sure)[0];
  return best !== undefined && best.sure > 0 ? guess("csv", best.sure) : null;
};

/** More rows than this tell no more. */
const maxRows = 100;

/** How sure it is that the lines are rows of a table: all of as many cells, and cells are short. */
function tableSureness({ lines, isWhole }: Glance, delimiter: string): number {
  const [first = ""] = lines;
  if (!first.includes(delimiter) || lines.length < 2) return 0;
  const rows = lines
    .slice(0, maxRows)
    .filter((line) => line !== "")
    .map((line) => cellsIn(line, delimiter));
  const columns = rows[0]?.length ?? 0;
  if (columns < 2 || rows.length < 2) return 0;
  const even = rows.filter(({ length }) => length === columns).length;
  if (even < rows.length * (isWhole ? 1 : 0.95)) return 0;
  const cells = rows.flat();
  // Sentences have long cells, spaces behind their commas and an end.
  const spaced = cells.filter((cell) => cell.startsWith(" ") && !/^ +["\d-]/.test(cell)).length;
  const long = cells.filter((cell) => !cell.startsWith('"') && cell.split(" ").length > 8).length;
  const isProse = delimiter === "," && spaced > cells.length * 0.2;
  if (isProse || long > cells.length * 0.15) return 0;
  if (lines.some((line) => /^\s*(?:[-=|:+ ]{3,}|[{}<]|\/\/|#include)/.test(line))) return 0;
  if (countLines(lines, /[;{]\s*$|=>|\)\s*[;{]?$/) > lines.length * 0.3) return 0;
  const hasHead = (rows[0] ?? []).every((cell) => cell !== "" && !/^-?[\d.]+$/.test(cell));
  const hasNumbers = rows
    .slice(1)
    .some((row) => row.some((cell) => /^"?-?\d[\d.,:/-]*"?$/.test(cell)));
  const signs = [columns > 2, rows.length > 3, hasHead, hasNumbers, delimiter === "\t"];
  const count = signs.filter(Boolean).length;
  return count >= 4 ? 0.9 : count === 3 ? 0.85 : count === 2 ? 0.7 : 0.4;
}

/** Cells of one line; a delimiter in quotes divides nothing. */
function cellsIn(line: string, delimiter: string): string[] {
  if (!line.includes('"')) return line.split(delimiter);
  const cells = [""];
  let isQuoted = false;
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    if (character === delimiter && !isQuoted) cells.push("");
    else cells[cells.length - 1] += character;
  }
  return cells;
}
