import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { useKeys } from "../game/use-keys.ts";
import { keyPressedBy, type KeyLabel } from "./key-labels.tsx";

interface Options<Id extends string> {
  /** The calculator: display and keys. */
  area: RefObject<HTMLElement | null>;
  display: RefObject<HTMLElement | null>;
  faces: Record<Id, KeyLabel>;
  onPress: (id: Id) => void;
  onPaste: (text: string) => void;
  /** Where the display is a field: the keys that are written into it as they are. */
  typed?: RegExp;
  /** What Ctrl+C copies when nothing is selected. */
  result: string;
}

/** What a calculation begins or goes on with, so that nothing has to be clicked first. */
const beginning = /^[\d.(+*=-]$/;

/**
 * A calculator by keyboard: its keys, Ctrl+C for the result and Ctrl+V for a number. Answers which
 * of its keys is held down.
 */
export function useCalculatorKeys<Id extends string>(options: Options<Id>): Id | null {
  const { area, display, faces, onPress, onPaste, typed, result } = options;
  const [held, setHeld] = useState<Id | null>(null);

  useKeys({
    area,
    board: display,
    beforeSite: true,
    fromPage: ({ key }) => beginning.test(key) || typed?.test(key) === true,
    press(event) {
      if (typed?.test(event.key)) {
        onPaste(event.key);
        return true;
      }
      const id = keyPressedBy(faces, event);
      if (id === undefined) return false;
      setHeld(id);
      onPress(id);
      return true;
    },
    release: () => setHeld(null),
  });

  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (!isForCalculator(event, area.current)) return;
    event.preventDefault();
    display.current?.focus({ preventScroll: true });
    onPaste(event.clipboardData?.getData("text/plain") ?? "");
  });
  const copy = useEffectEvent((event: ClipboardEvent) => {
    const isSelected = document.getSelection()?.isCollapsed === false;
    if (isSelected || !isForCalculator(event, area.current)) return;
    event.preventDefault();
    event.clipboardData?.setData("text/plain", result);
  });
  useEffect(() => {
    document.addEventListener("paste", paste);
    document.addEventListener("copy", copy);
    return () => {
      document.removeEventListener("paste", paste);
      document.removeEventListener("copy", copy);
    };
  }, []);
  return held;
}

/** True unless a field, or something elsewhere on the page, has the focus. */
function isForCalculator({ target }: ClipboardEvent, area: HTMLElement | null): boolean {
  if (!(target instanceof Element) || target.closest("input, textarea, dialog")) return false;
  const { activeElement } = document;
  return (
    area?.contains(activeElement) === true || activeElement?.matches("body, h1, main") === true
  );
}
