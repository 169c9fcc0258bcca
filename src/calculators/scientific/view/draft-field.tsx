import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from "react";
import { lengthOfLastPiece, type Draft } from "../logic.ts";
import type { Place } from "../logic/lexer.ts";

export type DraftEditor = ReturnType<typeof useDraftEditor>;

/** Writes into the expression where the cursor is, as keys on the page must. */
export function useDraftEditor(draft: Draft, onEdit: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null);

  /** Replaces a part. React keeps the cursor, since the field has the new text before it does. */
  const replace = (input: HTMLInputElement, from: number, to: number, text: string) => {
    const changed = input.value.slice(0, from) + text + input.value.slice(to);
    input.value = changed;
    input.setSelectionRange(from + text.length, from + text.length);
    onEdit(changed);
    input.focus({ preventScroll: true });
  };
  const selection = (input: HTMLInputElement): [number, number] =>
    // After a result the next piece goes on from its end.
    draft.done === null
      ? [input.selectionStart ?? input.value.length, input.selectionEnd ?? input.value.length]
      : [input.value.length, input.value.length];

  return {
    field,
    write: (text: string) => {
      if (field.current !== null) replace(field.current, ...selection(field.current), text);
    },
    erase: () => {
      const input = field.current;
      if (input === null) return;
      const [from, to] = selection(input);
      const length = from === to ? lengthOfLastPiece(input.value.slice(0, from)) : 0;
      replace(input, from - length, to, "");
    },
    moveBy: (step: -1 | 1) => {
      const input = field.current;
      if (input === null) return;
      const at = Math.max(0, (input.selectionStart ?? 0) + step);
      input.focus({ preventScroll: true });
      input.setSelectionRange(at, at);
    },
    select: ({ at, length }: Place) => {
      field.current?.focus({ preventScroll: true });
      field.current?.setSelectionRange(at, at + length);
    },
  };
}

interface Props {
  field: RefObject<HTMLInputElement | null>;
  draft: Draft;
  /** The id of the words that say what is wrong. */
  describedBy?: string;
  /** Whether it takes the focus as soon as it is there, so that no key is lost. */
  takesFocus: boolean;
  onEdit: (text: string) => void;
  onFinish?: () => void;
  onClear?: () => void;
}

/** The field of an expression. Phones show no keyboard for it: the keypad has all there is. */
export function DraftField(props: Props) {
  const { field, draft, describedBy, takesFocus, onEdit, onFinish, onClear } = props;
  useLayoutEffect(() => {
    if (!takesFocus || field.current === null) return;
    field.current.focus({ preventScroll: true });
    field.current.setSelectionRange(field.current.value.length, field.current.value.length);
  }, [field, takesFocus]);

  const onKeyDown = (event: KeyboardEvent) => {
    const act = { Enter: onFinish, "=": onFinish, Escape: onClear }[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return (
    <input
      ref={field}
      type="text"
      inputMode="none"
      aria-label="Expression"
      aria-invalid={draft.failure !== null}
      aria-describedby={describedBy}
      placeholder="2(3 + 4)"
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      value={draft.text}
      onChange={(event) => onEdit(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      className="figures mt-1.5 h-10 w-full min-w-0 rounded-sm bg-transparent text-xl text-ink"
    />
  );
}
