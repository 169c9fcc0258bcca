import { StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, type DecorationSet } from "@codemirror/view";

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
