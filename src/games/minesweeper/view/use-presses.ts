import { useEffect, useRef, type MouseEvent, type PointerEvent, type SyntheticEvent } from "react";

/** Long enough not to happen by chance, short enough not to wait for. */
const holdMs = 400;
/** A finger that moves further scrolls. */
const shakePx = 10;

interface Options {
  onTap: (cell: number) => void; // also Enter and Space
  onHold: (cell: number) => void; // a finger that stays
  onRightClick: (cell: number) => void;
}

/** Presses on a board of buttons with `data-cell`, as handlers to spread over it. */
export function usePresses({ onTap, onHold, onRightClick }: Options) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const finger = useRef<{ x: number; y: number } | null>(null);
  const wasHeld = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const letGo = () => clearTimeout(timer.current);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      letGo();
      const cell = cellOf(event);
      wasHeld.current = false;
      finger.current =
        event.pointerType === "mouse" ? null : { x: event.clientX, y: event.clientY };
      if (finger.current === null || cell === null || !event.isPrimary) return;
      timer.current = setTimeout(() => {
        wasHeld.current = true;
        onHold(cell);
      }, holdMs);
    },
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
      if (finger.current === null) return;
      const { x, y } = finger.current;
      if (Math.hypot(clientX - x, clientY - y) > shakePx) letGo();
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onClick(event: MouseEvent<HTMLElement>) {
      const cell = cellOf(event);
      // The finger that has been held comes up: that is no second press.
      if (cell !== null && !wasHeld.current) onTap(cell);
      wasHeld.current = false;
    },
    onContextMenu(event: MouseEvent<HTMLElement>) {
      const cell = cellOf(event);
      if (cell === null) return;
      event.preventDefault();
      // Some phones call this when a finger is held, which has been dealt with.
      if (finger.current === null) onRightClick(cell);
    },
  };
}

function cellOf({ target }: SyntheticEvent): number | null {
  const button = target instanceof Element ? target.closest("button") : null;
  const cell = button?.dataset["cell"];
  return cell === undefined ? null : Number(cell);
}
