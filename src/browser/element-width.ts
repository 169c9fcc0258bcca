/** Calls back with an element's width in px, now and whenever it changes. Returns how to stop. */
export function watchWidth(element: Element, listener: (width: number) => void): () => void {
  const observer = new ResizeObserver(([entry]) => {
    if (entry !== undefined && entry.contentRect.width > 0) listener(entry.contentRect.width);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
