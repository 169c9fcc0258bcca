import { useEffect, useRef, useState } from "react";
import { onMove } from "#browser/history.ts";

/** Spec §9: leaving a menu closes it after 150 ms. */
const closeDelayMs = 150;

/** Which header menu is open: one at a time. A navigation closes it. */
export function useMenus<Id extends string>() {
  const [open, setOpen] = useState<Id | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useCloseOnNavigation(() => setOpen(null));

  const show = (id: Id | null) => {
    clearTimeout(timer.current);
    setOpen(id);
  };
  return {
    open,
    show,
    toggle: (id: Id) => show(open === id ? null : id),
    leave() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setOpen(null), closeDelayMs);
    },
  };
}

/** Calls back when the page changes, and when a link to the page's own anchor is followed. */
export function useCloseOnNavigation(close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => onMove(() => latest.current()), []);
}

/** Closes what is open when something outside of it is touched or clicked. */
export function useCloseOutside<Part extends HTMLElement>(isOpen: boolean, close: () => void) {
  const part = useRef<Part>(null);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !part.current?.contains(target)) latest.current();
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [isOpen]);
  return part;
}
