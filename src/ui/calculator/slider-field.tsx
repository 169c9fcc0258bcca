import { useId } from "react";
import { shortField, unitWord, type NumberField } from "#domain/number-field.ts";
import { inLakhAndCrore } from "#domain/money.ts";
import { Slider } from "./slider.tsx";
import { useTypedField } from "./use-typed-field.ts";

interface Props {
  field: NumberField;
  value: number;
  onChange: (value: number) => void;
}

/** A number set by slider, by keys or by typing; the range and what it means are always in sight. */
export function SliderField({ field, value, onChange }: Props) {
  const id = useId();
  const typed = useTypedField(field, value, onChange);
  const isMoney = field.unit === "rupees";
  const after = unitWord(field, value);
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
      <Slider
        field={field}
        value={value}
        onChange={(next) => {
          typed.forget();
          onChange(next);
        }}
      />
      <div className="figures flex justify-between gap-2 text-xs text-soft no-print">
        <span>{shortField(field, field.min)}</span>
        <span>{shortField(field, field.max)}</span>
      </div>
      <p
        id={`${id}-hint`}
        aria-live="polite"
        className={`figures text-xs font-medium wrap-anywhere no-print ${typed.hint.isChange ? "text-warn" : "text-soft"}`}
      >
        {typed.hint.words}
      </p>
    </div>
  );
}
