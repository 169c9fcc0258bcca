import { useEffect, useRef, type PointerEvent, type RefObject } from "react";
import { width } from "../logic.ts";

interface Options {
  board: RefObject<HTMLElement | null>;
  /** Where the middle of the paddle is now. */
  where: () => number;
  onAim: (x: number) => void;
  onServe: () => void;
}

/** A movement shorter than this is a shaky tap. */
const tapPx = 10;

interface Drag {
  pointerId: number;
  fromPx: number;
  paddle: number;
  isTap: boolean;
}

/**
 * The paddle by mouse or finger, as handlers to spread over the board. It follows the mouse itself,
 * beside the board, too; a finger drags it from wherever it is put down, and so does not hide it.
 */
export function useAim({ board, where, onAim, onServe }: Options) {
  const drag = useRef<Drag>(null);
  const end = () => {
    drag.current = null;
  };
  useEffect(() => {
    const followMouse = ({ pointerType, clientX }: globalThis.PointerEvent) => {
      if (pointerType !== "mouse" || board.current === null) return;
      const { left, width: widthPx } = board.current.getBoundingClientRect();
      onAim(((clientX - left) / widthPx - 0.5) * width);
    };
    globalThis.addEventListener("pointermove", followMouse);
    return () => globalThis.removeEventListener("pointermove", followMouse);
  });

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !event.isPrimary) return;
      if (event.pointerType === "mouse") return onServe();
      event.currentTarget.setPointerCapture(event.pointerId);
      const { pointerId, clientX: fromPx } = event;
      drag.current = { pointerId, fromPx, paddle: where(), isTap: true };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (drag.current?.pointerId !== event.pointerId) return;
      const byPx = event.clientX - drag.current.fromPx;
      if (Math.abs(byPx) > tapPx) drag.current.isTap = false;
      onAim(drag.current.paddle + (byPx / event.currentTarget.clientWidth) * width);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const isTap = drag.current?.pointerId === event.pointerId && drag.current.isTap;
      end();
      if (isTap) onServe();
    },
    onPointerCancel: end,
  };
}
