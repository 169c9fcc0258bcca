import { StateEffect, StateField, type Range } from "@codemirror/state";
import { Decoration, EditorView, WidgetType, type DecorationSet } from "@codemirror/view";
import type { Highlight } from "./text-surface.ts";

/** Found pieces of the text to show in place of the last ones. */
export const setHighlights = StateEffect.define<readonly Highlight[]>();

/** A thin line where something of no length was found. */
class EmptyHit extends WidgetType {
  private readonly look: string;
  constructor(look: string) {
    super();
    this.look = look;
  }
  override eq(other: EmptyHit): boolean {
    return other.look === this.look;
  }
  toDOM(): HTMLElement {
    const line = document.createElement("span");
    line.className = `empty-hit ${this.look}`;
    line.ariaHidden = "true";
    return line;
  }
}

/** Shows what was found. It moves with the text until it is told anew. */
export const highlighted = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, transaction) {
    for (const effect of transaction.effects) {
      if (!effect.is(setHighlights)) continue;
      const { length } = transaction.state.doc;
      // The text may have become shorter since it was searched.
      const inside = effect.value.filter(({ to }) => to <= length);
      return Decoration.set(inside.map(decorate), true);
    }
    return shown.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

function decorate({ from, to, look }: Highlight): Range<Decoration> {
  return from === to
    ? Decoration.widget({ widget: new EmptyHit(look), side: 1 }).range(from)
    : Decoration.mark({ class: look }).range(from, to);
}

/** An editor counts every line end as one character: places behind a "\r\n" move forward. */
export function toEditorRanges(text: string, ranges: readonly Highlight[]): readonly Highlight[] {
  if (!text.includes("\r\n")) return ranges;
  const ends: number[] = [];
  for (let at = text.indexOf("\r\n"); at !== -1; at = text.indexOf("\r\n", at + 2)) ends.push(at);
  const place = (index: number) => index - countBelow(ends, index);
  return ranges.map(({ from, to, look }) => ({ from: place(from), to: place(to), look }));
}

/** How many of the sorted numbers are smaller. */
function countBelow(sorted: readonly number[], limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
