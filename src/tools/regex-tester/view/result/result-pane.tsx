import { lazy, Suspense } from "react";
import { PaneEmpty } from "#ui/text/pane-empty.tsx";
import { Pane } from "#ui/text/pane.tsx";
import type { Draft } from "../../logic/draft.ts";
import { hasResults, type Options } from "../../logic.ts";
import { MatchesPane } from "./matches-pane.tsx";
import { Problem } from "./problem.tsx";
import type { useSearch } from "../use-search.ts";
import type { Analysis } from "../use-analysis.ts";

const OtherPanes = lazy(() => import("./other-panes.tsx"));

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

  const otherPane = (
    <Suspense fallback={null}>
      <OtherPanes {...{ draft, onChange, outcome, analysis }} onTry={props.onTry} />
    </Suspense>
  );

  const isAboutPattern = draft.view === "explain" || draft.view === "safety";
  if (!isRefused && draft.pattern !== "" && isAboutPattern) return otherPane;
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
  if (draft.view === "replace" || draft.view === "split") return otherPane;
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
