import { useEffect, type RefObject } from "react";
import { isTyping } from "../palette/use-palette.ts";

/** The key `/` goes to a field of the page instead of the palette, which has another one. */
export function useSlash(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isSlash = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isSlash || event.isComposing || isTyping(event)) return;
      // Behind a dialog or a menu that is open the field cannot take the focus.
      field.current?.focus();
      if (document.activeElement === field.current) event.preventDefault();
    };
    // Before the palette hears of it.
    globalThis.addEventListener("keydown", onKeyDown, { capture: true });
    return () => globalThis.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [field]);
}
