import type { Range } from "@codemirror/state";
import { Decoration, EditorView, ViewPlugin, type DecorationSet } from "@codemirror/view";

/** A letter that gives a line its direction is looked for no further than this. */
const lookedAtChars = 1000;

const strong = /[\p{L}\u200e\u200f]/u;
const rightToLeft =
  /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Whether a line begins on the right: its first letter says so, as for `dir="auto"`. */
export function beginsRight(line: string): boolean {
  const [first] = strong.exec(line.slice(0, lookedAtChars)) ?? [];
  return first !== undefined && rightToLeft.test(first);
}

/** Each line has the direction of its own text. Only those that begin on the right are marked. */
export const linesByDirection = [
  EditorView.perLineTextDirection.of(true),
  ViewPlugin.define(
    (view) => ({
      marks: marksIn(view),
      update(update) {
        if (update.docChanged || update.viewportChanged) this.marks = marksIn(update.view);
      },
    }),
    { decorations: ({ marks }) => marks },
  ),
];

const rightLine = Decoration.line({ attributes: { dir: "rtl" } });

function marksIn({ state: { doc }, visibleRanges }: EditorView): DecorationSet {
  const marks: Range<Decoration>[] = [];
  for (const { from, to } of visibleRanges) {
    for (let at = from; at <= to;) {
      const line = doc.lineAt(at);
      if (beginsRight(line.text)) marks.push(rightLine.range(line.from));
      at = line.to + 1;
    }
  }
  return Decoration.set(marks);
}
