import { RangeSetBuilder } from "@codemirror/state";
import {
  Decoration,
  type EditorView,
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
