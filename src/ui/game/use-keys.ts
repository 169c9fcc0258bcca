import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";
import { isForeign, isTextField, keepsItsKeys } from "./own-keys.ts";

interface Options {
  /** The part of the page that is the game: board and controls. */
  area: RefObject<HTMLElement | null>;
  /** What takes the focus when play begins from the keyboard. */
  board: RefObject<HTMLElement | null>;
  /** Answers whether the key was the game's. Then the page does not scroll. Mind `event.repeat`. */
  press: (event: KeyboardEvent) => boolean;
  /** A key that was pressed is up again, or the window lost sight of it. */
  release?: (code: string) => void;
  /**
   * For a game that runs on arrival: an arrow key begins play before anything is focused. A
   * function says which other keys do.
   */
  fromPage?: boolean | ((event: KeyboardEvent) => boolean);
  /** While a game is on, its keys reach it wherever the focus is; only Escape leaves it. */
  isPlaying?: boolean;
  /** Takes its keys before the site does: in a calculator "/" divides and does not search. */
  beforeSite?: boolean;
}

/**
 * Keys for the game in use, and for nothing else: they act while the focus is inside the game or
 * the game is on, Tab walks on, Escape leaves. Fields, buttons and browser shortcuts keep their keys.
 */
export function useKeys(options: Options): void {
  const { area, board, press, release, fromPage = false, beforeSite = false } = options;
  const { isPlaying = false } = options;
  const held = useRef(new Set<string>());
  /** After Escape or a click elsewhere the arrow keys scroll the page again. */
  const left = useRef(false);
  /** What a pointer pressed last, if no key came after it. */
  const pointed = useRef<EventTarget | null>(null);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    pointed.current = null;
    if (isForeign(event) || event.key === "Tab" || keepsItsKeys(event)) return;

    const inside = isInside(area.current, document.activeElement);
    const begins = typeof fromPage === "function" ? fromPage(event) : fromPage && isArrow(event);
    const arriving = begins && !left.current && isOpenToPlay(area.current);
    const reaches = inside || arriving || (isPlaying && !left.current);
    if (!reaches) return;
    if (press(event)) {
      event.preventDefault();
      held.current.add(event.code);
      if (!inside) board.current?.focus({ preventScroll: true });
    } else if (event.key === "Escape") {
      left.current = true;
      (document.activeElement as HTMLElement).blur();
    }
  });

  const giveBack = (from: HTMLElement) => {
    from.blur();
    board.current?.focus({ preventScroll: true });
  };
  /** A mouse that pressed a switch or a label beside the board does not keep the keyboard there. */
  const onClick = useEffectEvent(({ detail, target }: MouseEvent) => {
    const { activeElement } = document;
    const byPointer = detail > 0 && target instanceof Element && target.closest("main") !== null;
    if (!isPlaying || !byPointer || !(activeElement instanceof HTMLElement)) return;
    if (isTextField(activeElement) || activeElement.closest("dialog")) return;
    if (isInside(board.current, activeElement)) return;
    // A list that opens would close again: it gives the focus back once something is chosen.
    if (!(activeElement instanceof HTMLSelectElement)) giveBack(activeElement);
  });
  const onChange = useEffectEvent(({ target }: Event) => {
    const isChosen = target instanceof HTMLSelectElement && target === pointed.current;
    if (isPlaying && isChosen) giveBack(target);
  });

  const letGo = useEffectEvent((code: string) => {
    if (held.current.delete(code)) release?.(code);
  });
  const onPointerDown = useEffectEvent((event: PointerEvent) => {
    pointed.current = event.target;
    left.current = !isPlaying && !isInside(area.current, event.target);
  });

  // Before the first paint: who sees the game can play it.
  useLayoutEffect(() => {
    const onKeyUp = (event: KeyboardEvent) => letGo(event.code);
    const onBlur = () => {
      for (const code of held.current) letGo(code);
    };
    globalThis.addEventListener("keydown", onKeyDown, { capture: beforeSite });
    globalThis.addEventListener("keyup", onKeyUp);
    globalThis.addEventListener("blur", onBlur);
    globalThis.addEventListener("pointerdown", onPointerDown);
    globalThis.addEventListener("click", onClick);
    globalThis.addEventListener("change", onChange);
    return () => {
      globalThis.removeEventListener("keydown", onKeyDown, { capture: beforeSite });
      globalThis.removeEventListener("keyup", onKeyUp);
      globalThis.removeEventListener("blur", onBlur);
      globalThis.removeEventListener("pointerdown", onPointerDown);
      globalThis.removeEventListener("click", onClick);
      globalThis.removeEventListener("change", onChange);
    };
  }, [beforeSite]);
}

const isInside = (area: HTMLElement | null, target: EventTarget | null): boolean =>
  area !== null && target instanceof Node && area.contains(target);

const isArrow = (event: KeyboardEvent): boolean => event.key.startsWith("Arrow");

/** A game begins when this much of it, or of the window, is to be seen: play mode shows the rest. */
const seenAtLeast = 1 / 3;

/** True while the game is in view and nothing that could want the key has the focus. */
function isOpenToPlay(area: HTMLElement | null): boolean {
  const { activeElement } = document;
  // The site focuses the heading of a new page, for screen readers.
  const idle = activeElement === null || activeElement.matches("body, h1, main");
  if (!idle || area === null) return false;
  const { top, bottom, height } = area.getBoundingClientRect();
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return seen >= Math.min(height, innerHeight) * seenAtLeast;
}
