import { useState, type ChangeEvent, type KeyboardEvent } from "react";
import type { NumberField } from "#domain/number-field.ts";
import { readTyped } from "#domain/number-field-typed.ts";
import { formatNumber } from "#domain/money.ts";

/** What is being typed, and the value that counts while that means none. */
interface Draft {
  text: string;
  before: number;
}

/** What to say about the last thing typed, and whether it could not stay as it was. */
interface Hint {
  words: string;
  isChange: boolean;
}

const nothingToSay: Hint = { words: "", isChange: false };

/**
 * The typed side of a field. What is typed counts at once while the field can hold it; on Enter or
 * on leaving, the nearest value that it can hold is written out. A hint says what was understood.
 */
export function useTypedField(
  field: NumberField,
  value: number,
  onChange: (value: number) => void,
) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [hint, setHint] = useState(nothingToSay);

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value;
    const before = draft?.before ?? value;
    const typed = readTyped(field, text);
    setDraft({ text, before });
    setHint(typed.isAsTyped ? { words: typed.words, isChange: false } : nothingToSay);
    // "18" counts as 18 years; once it is "18 m", nothing must be left of that.
    onChange(typed.isAsTyped && typed.value !== null ? typed.value : before);
  };

  const settle = () => {
    if (draft === null) return;
    const typed = readTyped(field, draft.text);
    setDraft(null);
    setHint({ words: typed.words, isChange: !typed.isAsTyped });
    onChange(typed.value ?? draft.before);
  };

  return {
    hint,
    /** The slider has moved: what was typed no longer counts. */
    forget() {
      setDraft(null);
      setHint(nothingToSay);
    },
    input: {
      value: draft?.text ?? formatNumber(value),
      onChange: type,
      onBlur: settle,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === "Enter") settle();
      },
    },
  };
}
