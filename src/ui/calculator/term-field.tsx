import { useState } from "react";
import type { NumberField } from "#domain/number-field.ts";
import { countedIn, inMonths, monthsIn, type Term } from "#domain/term.ts";
import { Segmented } from "../segmented.tsx";
import { SliderField } from "./slider-field.tsx";

interface Props {
  field: NumberField; // in years
  term: Term;
  onChange: (term: Term) => void;
}

/** How long: in years or in months, as the visitor counts. */
export function TermField({ field, term, onChange }: Props) {
  const [hint, setHint] = useState("");
  const isMonths = term.termIn === "months";
  const change = (next: Term, words: string) => {
    setHint(words);
    onChange(next);
  };
  return (
    <div className="flex min-w-0 flex-col">
      <SliderField
        key={term.termIn}
        field={isMonths ? inMonths(field) : field}
        value={isMonths ? monthsIn(term.years) : term.years}
        onChange={(value) => change({ ...term, years: isMonths ? value / 12 : value }, "")}
      />
      <div className="mt-2 flex flex-wrap items-center gap-x-3 no-print">
        <Segmented
          label={`${field.label} in`}
          hideLabel
          size="small"
          options={[
            ["years", "Years"],
            ["months", "Months"],
          ]}
          value={term.termIn}
          onChange={(termIn) => {
            const counted = countedIn(term.years, termIn);
            change(counted.term, counted.words);
          }}
        />
        <p role="status" className="text-xs font-medium text-warn">
          {hint}
        </p>
      </div>
    </div>
  );
}
