import { useRef, useState } from "react";
import { padLabels } from "#ui/calculator/key-labels.tsx";
import { Keypad } from "#ui/calculator/keypad.tsx";
import { Panel } from "#ui/panel.tsx";
import { Columns } from "../../arrange.tsx";

type Key = keyof typeof padLabels;
const rows: readonly (readonly Key[])[] = [
  ["C", "±", "%", "÷"],
  ["7", "8", "9", "×"],
  ["4", "5", "6", "-"],
  ["1", "2", "3", "+"],
  ["0", ".", "="],
];
const lowRows: typeof rows = [
  ["7", "8", "9", "⌫", "C"],
  ["4", "5", "6", "×", "÷"],
  ["1", "2", "3", "+", "-"],
  ["0", ".", "±", "%", "="],
];
const fewRows: typeof rows = [
  ["C", "±", "%"],
  ["÷", "×", "-"],
];

export default function KeypadExample() {
  const home = useRef<HTMLParagraphElement>(null);
  const [last, setLast] = useState<Key>("+");
  const keys = { faces: padLabels, home, onPress: setLast };
  return (
    <Columns>
      <Panel title="Four columns">
        <Keypad
          {...keys}
          label="Four columns"
          rows={rows}
          columns={4}
          wide={["0"]}
          pressed="7"
          pending="+"
        />
      </Panel>
      <Panel title="Five columns">
        <Keypad {...keys} label="Five columns" rows={lowRows} columns={5} pressed={null} />
      </Panel>
      <Panel title="Three columns">
        <Keypad {...keys} label="Three columns" rows={fewRows} columns={3} pressed={null} />
      </Panel>
      <p ref={home} tabIndex={-1} className="text-sm text-soft">
        Last pressed: {padLabels[last].name}
      </p>
    </Columns>
  );
}
