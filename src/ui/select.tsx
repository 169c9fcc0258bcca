import { useId } from "react";

interface Props<Value extends string> {
  label: string;
  options: readonly (readonly [value: Value, label: string])[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of many: the browser's own list, which every phone knows how to show. */
export function Select<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  const id = useId();
  return (
    <div className="flex max-w-full items-center gap-2 text-sm">
      <label htmlFor={id} className="text-soft">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value as Value)}
        className="min-h-10 min-w-0 rounded-md border border-edge bg-raised px-2 font-medium text-ink"
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
