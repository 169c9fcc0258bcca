import { useId } from "react";
import { Button } from "#ui/button.tsx";
import { StatusLine } from "#ui/status-line.tsx";
import { algorithmOf, type AlgorithmId } from "../logic.ts";
import type { Expected, Verdict } from "../logic/expected.ts";

interface Props {
  text: string;
  onChange: (text: string) => void;
  expected: readonly Expected[];
  /** Of the text, or of the file that is shown. `null`: nothing can be said yet. */
  verdict: Verdict | null;
  onChoose: (ids: readonly AlgorithmId[]) => void;
}

const names = (ids: readonly AlgorithmId[]): string =>
  new Intl.ListFormat("en", { type: "disjunction" }).format(ids.map((id) => algorithmOf(id).name));

/** What somebody published, to be held against what was made here. */
export function Compare({ text, onChange, expected, verdict, onChoose }: Props) {
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
        autoCapitalize="none"
        className="w-full min-w-0 resize-y rounded-md border border-edge bg-raised px-3 py-2 font-mono text-xs text-ink pointer-coarse:text-base"
      />
      {text.trim() !== "" && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {expected.length === 0 ? (
            <StatusLine tone="warn">
              This is no digest: hex or Base64 is expected, or a list of them.
            </StatusLine>
          ) : (
            <Answer verdict={verdict} count={expected.length} />
          )}
          {verdict?.kind === "not-chosen" && (
            <Button size="small" onClick={() => onChoose(verdict.alike)}>
              Make {verdict.alike.length === 1 ? "it" : "them"}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Answer({ verdict, count }: { verdict: Verdict | null; count: number }) {
  if (verdict === null) {
    return <StatusLine tone="neutral">Compared as soon as there is a digest.</StatusLine>;
  }
  if (verdict.kind === "match") {
    return <StatusLine tone="good">It matches: {algorithmOf(verdict.id).name}.</StatusLine>;
  }
  if (verdict.kind === "mismatch") {
    const none = count === 1 ? "It does not match" : "None of them matches";
    return (
      <StatusLine tone="bad">
        {none}.{" "}
        <span className="font-normal">By its length it would be {names(verdict.alike)}.</span>
      </StatusLine>
    );
  }
  if (verdict.kind === "not-listed") {
    return <StatusLine tone="warn">The list does not name this file.</StatusLine>;
  }
  return (
    <StatusLine tone="warn">
      By its length it would be {names(verdict.alike)}, which{" "}
      {verdict.alike.length === 1 ? "is" : "are"} not chosen.
    </StatusLine>
  );
}
