import {
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
} from "react";
import { pressOf, type Hold, type MouseSign } from "../../logic.ts";

/** Long enough not to happen by chance, short enough not to wait for. */
const holdMs = 400;
/** A finger that moves further scrolls. */
const shakePx = 10;
const middleButton = 1;
const rightButton = 2;

interface Options {
  onTap: (cell: number) => void; // also Enter and Space
  onHold: (cell: number) => void; // a finger that stays
  onRightClick: (cell: number) => void;
  onChord: (cell: number) => void; // the middle button, or left and right together
}

/**
 * Presses on a board of buttons with `data-cell`, as handlers to spread over it, and the cell on
 * which a chord is being held.
 */
export function usePresses({ onTap, onHold, onRightClick, onChord }: Options) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const finger = useRef<{ x: number; y: number } | null>(null);
  const isDone = useRef(false); // the finger that is down has been held, or it scrolls
  const hold = useRef<Hold>("idle");
  const [chordAt, setChordAt] = useState<number | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const letGo = () => clearTimeout(timer.current);
  const mouse = (event: MouseEvent<HTMLElement>, sign: MouseSign) => {
    const cell = cellOf(event);
    const next = pressOf(hold.current, sign, event.buttons);
    hold.current = next.hold;
    setChordAt(next.hold === "chord" ? cell : null);
    if (cell === null) return;
    if (next.press === "open") onTap(cell);
    if (next.press === "mark") onRightClick(cell);
    if (next.press === "chord") onChord(cell);
  };

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      letGo();
      const cell = cellOf(event);
      isDone.current = false;
      finger.current =
        event.pointerType === "mouse" ? null : { x: event.clientX, y: event.clientY };
      if (finger.current === null || cell === null || !event.isPrimary) return;
      timer.current = setTimeout(() => {
        isDone.current = true;
        onHold(cell);
      }, holdMs);
    },
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
      if (finger.current === null) return;
      const { x, y } = finger.current;
      if (Math.hypot(clientX - x, clientY - y) <= shakePx) return;
      letGo();
      isDone.current = true;
    },
    onPointerUp: letGo,
    onPointerCancel() {
      letGo();
      isDone.current = false; // it scrolls, and no click will follow
    },
    onMouseDown(event: MouseEvent<HTMLElement>) {
      // Else the page would follow the mouse, as some systems do.
      if (event.button === middleButton) event.preventDefault();
      mouse(event, "down");
    },
    onMouseOver: (event: MouseEvent<HTMLElement>) => mouse(event, "over"),
    onMouseUp: (event: MouseEvent<HTMLElement>) => mouse(event, "up"),
    onMouseLeave: () => setChordAt(null),
    onClick(event: MouseEvent<HTMLElement>) {
      const cell = cellOf(event);
      const isKey = event.detail === 0;
      if (isKey && cell !== null) onTap(cell);
      // The finger that has been held or has scrolled comes up: that is no second press.
      if (!isKey && !isDone.current) mouse(event, "click");
      isDone.current = false;
    },
    onContextMenu(event: MouseEvent<HTMLElement>) {
      const cell = cellOf(event);
      if (cell === null) return;
      event.preventDefault();
      // Some phones call this when a finger is held, which has been dealt with.
      if (finger.current !== null) return;
      if (event.button === rightButton) mouse(event, "menu");
      else onRightClick(cell); // by a key, or in the way of a Mac with one button
    },
  };
  return { handlers, chordAt };
}

function cellOf({ target }: SyntheticEvent): number | null {
  const button = target instanceof Element ? target.closest("button") : null;
  const cell = button?.dataset["cell"];
  return cell === undefined ? null : Number(cell);
}
