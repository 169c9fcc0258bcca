import { useLayoutEffect, type ReactNode, type RefObject } from "react";
import { copyText } from "#domain/decimal.ts";
import { pasteInto, shownOperand } from "#domain/keypad.ts";
import { ok, type Result } from "#domain/result.ts";
import { Keypad } from "#ui/calculator/keypad.tsx";
import { KeypadDisplay } from "#ui/calculator/keypad-display.tsx";
import { useCalculatorKeys } from "#ui/calculator/use-calculator-keys.ts";
import { faces } from "./keys.ts";
import { press, rows, type Key, type State } from "../logic.ts";
import { MemorySign, Sign } from "./signs.tsx";

interface Props {
  area: RefObject<HTMLElement | null>;
  display: RefObject<HTMLDivElement | null>;
  state: State;
  /** The choice of the mode. */
  controls: ReactNode;
  /** Whether the display takes the focus: after a change of the mode it does, on arrival not. */
  takesFocus: boolean;
  onChange: (change: (state: State) => State) => void;
}

/** Immediate mode: every key acts at once. */
export function Immediate({ area, display, state, controls, takesFocus, onChange }: Props) {
  const { pad, memory } = state;
  const onPress = (key: Key) => onChange((now) => press(now, key));
  const onPaste = (pasted: Result<string>) =>
    onChange((now) => ({ ...now, pad: pasteInto(now.pad, pasted) }));
  const held = useCalculatorKeys({
    area,
    display,
    faces,
    onPress,
    onPaste: (text) => onPaste(ok(text)),
    result: copyText(shownOperand(pad).value),
  });
  useLayoutEffect(() => {
    if (takesFocus) display.current?.focus({ preventScroll: true });
  }, [display, takesFocus]);

  return (
    <>
      <KeypadDisplay
        ref={display}
        pad={pad}
        onPaste={onPaste}
        signs={
          <>
            {controls}
            <Sign>DEG</Sign>
            <MemorySign memory={memory} />
          </>
        }
      />
      <Keypad
        label="Keypad"
        rows={rows}
        faces={faces}
        columns={5}
        wide={["0", "="]}
        pressed={held}
        pending={pad.pending?.operator ?? null}
        home={display}
        onPress={onPress}
      />
    </>
  );
}
