import type { MarkdownIt, StateInline } from "markdown-it";

const tilde = "~".charCodeAt(0);

/** One tilde closes one, two close two: each length is a mark of its own. */
const markOf = (length: number): number => tilde + length * 0x10000;
const marks = new Set([markOf(1), markOf(2)]);

/** GitHub's `~one~` and `~~two~~`, where the library knows only the second. */
export function strikeThrough(markdown: MarkdownIt): void {
  markdown.inline.ruler.at("strikethrough", readTildes);
  markdown.inline.ruler2.at("strikethrough", (state) => {
    strike(state, state.delimiters);
    for (const meta of state.tokens_meta) if (meta?.delimiters) strike(state, meta.delimiters);
  });
}

function readTildes(state: StateInline, silent: boolean): boolean {
  if (silent || state.src.charCodeAt(state.pos) !== tilde) return false;
  const { length, can_open: open, can_close: close } = state.scanDelims(state.pos, true);
  const token = state.push("text", "", 0);
  token.content = "~".repeat(length);
  state.pos += length;
  const marker = markOf(length);
  if (!marks.has(marker)) return true;
  const at = state.tokens.length - 1;
  state.delimiters.push({ marker, length: 0, token: at, end: -1, open, close });
  return true;
}

function strike(state: StateInline, delimiters: StateInline["delimiters"]): void {
  for (const { marker, token, end } of delimiters) {
    if (!marks.has(marker) || end === -1) continue;
    const [open, close] = [state.tokens[token], state.tokens[delimiters[end]?.token ?? -1]];
    if (open === undefined || close === undefined) continue;
    Object.assign(open, { type: "s_open", tag: "del", nesting: 1, markup: open.content });
    Object.assign(close, { type: "s_close", tag: "del", nesting: -1, markup: open.content });
    open.content = "";
    close.content = "";
  }
}
