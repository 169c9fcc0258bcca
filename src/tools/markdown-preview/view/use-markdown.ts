import { startTransition, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { TextSource } from "#domain/text-source.ts";
import type { ChangeKind } from "#ui/text/editor/text-surface.ts";
import { useTextWork } from "#ui/text/use-text-work.ts";
import { useWorker } from "#ui/use-worker.ts";
import type { Flavor } from "../logic.ts";
import type { Shown } from "../worker.ts";
import { openMarkdownWorker } from "./markdown-worker.ts";

/** How many groups of blocks are shown at first, and how many more each time. */
const groupsAtOnce = 3;

/** The visitor's Markdown, and what it looks like. */
export function useMarkdown(flavor: Flavor) {
  const worker = useWorker(openMarkdownWorker);
  const shownGroups = useRef(groupsAtOnce);
  const work = useTextWork<Flavor, Shown>({
    options: flavor,
    run: (task, { signal }) => worker.render(task, shownGroups.current, signal),
  });
  const rendered = work.outcome?.ok ? work.outcome.value : null;
  const [extended, setExtended] = useState<{ of: Shown; shown: Shown } | null>(null);
  const shown = extended?.of === rendered ? extended.shown : rendered;

  /** Shows more of the document: a few groups, or as many as are needed to reach one. */
  const more = async (upTo?: number): Promise<void> => {
    const from = shown?.groups.length ?? 0;
    const to = upTo ?? from + groupsAtOnce;
    if (shown === null || rendered === null || to <= from) return;
    const next = await worker.ask("groups", { from, to });
    if (!next.ok) return;
    const groups = [...shown.groups, ...next.value];
    shownGroups.current = Math.max(groupsAtOnce, groups.length);
    const add = () =>
      setExtended((now) =>
        now?.of === rendered && now.shown.groups.length >= groups.length
          ? now
          : { of: rendered, shown: { ...shown, groups } },
      );
    // What was asked for by name is scrolled to next: it must be there.
    if (upTo === undefined) startTransition(add);
    else flushSync(add);
  };

  return {
    ...work,
    /** The rendered document, as far as it is there. */
    shown,
    more,
    ask: worker.ask,
    prepare: worker.prepare,
    change: (next: TextSource, how: ChangeKind) => {
      if (how === "placed") shownGroups.current = groupsAtOnce;
      work.change(next, how);
    },
    cancel: () => {
      worker.end();
      work.cancel();
    },
  };
}

export type Markdown = ReturnType<typeof useMarkdown>;
