import { useState } from "react";
import { TextField } from "#ui/text/text-field.tsx";
import { Columns } from "../../arrange.tsx";

const json = '{\n  "city": "Köln"\n  "open": true\n}';
const frame = "h-36 overflow-hidden rounded-lg border border-edge bg-raised";

export default function TextFieldExample() {
  const [text, setText] = useState("");
  return (
    <Columns>
      <div className={frame}>
        <TextField label="Notes" placeholder="Type here" text={text} onChange={setText} />
      </div>
      <div className={frame}>
        <TextField
          label="JSON with an error"
          readOnly
          text={json}
          language="json"
          mark={{ line: 3, column: 3 }}
        />
      </div>
      <div className={frame}>
        <TextField
          label="Text with hits"
          readOnly
          text="2026-11-15 and 2026-11-16"
          highlights={[
            { from: 0, to: 10, look: "chosen-hit" },
            { from: 15, to: 25, look: "hit" },
          ]}
        />
      </div>
    </Columns>
  );
}
