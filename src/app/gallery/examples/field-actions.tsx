import { useState } from "react";
import { FieldActions } from "#ui/field-actions.tsx";

export default function FieldActionsExample() {
  const [text, setText] = useState("1700000000");
  return (
    <div className="flex flex-col gap-2">
      <output>{text}</output>
      <FieldActions text={text} onText={setText} onSample={() => setText("0")} />
    </div>
  );
}
