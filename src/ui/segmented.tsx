import { useId } from "react";

interface Props<Value extends string> {
  /** What is chosen: "Indent". */
  label: string;
  options: readonly (readonly [value: Value, label: string])[];
  value: Value;
  onChange: (value: Value) => void;
  hideLabel?: boolean;
  /** Small enough for the bar of a pane; large enough for a thumb. */
  size?: "small" | "normal" | "large";
}

const sizes = {
  small: "min-h-7 px-2.5 pointer-coarse:min-h-9",
  normal: "min-h-9 px-3",
  large: "min-h-11 px-3",
};

/** One of a few, all visible: a radio group in a row. */
export function Segmented<Value extends string>(props: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-2 text-sm">
      <legend className={props.hideLabel ? "sr-only" : "float-left pe-1 text-soft"}>
        {props.label}
      </legend>
      <div className="flex flex-wrap rounded-md border border-edge bg-raised p-0.5">
        {props.options.map(([value, label]) => (
          <label
            key={value}
            className={`flex items-center rounded-sm font-medium text-soft transition-colors select-none hover:text-ink has-checked:bg-accent has-checked:text-accent-ink forced-colors:has-checked:underline has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${sizes[props.size ?? "normal"]}`}
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={value}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
