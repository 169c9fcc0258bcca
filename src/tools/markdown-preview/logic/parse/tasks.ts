import type { StateCore } from "markdown-it";

const mark = /^\[([ xX])\](?=\s)/;

/** `- [x] done`: an item that begins with a box gets one that cannot be clicked. */
export function markTasks({ tokens, Token }: StateCore): void {
  for (const [at, inline] of tokens.entries()) {
    const item = tokens[at - 2];
    const [first] = inline.children ?? [];
    if (inline.type !== "inline" || item?.type !== "list_item_open" || first?.type !== "text") {
      continue;
    }
    const [box, state] = mark.exec(first.content) ?? [];
    if (box === undefined) continue;
    const checkbox = new Token("html_inline", "", 0);
    checkbox.content = `<input type="checkbox"${state === " " ? "" : ' checked=""'} disabled="" />`;
    first.content = first.content.slice(box.length);
    inline.children?.unshift(checkbox);
    item.attrJoin("class", "task");
  }
}
