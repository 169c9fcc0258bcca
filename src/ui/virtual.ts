/** What is known of a scroller that shows a window of many rows of one height. */
export interface Scroller {
  scrollTop: number;
  viewPx: number; // height of what is seen
  rowPx: number;
  total: number; // rows
}

/** Browsers stop at 17 to 33 million pixels; beyond this, one pixel stands for several rows. */
const maxCanvasPx = 8_000_000;

const canvasOf = ({ rowPx, total }: Scroller) => Math.min(total * rowPx, maxCanvasPx);

/** The rows that are seen: which they are, and where the first one stands. */
export function visibleRows(scroller: Scroller) {
  const { viewPx, rowPx, total } = scroller;
  const canvasPx = canvasOf(scroller);
  const scrollable = Math.max(canvasPx - viewPx, 1);
  const scrollTop = Math.min(Math.max(scroller.scrollTop, 0), scrollable);
  const hidden = Math.max(total - viewPx / rowPx, 0);
  const exact = (scrollTop / scrollable) * hidden;
  const first = Math.floor(exact);
  return {
    canvasPx,
    first,
    count: Math.min(Math.ceil(viewPx / rowPx) + 1, total - first),
    topPx: hidden === 0 ? 0 : scrollTop - (exact - first) * rowPx,
  };
}

/** Where to scroll so that a row is seen: not at all when it already is. */
export function scrollTopToShow(scroller: Scroller, row: number): number {
  const { scrollTop, viewPx, rowPx, total } = scroller;
  const hidden = total - viewPx / rowPx;
  if (hidden <= 0) return 0;
  const scrollable = canvasOf(scroller) - viewPx;
  const firstSeen = (scrollTop / scrollable) * hidden;
  const lastSeen = firstSeen + viewPx / rowPx - 1;
  if (row >= firstSeen && row <= lastSeen) return scrollTop;
  const first = row < firstSeen ? row : row - viewPx / rowPx + 1;
  return (Math.min(first, hidden) / hidden) * scrollable;
}
