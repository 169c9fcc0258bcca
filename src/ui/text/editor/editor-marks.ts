import { RangeSetBuilder, StateEffect, StateField } from "@codemirror/state";
import {
  Decoration,
  EditorView,
  ViewPlugin,
  type DecorationSet,
  type ViewUpdate,
} from "@codemirror/view";
import { codeTokens, markupTokens, sqlTokens, yamlTokens } from "./editor-code.ts";
import { jsonTokens, type CodeToken } from "./editor-json.ts";
import { markdownTokens } from "./editor-markdown.ts";
import type { Language } from "./text-surface.ts";

const languages: Record<Language, (line: string) => CodeToken[]> = {
  json: jsonTokens,
  markdown: markdownTokens,
  code: codeTokens,
  sql: sqlTokens,
  markup: markupTokens,
  yaml: yamlTokens,
};

const colors = {
  key: Decoration.mark({ class: "code-key" }),
  string: Decoration.mark({ class: "code-string" }),
  number: Decoration.mark({ class: "code-number" }),
  word: Decoration.mark({ class: "code-word" }),
  comment: Decoration.mark({ class: "code-comment" }),
};

/** Colors what is on the screen and nothing else, so that the length of a text does not matter. */
export const colored = (language: Language) =>
  ViewPlugin.define(
    (view) => ({
      decorations: paint(view, language),
      update(update: ViewUpdate) {
        if (update.docChanged || update.viewportChanged) {
          this.decorations = paint(update.view, language);
        }
      },
    }),
    { decorations: (plugin) => plugin.decorations },
  );

function paint(view: EditorView, language: Language): DecorationSet {
  const painted = new RangeSetBuilder<Decoration>();
  let done = -1;
  for (const { from, to } of view.visibleRanges) {
    for (let at = from; at <= to;) {
      const line = view.state.doc.lineAt(at);
      for (const token of languages[language](line.text)) {
        const start = line.from + token.from;
        const end = line.from + token.to;
        if (start < Math.max(from, done) || start > to) continue;
        painted.add(start, end, colors[token.kind]);
        done = end;
      }
      at = line.to + 1;
    }
  }
  return painted.finish();
}

/** Marks the character where something is wrong, and its line; `null` takes the mark away. */
export const setMark = StateEffect.define<number | null>();

const markedLine = Decoration.line({ class: "code-mark-line" });
const markedCharacter = Decoration.mark({ class: "code-mark" });

/** Shows the mark until the text changes: then it may point at the wrong place. */
export const marked = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    for (const effect of transaction.effects) {
      if (!effect.is(setMark)) continue;
      if (effect.value === null) return Decoration.none;
      const { doc } = transaction.state;
      const at = Math.min(effect.value, doc.length);
      const line = doc.lineAt(at);
      const marks = [markedLine.range(line.from)];
      if (at < line.to) marks.push(markedCharacter.range(at, at + 1));
      return Decoration.set(marks);
    }
    return transaction.docChanged ? Decoration.none : marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});
