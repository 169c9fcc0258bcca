import { useState } from "react";
import { emptyText, type TextSource } from "#domain/text-source.ts";
import { OptionsRow } from "#ui/options-row.tsx";
import { OutputPane } from "#ui/text/output-pane.tsx";
import { Panes } from "#ui/text/panes.tsx";
import { Switch } from "#ui/switch.tsx";
import { TextPane } from "#ui/text/text-pane.tsx";
import { Part, Wide } from "./part.tsx";

/** Text in, text out. */
export function TextParts() {
  const [source, setSource] = useState<TextSource>(emptyText);
  const [isLoud, setIsLoud] = useState(true);
  const typed = source.kind === "small" ? source.text : source.head;
  const text = isLoud ? typed.toUpperCase() : typed;
  return (
    <Part file="options-row.tsx, panes.tsx, text-pane.tsx, output-pane.tsx, drop-zone.tsx">
      <Wide>
        <OptionsRow label="Sample">
          <Switch label="Loud" checked={isLoud} onChange={setIsLoud} />
        </OptionsRow>
      </Wide>
      <Wide>
        <Panes>
          <TextPane
            label="Input"
            source={source}
            onChange={setSource}
            placeholder="Type or paste"
            sample="Some text"
          />
          <OutputPane
            label="Output"
            result={
              text === ""
                ? null
                : { head: text, whole: true, bytes: text.length, lines: text.split("\n").length }
            }
            readAll={async () => new Blob([text])}
            fileName="loud.txt"
          />
        </Panes>
      </Wide>
    </Part>
  );
}
