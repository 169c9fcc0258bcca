import { useEffect, useRef, type FocusEvent } from "react";

/**
 * When the element that has the focus vanishes or is switched off, browsers give the focus to the
 * page, and whoever works by keyboard starts again at its top. Spread over the page's main part,
 * this gives it to the nearest thing around the lost one that is still there and can take it.
 */
export function useKeptFocus() {
  const main = useRef<HTMLElement>(null);
  const last = useRef<readonly HTMLElement[]>([]); // the focused element, and those around it
  useEffect(() => {
    const observer = new MutationObserver(() => {
      const [focused, ...around] = last.current;
      if (focused === undefined) return;
      if (focused.isConnected && !focused.matches(":disabled")) return;
      const { activeElement, body } = document;
      if (activeElement !== body && activeElement !== focused) return;
      around.find(isHome)?.focus({ preventScroll: true });
    });
    const changes = { subtree: true, childList: true, attributeFilter: ["disabled"] };
    if (main.current) observer.observe(main.current, changes);
    return () => observer.disconnect();
  }, []);
  return {
    ref: main,
    onFocus({ target }: FocusEvent<HTMLElement>) {
      last.current = [target, ...ancestorsOf(target)];
    },
    // React tells when the focus goes elsewhere, and not when the element vanishes.
    onBlur() {
      last.current = [];
    },
  };
}

const isHome = (element: HTMLElement) =>
  element.isConnected && element.tabIndex === -1 && element.hasAttribute("tabindex");

function* ancestorsOf(element: HTMLElement) {
  for (let one = element.parentElement; one !== null; one = one.parentElement) yield one;
}
