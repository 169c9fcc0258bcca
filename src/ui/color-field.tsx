import { useId, useState } from "react";

interface Props {
  label: string;
  value: string; // "#3B82F6", with `hasAlpha` also "#3B82F680"
  /** It may be transparent: eight digits are taken, and the picker leaves the last two alone. */
  hasAlpha?: boolean;
  onChange: (color: string) => void;
}

const opaque = /^#[\da-f]{6}$/i;
const anyAlpha = /^#[\da-f]{6}(?:[\da-f]{2})?$/i;

/** A color, chosen in the browser's own picker or typed as # and six digits. */
export function ColorField({ label, value, hasAlpha = false, onChange }: Props) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const isColor = (text: string) => (hasAlpha ? anyAlpha : opaque).test(text);
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
          value={value.slice(0, 7).toLowerCase()}
          onChange={(event) => {
            setDraft(null);
            onChange(event.currentTarget.value.toUpperCase() + value.slice(7));
          }}
          className="h-10 w-12 shrink-0 cursor-pointer rounded-md border border-edge bg-raised p-1"
        />
        <input
          id={id}
          value={draft ?? value}
          // Room for two digits too many: cut off, they would go without a word.
          maxLength={9}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isWrong}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => setDraft(null)}
          className="figures min-h-10 w-28 min-w-0 rounded-md border border-edge bg-raised px-2 font-mono aria-invalid:border-bad"
        />
      </span>
    </div>
  );
}
