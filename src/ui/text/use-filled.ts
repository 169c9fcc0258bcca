import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";

/**
 * Lets an element fill the window, in the browser's top layer, without being drawn anew: text, caret
 * and scroll position stay. It goes back once the focus leaves it.
 */
export function useFilled<Target extends HTMLElement>() {
  const ref = useRef<Target>(null);
  const [isFilled, setFilled] = useState(false);
  useLayoutEffect(() => {
    const target = ref.current;
    if (!isFilled || target === null) return;
    target.popover = "manual";
    target.showPopover();
    return () => {
      target.hidePopover();
      target.popover = null;
    };
  }, [isFilled]);
  const toggle = () => setFilled((now) => !now);
  return {
    isFilled,
    toggle,
    props: {
      ref,
      onKeyDown(event: KeyboardEvent) {
        const isToggle =
          event.key === "Enter" && event.shiftKey && (event.ctrlKey || event.metaKey);
        if (!isToggle && !(isFilled && event.key === "Escape" && !event.defaultPrevented)) return;
        event.preventDefault();
        event.stopPropagation();
        toggle();
      },
      onBlur(event: FocusEvent) {
        const to = event.relatedTarget;
        if (isFilled && to instanceof Node && ref.current?.contains(to) === false) setFilled(false);
      },
    },
  };
}
