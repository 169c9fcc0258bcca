import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { watchWidth } from "#browser/element-width.ts";
import { stepBy } from "#domain/number-field.ts";
import { keySteps } from "#ui/calculator/slider-keys.ts";
import { placeAt, pointOf, stopField, withStop, type Gradient } from "../logic.ts";
import style from "./preview.module.css";

interface Props {
  gradient: Gradient;
  onChange: (gradient: Gradient) => void;
}

/** The stops on the gradient itself, to be dragged or moved by keys. */
export function StopHandles({ gradient, onChange }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    return watchWidth(element, (width) => setSize({ width, height: element.clientHeight }));
  }, []);

  const move = (index: number, at: number) => onChange(withStop(gradient, index, { at }));
  const drag = (index: number, at: number, event: PointerEvent) => {
    const box = area.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const point = { x: event.clientX - box.left, y: event.clientY - box.top };
    move(index, placeAt(gradient, point, box, at));
  };
  const press = (index: number, at: number, event: KeyboardEvent) => {
    const steps = keySteps[event.key];
    if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(index, stepBy(stopField, at, steps));
  };

  return (
    <div ref={area} className={style["handles"]}>
      {size.width > 0 &&
        gradient.stops.map(({ color, at }, index) => {
          const { x, y } = pointOf(gradient, at, size);
          return (
            <div
              // oxlint-disable-next-line react/no-array-index-key -- a stop is its place in the list
              key={index}
              role="slider"
              tabIndex={0}
              aria-label={`Color ${index + 1} on the preview`}
              aria-valuemin={stopField.min}
              aria-valuemax={stopField.max}
              aria-valuenow={at}
              aria-valuetext={`${at} percent`}
              className={style["handle"]}
              style={{ left: x, top: y, color: color.slice(0, 7) }}
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={(event) => drag(index, at, event)}
              onKeyDown={(event) => press(index, at, event)}
            />
          );
        })}
    </div>
  );
}
