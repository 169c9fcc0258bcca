import { useRef, type RefObject } from "react";
import type { TextPaneActions } from "#ui/text/text-pane.tsx";

type Side = "input" | "preview";

/** Blocks that know their line. Footnotes stand at the end, wherever they were written. */
const anchors = "[data-line]:not(.footnotes *)";

/**
 * Keeps the text and its preview at the same place. The side that is pointed at or typed into
 * leads; what the other does is only the echo.
 */
export function useScrollSync(
  isOn: boolean,
  input: RefObject<TextPaneActions | null>,
  preview: RefObject<HTMLDivElement | null>,
) {
  const leader = useRef<Side>("input");

  const follow = (side: Side) => {
    const scroller = preview.current;
    if (!isOn || leader.current !== side || scroller === null || input.current === null) return;
    if (side === "input") scroller.scrollTo({ top: topOfLine(scroller, input.current.topLine()) });
    else input.current.scrollToLine(lineAtTop(scroller));
  };
  const lead = (side: Side) => () => {
    leader.current = side;
  };
  const leadBy = (side: Side) => ({
    onPointerEnter: lead(side),
    onWheelCapture: lead(side),
    onTouchStartCapture: lead(side),
    onFocusCapture: lead(side),
    onKeyDownCapture: lead(side),
  });
  return { follow, inputProps: leadBy("input"), previewProps: leadBy("preview") };
}

interface Anchor {
  line: number;
  top: number; // inside of the scroller, whatever is scrolled away
}

function topOfLine(scroller: HTMLElement, line: number): number {
  if (line <= 1) return 0;
  const [before, after] = surround(scroller, (anchor) => anchor.line <= line);
  const span = after.line - before.line;
  const part = span <= 0 ? 0 : (line - before.line) / span;
  return before.top + part * (after.top - before.top);
}

function lineAtTop(scroller: HTMLElement): number {
  const top = scroller.scrollTop;
  const [before, after] = surround(scroller, (anchor) => anchor.top <= top);
  const span = after.top - before.top;
  const part = span <= 0 ? 0 : (top - before.top) / span;
  return before.line + part * (after.line - before.line);
}

/** The last anchor that is before, and the first that is not. */
function surround(
  scroller: HTMLElement,
  isBefore: (anchor: Anchor) => boolean,
): [before: Anchor, after: Anchor] {
  const blocks = scroller.querySelectorAll<HTMLElement>(anchors);
  const offset = scroller.getBoundingClientRect().top - scroller.scrollTop;
  const anchorAt = (at: number): Anchor => {
    const block = blocks[at];
    const line = Number(block?.dataset["line"] ?? 1);
    return { line, top: (block?.getBoundingClientRect().top ?? offset) - offset };
  };
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(anchorAt(middle))) low = middle + 1;
    else high = middle;
  }
  const before = low === 0 ? { line: 1, top: 0 } : anchorAt(low - 1);
  if (low < blocks.length) return [before, anchorAt(low)];
  return [before, { line: before.line + 1, top: scroller.scrollHeight }];
}
