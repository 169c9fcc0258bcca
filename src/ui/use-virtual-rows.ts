import { useEffect, useRef, useState } from "react";
import { scrollTopToShow, visibleRows } from "./virtual.ts";

/** Shows a window of any number of rows, each `rowPx` high. */
export function useVirtualRows(total: number, rowPx: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ scrollTop: 0, viewPx: 0 });

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const look = () => setSeen({ scrollTop: element.scrollTop, viewPx: element.clientHeight });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, []);

  return {
    scroller,
    rows: visibleRows({ ...seen, rowPx, total }),
    /** Scrolls just far enough; `rowsNow` when their number has only just changed. */
    show: (row: number, rowsNow = total) => {
      const element = scroller.current;
      if (element === null) return;
      const { scrollTop, clientHeight: viewPx } = element;
      element.scrollTop = scrollTopToShow({ scrollTop, viewPx, rowPx, total: rowsNow }, row);
    },
  };
}
