import { PaneEmpty } from "#ui/text/pane-empty.tsx";
import { Pane } from "#ui/text/pane.tsx";
import type { Draft } from "../../logic/draft.ts";
import { Explanation } from "./explanation.tsx";
import { hasResults, type Options } from "../../logic.ts";
import { MatchesPane } from "./matches-pane.tsx";
import { Problem } from "./problem.tsx";
import { ReplacePane } from "./replace-pane.tsx";
import { SafetyView } from "./safety-view.tsx";
import { SplitPane } from "./split-pane.tsx";
import type { useSearch } from "../use-search.ts";
import type { Analysis } from "../use-analysis.ts";

interface Props {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
  found: ReturnType<typeof useSearch>;
  analysis: Analysis | null;
  isTextEmpty: boolean;
  seconds: Options["seconds"];
  onSeconds: (seconds: Options["seconds"]) => void;
  chosen: number | null;
  onChoose: (index: number) => void;
  onTry: (text: string) => void;
  onSample: () => void;
}

/** What the pattern does with the text, in the chosen view. */
export function ResultPane(props: Props) {
  const { draft, onChange, found, analysis } = props;
  const { outcome, worker } = found;
  const failure = outcome?.failure ?? null;
  const isRefused = failure?.detail !== undefined;

  if (!isRefused && draft.pattern !== "") {
    if (draft.view === "explain") return <Explanation analysis={analysis} />;
    if (draft.view === "safety")
      return <SafetyView verdict={analysis?.verdict ?? null} onTry={props.onTry} />;
  }
  if (failure && (isRefused || outcome?.matches.length === 0 || draft.view !== "matches")) {
    return (
      <Problem
        failure={failure}
        pattern={outcome?.search.pattern ?? ""}
        seconds={props.seconds}
        onSeconds={props.onSeconds}
        onRetry={found.run}
        onSafety={() => onChange({ view: "safety" })}
      />
    );
  }
  if (!hasResults(draft.pattern, props.isTextEmpty)) {
    return (
      <Pane output label="Matches">
        <PaneEmpty title="Every match, with its groups" onSample={props.onSample}>
          Found as you type, in the background: even a pattern that never ends cannot freeze this
          page.
        </PaneEmpty>
      </Pane>
    );
  }
  if (draft.view === "replace")
    return <ReplacePane draft={draft} onChange={onChange} outcome={outcome} />;
  if (draft.view === "split") return <SplitPane outcome={outcome} />;
  return outcome ? (
    <MatchesPane
      outcome={outcome}
      worker={worker}
      seconds={props.seconds}
      chosen={props.chosen}
      onChoose={props.onChoose}
    />
  ) : (
    <Pane output label="Matches">
      {null}
    </Pane>
  );
}
