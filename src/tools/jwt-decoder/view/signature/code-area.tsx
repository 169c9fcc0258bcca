import { useId } from "react";

interface Props {
  label: string;
  rows: number;
  value: string;
  onChange: (text: string) => void;
  placeholder?: string;
}

/** A few lines of JSON or of a key. Browsers must not correct, complete or keep them. */
export function CodeArea({ label, rows, value, onChange, placeholder }: Props) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2 text-sm">
      <label htmlFor={id} className="text-soft">
        {label}
      </label>
      <textarea
        id={id}
        rows={rows}
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.currentTarget.value)}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        dir="auto"
        className="w-full resize-y rounded-md border border-edge bg-raised p-2 font-mono wrap-anywhere pointer-coarse:text-base"
      />
    </div>
  );
}
