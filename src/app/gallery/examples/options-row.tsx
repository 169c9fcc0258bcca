import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { OptionsRow } from "#ui/options-row.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Switch } from "#ui/switch.tsx";

const indents = [
  ["2", "2 spaces"],
  ["4", "4 spaces"],
  ["tab", "Tab"],
] as const;

export default function OptionsRowExample() {
  const [indent, setIndent] = useState<(typeof indents)[number][0]>("2");
  const [isSorted, setIsSorted] = useState(true);
  return (
    <OptionsRow label="Formatting">
      <Segmented label="Indent" options={indents} value={indent} onChange={setIndent} />
      <Switch label="Sort keys" checked={isSorted} onChange={setIsSorted} />
      <Button look="primary">Format</Button>
    </OptionsRow>
  );
}
