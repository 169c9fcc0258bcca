import { useRef, useState } from "react";
import { storedShape } from "#browser/storage.ts";
import { copyText } from "#domain/decimal.ts";
import {
  pasteInto,
  showOperand,
  shownOperand,
  type Pad,
  type HistoryLine,
} from "#domain/keypad.ts";
import { plainOperand } from "#domain/operand.ts";
import { ok, type Result } from "#domain/result.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { padLabels } from "#ui/calculator/key-labels.tsx";
import { KeyList } from "#ui/key-list.tsx";
import { Keypad } from "#ui/calculator/keypad.tsx";
import { KeypadDisplay } from "#ui/calculator/keypad-display.tsx";
import { Panel } from "#ui/panel.tsx";
import { HistoryList } from "#ui/calculator/history-list.tsx";
import { useCalculatorKeys } from "#ui/calculator/use-calculator-keys.ts";
import { useHandover } from "#ui/use-handover.ts";
import { useKept } from "#ui/use-kept.ts";
import { useStored } from "#ui/use-stored.ts";
import { GstRow } from "./view/gst-row.tsx";
import { functionLegend, keyboardLegend } from "./view/legend.ts";
import {
  applyGst,
  describeGst,
  inRupees,
  press,
  ratesShape,
  rows,
  stateShape,
  type Key,
} from "./logic.ts";

const settings = storedShape("tabkit-basic", ratesShape);

export default function BasicView() {
  const [state, setState] = useKept("state", stateShape);
  const [rates, updateRates] = useStored(settings);
  const [showsGst, setShowsGst] = useState(false);
  const area = useRef<HTMLElement>(null);
  const display = useRef<HTMLDivElement>(null);
  const { pad, split } = state;
  const { value } = shownOperand(pad);

  const onPress = (key: Key) => setState((now) => press(now, key));
  const changePad = (change: (pad: Pad) => Pad) =>
    setState((now) => ({ pad: change(now.pad), split: null }));
  const reuse = (line: HistoryLine) => {
    changePad((now) => showOperand(now, plainOperand(line.value)));
    display.current?.focus({ preventScroll: true });
  };
  const onPaste = (pasted: Result<string>) => changePad((now) => pasteInto(now, pasted));
  useHandover(({ text }) => onPaste(ok(text)));
  const held = useCalculatorKeys({
    area,
    display,
    faces: padLabels,
    onPress,
    onPaste: (text) => onPaste(ok(text)),
    result: copyText(value),
  });

  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[27rem_minmax(0,1fr)] lg:items-start">
      <section
        ref={area}
        aria-label="Calculator"
        className="flex flex-col gap-2.5 rounded-xl border border-line bg-raised p-2.5 shadow-card sm:p-3"
      >
        <div className="z-10 -m-2.5 bg-raised p-2.5 [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-14 sm:-m-3 sm:p-3">
          <KeypadDisplay
            ref={display}
            pad={pad}
            inWords={inRupees(value)}
            notes={split === null ? [] : describeGst(split)}
            lines={showsGst ? 4 : 1}
            onPaste={onPaste}
            onBackspace={() => onPress("⌫")}
          />
        </div>
        <Keypad
          label="Keypad"
          rows={rows}
          faces={padLabels}
          columns={4}
          wide={["0"]}
          pressed={held}
          pending={pad.pending?.operator ?? null}
          home={display}
          onPress={onPress}
        />
        <p className="px-1 text-sm text-soft">Amounts are in Indian Rupees (₹).</p>
        <Disclosure summary="GST: add it or take it out" onToggle={setShowsGst}>
          <GstRow
            rates={rates}
            onApply={(sign, rate) => setState((now) => applyGst(now, sign, rate))}
            onChangeRate={(index, rate) => updateRates((now) => now.with(index, rate))}
          />
        </Disclosure>
      </section>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <HistoryList
            lines={pad.history}
            onReuse={reuse}
            onClear={() => changePad((now) => ({ ...now, history: [] }))}
          />
        </div>
        <Panel title="Functions">
          <KeyList keys={functionLegend} />
        </Panel>
        <Panel title="Keyboard">
          <KeyList keys={keyboardLegend} />
        </Panel>
      </div>
    </div>
  );
}
