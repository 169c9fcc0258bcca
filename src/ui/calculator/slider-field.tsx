import { useId, type CSSProperties, type KeyboardEvent } from "react";
import {
  nearestStop,
  shortField,
  spokenField,
  stepBy,
  stopsOf,
  unitWord,
  type NumberField,
} from "#domain/number-field.ts";
import { inLakhAndCrore } from "#domain/money.ts";
import styles from "./slider-field.module.css";
import { useTypedField } from "./use-typed-field.ts";

interface Props {
  field: NumberField;
  value: number;
  onChange: (value: number) => void;
}

/** How many of the field's own steps a key moves. Home and End go to the ends. */
const keySteps: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** A number set by slider, by keys or by typing; the range and what it means are always in sight. */
export function SliderField({ field, value, onChange }: Props) {
  const id = useId();
  const typed = useTypedField(field, value, onChange);
  const isMoney = field.unit === "rupees";
  const after = unitWord(field, value);
  const stops = stopsOf(field);
  const stop = nearestStop(stops, value);

  const set = (next: number) => {
    typed.forget();
    onChange(next);
  };
  const move = (event: KeyboardEvent) => {
    const steps = keySteps[event.key];
    if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    // The slider's own keys would move by one stop, which on a log scale is more than one step.
    event.preventDefault();
    set(stepBy(field, value, steps));
  };

  return (
    <div className="flex min-w-0 flex-col">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="flex flex-col">
          <label htmlFor={id} className="text-sm font-medium">
            {field.label}
          </label>
          {isMoney && (
            <span aria-hidden className="figures min-h-4 text-xs text-soft">
              {inLakhAndCrore(value)}
            </span>
          )}
        </span>
        <span className="flex max-w-full items-center gap-1 rounded-md border border-edge bg-surface px-2.5 text-base font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus print:border-0">
          {isMoney && <span className="text-soft">₹</span>}
          <input
            {...typed.input}
            id={id}
            inputMode={isMoney ? "text" : "decimal"}
            autoComplete="off"
            spellCheck={false}
            aria-describedby={`${id}-hint`}
            className={`figures min-h-11 min-w-0 bg-transparent text-end focus-visible:outline-none ${isMoney ? "w-28" : "w-14"}`}
          />
          {after && <span className="font-normal text-soft">{after}</span>}
        </span>
      </div>
      <input
        type="range"
        aria-label={field.label}
        aria-valuetext={spokenField(field, value)}
        min={0}
        max={stops.length - 1}
        step={1}
        value={stop}
        onChange={(event) => set(stops[event.currentTarget.valueAsNumber] ?? value)}
        onKeyDown={move}
        className={`${styles["slider"]} no-print`}
        style={{ "--filled": stop / (stops.length - 1) } as CSSProperties}
      />
      <div className="figures flex items-baseline justify-between gap-2 text-xs text-soft no-print">
        <span>{shortField(field, field.min)}</span>
        <span id={`${id}-hint`} aria-live="polite" className="font-medium text-warn">
          {typed.hint}
        </span>
        <span>{shortField(field, field.max)}</span>
      </div>
    </div>
  );
}
