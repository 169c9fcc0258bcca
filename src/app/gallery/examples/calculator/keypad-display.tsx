import { useRef, useState } from "react";
import { freshPad, pasteInto, pressPad, type PadKey } from "#domain/keypad.ts";
import { KeypadDisplay } from "#ui/calculator/keypad-display.tsx";
import { Stack } from "../../arrange.tsx";

const keys: readonly PadKey[] = ["1", "0", "÷", "3", "="];
const finished = keys.reduce(pressPad, freshPad);

export default function KeypadDisplayExample() {
  const display = useRef<HTMLDivElement>(null);
  const [pad, setPad] = useState(finished);
  return (
    <Stack>
      <KeypadDisplay
        ref={display}
        pad={pad}
        signs={<span className="px-2">DEG</span>}
        onPaste={(pasted) => setPad((now) => pasteInto(now, pasted))}
        onBackspace={() => setPad((now) => pressPad(now, "⌫"))}
      />
    </Stack>
  );
}
