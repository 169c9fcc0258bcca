import { useId, useState } from "react";

interface Props {
  label: string;
  value: string; // "#3B82F6"
  onChange: (color: string) => void;
}

const isColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

/** A color, chosen in the browser's own picker or typed as # and six digits. */
export function ColorField({ label, value, onChange }: Props) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const type = (text: string) => {
    setDraft(text);
    if (isColor(text)) onChange(text.toUpperCase());
  };
  const isWrong = draft !== null && !isColor(draft);
  return (
    <div className="flex min-w-0 flex-col gap-1 text-sm">
      <label htmlFor={id} className="text-soft">
        {label}
      </label>
      <span className="flex items-center gap-2">
        <input
          type="color"
          aria-label={`${label}, picker`}
          value={value.toLowerCase()}
          onChange={(event) => {
            setDraft(null);
            onChange(event.currentTarget.value.toUpperCase());
          }}
          className="h-10 w-12 shrink-0 cursor-pointer rounded-md border border-edge bg-raised p-1"
        />
        <input
          id={id}
          value={draft ?? value}
          maxLength={7}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isWrong}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => setDraft(null)}
          className="figures min-h-10 w-24 min-w-0 rounded-md border border-edge bg-raised px-2 font-mono aria-invalid:border-bad"
        />
      </span>
    </div>
  );
}
