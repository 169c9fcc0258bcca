import { useRef, type PointerEvent } from "react";
import { columns, conclude, follow, joined, type Gesture, type Touch } from "../logic.ts";

/** Plays with one finger on the board, or a tap with two, as handlers to spread over it. */
export function useGestures(onGesture: (gesture: Gesture) => void) {
  const touch = useRef<Touch & { pointerId: number }>(null);
  const end = () => {
    touch.current = null;
  };

  const join = () => {
    const gesture = touch.current === null ? null : joined(touch.current);
    end();
    if (gesture !== null) onGesture(gesture);
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary) return join();
      if (event.button !== 0) return end();
      event.currentTarget.setPointerCapture(event.pointerId);
      const { pointerId } = event;
      touch.current = { ...pointOf(event), pointerId, axis: null, cells: 0 };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (touch.current?.pointerId !== event.pointerId) return;
      const cellPx = event.currentTarget.clientWidth / columns;
      const followed = follow(touch.current, pointOf(event), cellPx);
      touch.current = { ...followed.touch, pointerId: event.pointerId };
      if (followed.gesture !== null) onGesture(followed.gesture);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (touch.current?.pointerId !== event.pointerId) return;
      const gesture = conclude(touch.current, pointOf(event));
      end();
      if (gesture !== null) onGesture(gesture);
    },
    onPointerCancel: end,
  };
}

const pointOf = ({ clientX: x, clientY: y, timeStamp: at }: PointerEvent) => ({ x, y, at });
