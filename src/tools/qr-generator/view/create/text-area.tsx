import { useId } from "react";

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** A few lines of text with a label. */
export function TextArea({ label, value, onChange }: Props) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1 text-sm">
      <label htmlFor={id} className="text-soft">
        {label}
      </label>
      <textarea
        id={id}
        rows={3}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
        className="w-full min-w-0 resize-y rounded-md border border-edge bg-raised px-3 py-2 text-ink"
      />
    </div>
  );
}
