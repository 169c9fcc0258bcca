import type { MarkdownIt, Token } from "markdown-it";
import footnotes from "markdown-it-footnote";

interface Mark extends Record<string, unknown> {
  id: number; // of the note, from 0
  subId?: number; // of the place that refers to it, from 0
  label: string;
}

/** Notes as GitHub draws them: a small number in the text, an arrow back to each place in the note. */
export function markFootnotes(markdown: MarkdownIt): void {
  footnotes(markdown);
  // Notes that are written within the text, ^[like this], are not GitHub's.
  markdown.inline.ruler.disable("footnote_inline");
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
