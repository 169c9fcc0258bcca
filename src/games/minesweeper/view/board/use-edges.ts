import { useEffect, type RefObject } from "react";

interface Scrolled {
  scrollLeft: number;
  scrollTop: number;
  scrollWidth: number;
  scrollHeight: number;
  clientWidth: number;
  clientHeight: number;
}

/** The edges behind which there is more to scroll to: "right bottom". */
export function edgesOf(box: Scrolled): string {
  const behind = {
    left: box.scrollLeft,
    right: box.scrollWidth - box.clientWidth - box.scrollLeft,
    top: box.scrollTop,
    bottom: box.scrollHeight - box.clientHeight - box.scrollTop,
  };
  // A zoomed page scrolls by parts of a pixel.
  const more = Object.entries(behind).filter(([, hiddenPx]) => hiddenPx > 1);
  return more.map(([edge]) => edge).join(" ");
}

/**
 * Says on the frame around a scrolled part where there is more of it, for the style sheet. Written
 * past React: a finger that scrolls draws no board anew.
 */
export function useEdges(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = part.current;
    if (box === null) return;
    const mark = () => markEdges(box);
    const observer = new ResizeObserver(mark);
    observer.observe(box);
    box.addEventListener("scroll", mark, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener("scroll", mark);
    };
  }, [part]);
  // Whatever was drawn may be larger or smaller inside a box of the same size.
  useEffect(() => markEdges(part.current));
}

function markEdges(box: HTMLElement | null): void {
  const frame = box?.parentElement;
  if (!box || !frame) return;
  const more = edgesOf(box);
  if (frame.dataset["more"] !== more) frame.dataset["more"] = more;
}
