import { useState } from "react";
import { emptyText, type TextSource } from "#domain/text-source.ts";
import { TextPane } from "#ui/text/text-pane.tsx";
import { Columns } from "../../arrange.tsx";

const json = '{\n  "city": "Köln"\n  "open": true\n}';
const broken: TextSource = { kind: "small", text: json, name: "cities.json" };

export default function TextPaneExample() {
  const [source, setSource] = useState<TextSource>(emptyText);
  const [file, setFile] = useState<TextSource>(broken);
  return (
    <Columns>
      <TextPane
        short
        label="Empty"
        placeholder="Type or paste text here, or drop a file"
        sample="Köln am Rhein"
        source={source}
        onChange={setSource}
      />
      <TextPane
        short
        label="With an error"
        placeholder=""
        language="json"
        source={file}
        onChange={setFile}
        mark={file === broken ? { line: 3, column: 3, byteOffset: 22 } : null}
      />
    </Columns>
  );
}
