import type { MarkdownIt, StateCore, StateInline, Token } from "markdown-it";
import footnotes from "markdown-it-footnote";

interface Mark extends Record<string, unknown> {
  id: number; // of the note, from 0
  subId?: number; // of the place that refers to it, from 0
  label: string;
}

/** What the library keeps of a document's notes, and the labels by which they are found. */
interface Notes {
  refs: Record<string, number>; // a note's number by ":" and its label; -1 until it has one
  list?: { label: string; count: number }[];
  labels?: Map<string, string>; // as first written, by what is the same in any case
}

/** Notes as GitHub draws them: a small number in the text, an arrow back to each place in the note. */
export function markFootnotes(markdown: MarkdownIt): void {
  footnotes(markdown);
  // Notes that are written within the text, ^[like this], are not GitHub's.
  markdown.inline.ruler.disable("footnote_inline");
  markdown.core.ruler.before("inline", "footnote_labels", collectLabels);
  markdown.inline.ruler.at("footnote_ref", refer);
  const { escapeHtml } = markdown.utils;
  const linkTo = (name: string): string =>
    `href="${escapeHtml(markdown.normalizeLink(`#${name}`))}"`;
  const idOf = (name: string): string => `id="${escapeHtml(name)}"`;

  Object.assign(markdown.renderer.rules, {
    footnote_ref: (tokens: Token[], at: number) => {
      const mark = markAt(tokens, at);
      const link = linkTo(nameOf("fn", { ...mark, subId: 0 }));
      return `<sup class="footnote-ref"><a ${link} ${idOf(nameOf("fnref", mark))}>${mark.id + 1}</a></sup>`;
    },
    footnote_block_open: () => '<section class="footnotes">\n<ol>\n',
    footnote_open: (tokens: Token[], at: number) =>
      `<li ${idOf(nameOf("fn", markAt(tokens, at)))}>\n`,
    footnote_anchor: (tokens: Token[], at: number) => {
      const mark = markAt(tokens, at);
      const { id, subId = 0 } = mark;
      const [place, count] =
        subId > 0 ? [`-${subId + 1}`, `<sup class="footnote-ref">${subId + 1}</sup>`] : ["", ""];
      // The arrow is asked for as a character of text: some systems would draw a picture.
      return ` <a ${linkTo(nameOf("fnref", mark))} class="footnote-backref" aria-label="Back to reference ${id + 1}${place}">\u21a9\ufe0e${count}</a>`;
    },
  });
}

/** "fnref-tea-2": the second place that refers to the note "tea". */
const nameOf = (prefix: string, { label, subId = 0 }: Mark): string =>
  `${prefix}-${label}${subId > 0 ? `-${subId + 1}` : ""}`;

const markAt = (tokens: readonly Token[], at: number): Mark => tokens[at]?.meta as Mark;

/** As for links, a label is the same in any case, and of two notes with the same the first counts. */
function collectLabels({ tokens, env, md }: StateCore): void {
  const notes = (env as { footnotes?: Notes }).footnotes;
  if (notes === undefined) return;
  notes.labels = new Map();
  for (const token of tokens) {
    if (token.type !== "footnote_reference_open") continue;
    const { label } = token.meta as Mark;
    const key = md.utils.normalizeReference(label);
    // No reference can have a line end in it: a second note is never found.
    if (notes.labels.has(key)) token.meta = { label: `${label}\n` };
    else notes.labels.set(key, label);
  }
}

const reference = /\[\^([^\]\n ]+)\]/y;

/** Reads a reference to a note: the library's own does not find "[^Tea]" where "[^tea]" is. */
function refer(state: StateInline, silent: boolean): boolean {
  const notes = (state.env as { footnotes?: Notes }).footnotes;
  reference.lastIndex = state.pos;
  const [written = "", name = ""] = reference.exec(state.src) ?? [];
  const label = notes?.labels?.get(state.md.utils.normalizeReference(name));
  if (notes === undefined || label === undefined) return false;
  if (state.pos + written.length > state.posMax) return false;
  if (!silent) {
    const list = (notes.list ??= []);
    const known = list[notes.refs[`:${label}`] ?? -1];
    const note = known ?? { label, count: 0 };
    if (known === undefined) notes.refs[`:${label}`] = list.push(note) - 1;
    const meta = { id: notes.refs[`:${label}`], subId: note.count, label };
    Object.assign(state.push("footnote_ref", "", 0), { meta });
    note.count += 1;
  }
  state.pos += written.length;
  return true;
}
