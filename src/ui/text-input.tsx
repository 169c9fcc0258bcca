import { useId } from "react";
import { useSettled } from "./use-settled.ts";

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
  placeholder?: string;
  /** What is wrong with it, or what it is for. */
  hint?: string;
  invalid?: boolean;
  /** What is wrong, where the page says it elsewhere. */
  problem?: string | undefined;
  maxLength?: number;
  /** Letters of one width, for codes. */
  mono?: boolean;
}

/** One line of text with a label. Browsers must not correct, complete or keep it. */
export function TextInput(props: Props) {
  const { label, value, onChange, placeholder, hint = "", invalid = false, maxLength } = props;
  const { problem } = props;
  const id = useId();
  // What is wrong would be said again with every key, while the visitor has not finished.
  const settled = useSettled(hint);
  const described = [
    ...(hint === "" ? [] : [`${id}-hint`]),
    ...(problem === undefined ? [] : [`${id}-problem`]),
  ];
  return (
    <div className="flex min-w-0 flex-col gap-1 text-sm">
      <label htmlFor={id} className="text-soft">
        {label}
      </label>
      <input
        id={id}
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        onChange={(event) => onChange(event.currentTarget.value)}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        dir="auto"
        aria-invalid={invalid}
        aria-describedby={described.length > 0 ? described.join(" ") : undefined}
        className={`h-11 w-full min-w-0 rounded-md border bg-raised px-3 text-ink ${invalid ? "border-bad" : "border-edge"} ${props.mono ? "font-mono" : ""}`}
      />
      {problem !== undefined && (
        <p id={`${id}-problem`} className="sr-only">
          {problem}
        </p>
      )}
      <p
        id={`${id}-hint`}
        aria-live="polite"
        className={`text-xs wrap-anywhere empty:hidden ${invalid ? "font-medium text-bad" : "text-soft"}`}
      >
        {invalid && settled !== hint ? "" : hint}
      </p>
    </div>
  );
}
