import { useRef, type CSSProperties, type KeyboardEvent, type RefObject } from "react";
import {
  movedTo,
  shareOf,
  spokenField,
  stepBy,
  stepHolding,
  type NumberField,
} from "#domain/number-field.ts";
import { keySteps } from "./slider-keys.ts";
import styles from "./slider.module.css";
import { useDragOnScale } from "./use-drag-on-scale.ts";

interface Props {
  field: NumberField;
  value: number;
  onChange: (value: number) => void;
}

/**
 * A native range from the field's minimum to its maximum, so that a screen reader hears real values.
 * On a log scale it lies unseen under a track of ours, since a native one knows only even scales.
 */
export function Slider({ field, value, onChange }: Props) {
  const range = useRef<HTMLInputElement>(null);
  const isLog = field.scale === "log";

  const move = (event: KeyboardEvent) => {
    const steps = keySteps[event.key];
    if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    // The native keys know no step of ten, and would get lost between typed values and steps.
    event.preventDefault();
    onChange(stepBy(field, value, steps));
  };

  return (
    <div
      className="relative no-print"
      style={{ "--filled": shareOf(field, value) } as CSSProperties}
    >
      <input
        ref={range}
        type="range"
        aria-label={field.label}
        aria-valuetext={spokenField(field, value)}
        min={field.min}
        max={field.max}
        step={stepHolding(field, value)}
        value={value}
        onChange={(event) => onChange(movedTo(field, value, event.currentTarget.valueAsNumber))}
        onKeyDown={move}
        className={isLog ? styles["unseen"] : styles["slider"]}
      />
      {isLog && <Scale field={field} range={range} onChange={onChange} />}
    </div>
  );
}

interface ScaleProps extends Omit<Props, "value"> {
  range: RefObject<HTMLInputElement | null>;
}

/** For eye and hand: each decade has the same length. */
function Scale({ field, range, onChange }: ScaleProps) {
  const rail = useRef<HTMLDivElement>(null);
  const drag = useDragOnScale(field, rail, onChange);
  return (
    <div
      {...drag}
      role="presentation"
      onMouseDown={(event) => {
        event.preventDefault();
        range.current?.focus({ preventScroll: true });
      }}
      className={styles["scale"]}
    >
      <div ref={rail} className={styles["rail"]}>
        <div className={styles["thumb"]} />
      </div>
    </div>
  );
}
