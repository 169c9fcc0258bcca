import type { InputEvent, Ref } from "react";
import type { Action, State } from "../logic.ts";

interface Props {
  ref: Ref<HTMLTextAreaElement>;
  state: State;
  onSend: (action: Action) => void;
}

/** Where the passage is typed. A real field, so that every keyboard and every way of composing works. */
export function TypingField({ ref, state: { phase, typed, kind }, onSend }: Props) {
  const type = (event: InputEvent<HTMLTextAreaElement>) => {
    const { value } = event.currentTarget;
    if (isPasted(event)) onSend({ type: "pasted" });
    else onSend({ type: "input", text: value, at: event.timeStamp });
  };
  return (
    <textarea
      ref={ref}
      aria-label="Type the passage here"
      placeholder={phase === "typing" ? "Type here" : ""}
      value={typed}
      readOnly={phase !== "typing"}
      rows={4}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      translate="no"
      onInput={type}
      onChange={() => undefined}
      onBlur={(event) => onSend({ type: "leave", at: event.timeStamp })}
      className={`w-full resize-none rounded-lg border border-edge bg-surface p-4 text-lg leading-8 ${kind === "code" ? "font-mono" : ""}`}
    />
  );
}

/** What comes in one go, without its keys being typed. */
const isPasted = ({ nativeEvent }: InputEvent<HTMLTextAreaElement>): boolean =>
  /^insert(FromPaste|FromDrop|ReplacementText|FromYank)$/.test(nativeEvent.inputType);
