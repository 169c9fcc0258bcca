/**
 * The lines of a text, each with its line end. Only "\n" ends a line, as for git: a lone "\r", or
 * U+2028, is a character like any other.
 */
export function splitLines(text: string): string[] {
  const lines: string[] = [];
  for (let start = 0; start < text.length;) {
    const next = text.indexOf("\n", start);
    const end = next === -1 ? text.length : next + 1;
    lines.push(text.slice(start, end));
    start = end;
  }
  return lines;
}

/** How a line ends. The last one may have no end. */
export type LineEnd = "\n" | "\r\n" | "";

export function endOf(line: string): LineEnd {
  if (!line.endsWith("\n")) return "";
  return line.endsWith("\r\n") ? "\r\n" : "\n";
}

/** A line without its end. */
export const contentOf = (line: string): string => line.slice(0, line.length - endOf(line).length);

/** How the lines of a text end: all alike, or not. */
export type EndStyle = "LF" | "CRLF" | "mixed" | "none";

export function endStyleOf(lines: readonly string[]): EndStyle {
  let [lf, crlf] = [false, false];
  for (const line of lines) {
    const end = endOf(line);
    lf ||= end === "\n";
    crlf ||= end === "\r\n";
    if (lf && crlf) return "mixed";
  }
  return lf ? "LF" : crlf ? "CRLF" : "none";
}

/** Whether the last line has an end. An empty text lacks nothing. */
export const endsWithBreak = (lines: readonly string[]): boolean =>
  lines.length === 0 || endOf(lines.at(-1) ?? "") !== "";
