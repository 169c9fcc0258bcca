import type { StateCore, Token } from "markdown-it";

const titles = {
  note: "Note",
  tip: "Tip",
  important: "Important",
  warning: "Warning",
  caution: "Caution",
};

const mark = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;

/** `> [!NOTE]`: a quote that begins with such a line, and has more than it, becomes an alert. */
export function markAlerts(state: StateCore): void {
  const { tokens } = state;
  for (let at = 0; at < tokens.length; at += 1) {
    const [quote, paragraph, inline] = tokens.slice(at, at + 3);
    // GitHub knows alerts only where they stand on their own, not inside of a list.
    if (quote?.type !== "blockquote_open" || quote.level > 0 || inline === undefined) continue;
    if (paragraph?.type !== "paragraph_open") continue;
    const [line, word = ""] = mark.exec(inline.content) ?? [];
    if (line === undefined) continue;
    const end = closingOf(tokens, at);
    if (end === at + 4 && line.length === inline.content.length) continue;

    const kind = word.toLowerCase() as keyof typeof titles;
    quote.tag = "div";
    quote.attrJoin("class", `alert alert-${kind}`);
    const close = tokens[end];
    if (close) close.tag = "div";
    inline.content = inline.content.slice(line.length).trimStart();
    if (inline.content === "") tokens.splice(at + 1, 3);
    tokens.splice(at + 1, 0, ...titleTokens(state, titles[kind]));
  }
}

function closingOf(tokens: readonly Token[], open: number): number {
  let at = open + 1;
  while (at < tokens.length && tokens[at]?.level !== tokens[open]?.level) at += 1;
  return at;
}

function titleTokens({ Token }: StateCore, title: string): Token[] {
  const open = new Token("paragraph_open", "p", 1);
  open.attrJoin("class", "alert-title");
  const inline = new Token("inline", "", 0);
  inline.content = title;
  inline.children = [];
  const close = new Token("paragraph_close", "p", -1);
  for (const token of [open, close]) token.block = true;
  return [open, inline, close];
}
