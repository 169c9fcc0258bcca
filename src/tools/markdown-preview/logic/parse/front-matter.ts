import type { StateBlock } from "markdown-it";

const fence = /^---[ \t]*$/;
const entry = /^[\w-]+:(?:\s|$)/;

/** Settings of a document between two `---` at its very top are shown as the YAML that they are. */
export function frontMatter(
  state: StateBlock,
  startLine: number,
  endLine: number,
  silent: boolean,
): boolean {
  const lineAt = (line: number) => state.src.slice(state.bMarks[line], state.eMarks[line]);
  if (startLine !== 0 || state.level > 0 || !fence.test(lineAt(0))) return false;
  // A rule above a heading looks the same, but for its first line.
  if (!entry.test(lineAt(1))) return false;
  let end = 2;
  while (end < endLine && !fence.test(lineAt(end))) end += 1;
  if (end >= endLine) return false;
  if (silent) return true;

  const token = state.push("fence", "code", 0);
  token.info = "yaml";
  token.markup = "---";
  token.map = [0, end + 1];
  token.content = state.getLines(1, end, 0, true);
  state.line = end + 1;
  return true;
}
