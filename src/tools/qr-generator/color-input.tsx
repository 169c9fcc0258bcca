import { useId } from "react";
import { isColor, type Color } from "./color.ts";

interface Props {
  label: string;
  value: Color;
  onChange: (color: Color) => void;
}

/** A color by the browser's own picker, with its value beside it. */
export function ColorInput({ label, value, onChange }: Props) {
  const id = useId();
  return (
    <div className="flex items-center gap-2 text-sm">
      <label htmlFor={id} className="text-soft">
        {label}
      </label>
      <input
        id={id}
        type="color"
        value={value}
        onChange={({ currentTarget }) => {
          const color = currentTarget.value.toLowerCase();
          if (isColor(color)) onChange(color);
        }}
        className="h-10 w-12 rounded-md border border-edge bg-raised p-1"
      />
      <span className="font-mono text-xs">{value}</span>
    </div>
  );
}
