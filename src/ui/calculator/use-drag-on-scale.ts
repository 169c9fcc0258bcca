import { useRef, type PointerEvent, type RefObject } from "react";
import { stopAt, type NumberField } from "#domain/number-field.ts";

/** Moves a value with mouse, pen or finger along a rail, from stop to stop of the field. */
export function useDragOnScale(
  field: NumberField,
  rail: RefObject<HTMLElement | null>,
  onChange: (value: number) => void,
) {
  /** Where a finger came down, until it is plain that it does not scroll the page. */
  const touched = useRef<{ x: number; y: number } | null>(null);

  const place = ({ clientX }: PointerEvent) => {
    if (rail.current === null) return;
    const { left, width } = rail.current.getBoundingClientRect();
    onChange(stopAt(field, (clientX - left) / width));
  };

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      if (event.pointerType === "touch") touched.current = { x: event.clientX, y: event.clientY };
      else place(event);
    },
    onPointerMove(event: PointerEvent) {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      if (touched.current !== null) {
        const { x, y } = touched.current;
        if (Math.abs(event.clientX - x) <= Math.abs(event.clientY - y)) return;
        touched.current = null;
      }
      place(event);
    },
    onPointerUp(event: PointerEvent) {
      if (touched.current !== null) place(event); // a tap
      touched.current = null;
    },
    onPointerCancel() {
      touched.current = null;
    },
  };
}
