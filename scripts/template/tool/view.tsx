import { useState } from "react";
import { CopyButton } from "#ui/copy-button.tsx";
import { Panel } from "#ui/panel.tsx";
import { StatusLine } from "#ui/status-line.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { reverseWords } from "./logic.ts";

export default function TemplateView() {
  const [text, setText] = useState("");
  const result = reverseWords(text);
  return (
    <div className="flex flex-col gap-4">
      <TextInput label="Text" value={text} onChange={setText} placeholder="Type here" />
      <Panel title="Result">
        {result.ok ? (
          <div className="flex items-center justify-between gap-3">
            <output className="min-w-0 wrap-anywhere">{result.value}</output>
            <CopyButton text={result.value} what="result" />
          </div>
        ) : (
          <StatusLine tone="neutral">{result.message}</StatusLine>
        )}
      </Panel>
    </div>
  );
}
