import type { Draft } from "../../logic/draft.ts";
import type { Analysis } from "../use-analysis.ts";
import type { useSearch } from "../use-search.ts";
import { Explanation } from "./explanation.tsx";
import { ReplacePane } from "./replace-pane.tsx";
import { SafetyView } from "./safety-view.tsx";
import { SplitPane } from "./split-pane.tsx";

interface Props {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
  outcome: ReturnType<typeof useSearch>["outcome"];
  analysis: Analysis | null;
  onTry: (text: string) => void;
}

/** All that a pattern can be looked at by, but for its matches: loaded with the first of them. */
export default function OtherPanes({ draft, onChange, outcome, analysis, onTry }: Props) {
  if (draft.view === "explain") return <Explanation analysis={analysis} />;
  if (draft.view === "safety")
    return <SafetyView verdict={analysis?.verdict ?? null} onTry={onTry} />;
  if (draft.view === "replace")
    return <ReplacePane draft={draft} onChange={onChange} outcome={outcome} />;
  return <SplitPane outcome={outcome} />;
}
