import { useId, useState } from "react";

interface Props {
  label: string;
  value: number;
  range: readonly [min: number, max: number];
  unit: string;
  onChange: (value: number) => void;
  hideLabel?: boolean;
}

/** A whole number within a range. What is out of it counts once it is brought back into it. */
export function NumberField(props: Props) {
  const {
    label,
    value,
    range: [min, max],
    unit,
    onChange,
    hideLabel = false,
  } = props;
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const settle = () => {
    const number = Math.round(Number(draft ?? ""));
    setDraft(null);
    if (draft !== null && draft !== "" && Number.isFinite(number)) {
      onChange(Math.min(Math.max(number, min), max));
    }
  };
  return (
    <div className="flex items-center gap-2 text-sm">
      <label htmlFor={id} className={hideLabel ? "sr-only" : "text-soft"}>
        {label}
      </label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={draft ?? value}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setDraft(text);
          const number = Number(text);
          if (text !== "" && Number.isInteger(number) && number >= min && number <= max) {
            onChange(number);
          }
        }}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === "Enter") settle();
        }}
        className="figures h-10 w-24 rounded-md border border-edge bg-raised px-2 text-ink"
      />
      <span className="text-soft">{unit}</span>
    </div>
  );
}
