import { useRef, type PointerEvent } from "react";
import { width } from "../logic.ts";

interface Options {
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
 * The paddle by mouse or finger, as handlers to spread over the board. It follows the mouse itself;
 * a finger drags it from wherever it is put down, and so does not hide it.
 */
export function useAim({ where, onAim, onServe }: Options) {
  const drag = useRef<Drag>(null);
  const end = () => {
    drag.current = null;
  };
  const followMouse = (event: PointerEvent<HTMLElement>) => {
    const { left, width: widthPx } = event.currentTarget.getBoundingClientRect();
    onAim(((event.clientX - left) / widthPx - 0.5) * width);
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !event.isPrimary) return;
      if (event.pointerType === "mouse") return onServe();
      event.currentTarget.setPointerCapture(event.pointerId);
      const { pointerId, clientX: fromPx } = event;
      drag.current = { pointerId, fromPx, paddle: where(), isTap: true };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === "mouse") return followMouse(event);
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
    // A quick mouse is outside before it was seen at the edge.
    onPointerLeave(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === "mouse") followMouse(event);
    },
  };
}
