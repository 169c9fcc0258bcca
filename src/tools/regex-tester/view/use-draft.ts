import { asJson } from "#ui/use-kept.ts";
import { useLinked } from "#ui/use-linked.ts";
import { draftShape, readDraft } from "../logic.ts";

export const views = [
  ["matches", "Matches"],
  ["replace", "Replace"],
  ["split", "Split"],
  ["explain", "Explain"],
  ["safety", "Risk"],
] as const;

const keptDraft = asJson(draftShape);

/** What is typed and chosen: from a link, or as it was left. */
export const useDraft = () => useLinked(readDraft, keptDraft);
