import { useId } from "react";
import { Button } from "#ui/button.tsx";
import { StatusLine } from "#ui/status-line.tsx";
import type { AlgorithmId } from "../logic.ts";
import type { Answer } from "../logic/check-words.ts";

interface Props {
  text: string;
  onChange: (text: string) => void;
  /** `null`: what was pasted holds no digest. */
  answer: Answer | null;
  onChoose: (ids: readonly AlgorithmId[]) => void;
}

/** What somebody published, to be held against what was made here. */
export function Compare({ text, onChange, answer, onChoose }: Props) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1 text-sm">
      <label htmlFor={id} className="font-semibold">
        Compare with
      </label>
      <textarea
        id={id}
        rows={2}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        placeholder="Paste the expected digest, or a whole checksum file"
        translate="no"
        spellCheck={false}
        dir="auto"
        autoCapitalize="none"
        className="w-full min-w-0 resize-y rounded-md border border-edge bg-raised px-3 py-2 font-mono text-xs text-ink pointer-coarse:text-base"
      />
      {text.trim() !== "" && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {answer === null ? (
            <StatusLine tone="warn">
              This is no digest: hex or Base64 is expected, or a list of them.
            </StatusLine>
          ) : (
            <StatusLine tone={answer.tone}>
              {answer.words}
              {answer.more.length > 0 && (
                <span className="font-normal"> {answer.more.join(" ")}</span>
              )}
            </StatusLine>
          )}
          {answer !== null && answer.choose.length > 0 && (
            <Button size="small" onClick={() => onChoose(answer.choose)}>
              Make {answer.choose.length === 1 ? "it" : "them"}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
