import { useState, type ChangeEvent, type KeyboardEvent } from "react";
import { clampToField, readTyped, shortField, type NumberField } from "#domain/number-field.ts";
import { formatNumber } from "#domain/money.ts";

/**
 * The typed side of a field. What is typed counts at once while it is allowed; on Enter or on
 * leaving it is clamped, written out, and a hint says so if it had to change.
 */
export function useTypedField(
  field: NumberField,
  value: number,
  onChange: (value: number) => void,
) {
  const [draft, setDraft] = useState<string | null>(null);
  const [hint, setHint] = useState("");

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value;
    setDraft(text);
    setHint("");
    const number = readTyped(field, text);
    if (number !== null && clampToField(field, number) === number) onChange(number);
  };

  const settle = () => {
    if (draft === null) return;
    const number = readTyped(field, draft);
    setDraft(null);
    setHint(number === null ? "Not a number" : hintFor(field, number));
    if (number !== null) onChange(clampToField(field, number));
  };

  return {
    hint,
    /** The slider has moved: what was typed no longer counts. */
    forget() {
      setDraft(null);
      setHint("");
    },
    input: {
      value: draft ?? formatNumber(value),
      onChange: type,
      onBlur: settle,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === "Enter") settle();
      },
    },
  };
}

function hintFor(field: NumberField, typed: number): string {
  if (typed > field.max) return `Highest is ${shortField(field, field.max)}`;
  if (typed < field.min) return `Lowest is ${shortField(field, field.min)}`;
  return clampToField(field, typed) === typed ? "" : "Rounded";
}
