import type { InputEvent, KeyboardEvent, Ref } from "react";
import type { Action, State } from "../logic.ts";
import { Passage } from "./passage.tsx";

interface Props {
  ref: Ref<HTMLTextAreaElement>;
  state: State;
  paceWpm: number;
  onSend: (action: Action) => void;
  onStart: () => void;
}

/**
 * Where the passage is typed: over the passage itself. The field is a real one, so that every
 * keyboard, every way of composing and every screen reader works; only its letters are not seen.
 */
export function TypingField({ ref, state, paceWpm, onSend, onStart }: Props) {
  const { phase, typed, passage } = state;
  const type = (event: InputEvent<HTMLTextAreaElement>) => {
    const { value } = event.currentTarget;
    // Any key begins; it was pressed before there was something to type, and does not count.
    if (phase === "idle") onStart();
    else if (isPasted(event)) onSend({ type: "pasted" });
    else onSend({ type: "input", text: value, at: event.timeStamp });
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && phase !== "idle") {
      event.preventDefault();
      onStart();
    } else if (event.key.length === 1 || event.key === "Backspace") toEnd(event.currentTarget);
  };
  return (
    <div className="relative rounded-lg border border-edge bg-raised p-4 compact:p-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      {passage === "" ? (
        <p className="h-30 text-soft">
          Press Start Test or any key, then type what appears here. The clock starts with your first
          key.
        </p>
      ) : (
        // Another test is another text: its carets do not glide over from the last one.
        <Passage key={passage} state={state} paceWpm={paceWpm} />
      )}
      <textarea
        ref={ref}
        aria-label="Type the passage here"
        aria-readonly={phase === "complete"}
        value={typed}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        translate="no"
        onInput={type}
        onChange={() => undefined}
        onKeyDown={press}
        onClick={(event) => toEnd(event.currentTarget)}
        onBlur={(event) => onSend({ type: "leave", at: event.timeStamp })}
        className={`absolute inset-0 size-full scroll-mt-10 resize-none overflow-hidden rounded-lg bg-transparent p-4 text-xl text-transparent caret-transparent outline-none selection:bg-transparent forced-colors:opacity-0 ${phase === "complete" ? "pointer-events-none" : ""}`}
      />
    </div>
  );
}

/** What is typed comes after what was typed; the place in the middle where someone clicked is unseen. */
function toEnd(field: HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = field;
  if (selectionStart === selectionEnd) field.setSelectionRange(value.length, value.length);
}

/** What comes in one go, without its keys being typed. */
const isPasted = ({ nativeEvent }: InputEvent<HTMLTextAreaElement>): boolean =>
  /^insertFrom(Paste|Drop|Yank)/.test(nativeEvent.inputType);
