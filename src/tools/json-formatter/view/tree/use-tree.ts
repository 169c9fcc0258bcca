import { useEffect, useRef, useState } from "react";
import type { AnswerOf, InputOf } from "#domain/jobs.ts";
import type { Result } from "#domain/result.ts";
import type { TextSource } from "#domain/text-source.ts";
import type { TreeRow, TreeWindow } from "../../logic/tree/rows.ts";
import type { JsonWorker } from "../json-worker.ts";
import type { JsonJobs } from "../../worker.ts";

/** Rows asked for at a time: a few screens, so that scrolling rarely waits. */
const windowRows = 200;

/** Rows looked through at a time for a parent. */
const strideRows = 5000;

export interface Selected extends TreeRow {
  row: number; // where it stands among the rows as they are expanded now
}

interface State extends TreeWindow {
  source: TextSource;
  selected: Selected | null;
}

const around = (row: number) => Math.max(0, row - windowRows / 2);

type WindowJob = "rows" | "toggle" | "expand" | "reveal";
type WindowOf<Name extends WindowJob> = Extract<AnswerOf<JsonJobs[Name]>, { ok: true }>["value"];

/** The tree of a text: the worker keeps it, the page has a window of its rows. */
export function useTree(worker: JsonWorker, source: TextSource) {
  const [state, setState] = useState<State | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const asking = useRef(false);
  // What the next key acts on: it may come before the last one is painted.
  const model = useRef<State | null>(null);
  const current = () => (model.current?.source === source ? model.current : null);

  const put = (next: State) => {
    model.current = next;
    setState(next);
  };

  const ask = async <Name extends WindowJob>(name: Name, input: InputOf<JsonJobs[Name]>) => {
    const answer: Result<TreeWindow> = await worker.ask(source, name, input);
    setFailure(answer.ok ? null : answer.message);
    return answer.ok ? (answer.value as WindowOf<Name>) : null;
  };
  const show = (window: TreeWindow | null, selected?: Selected | null) => {
    if (window === null) return;
    const kept = selected === undefined ? (current()?.selected ?? null) : selected;
    put({ ...window, source, selected: kept });
  };

  useEffect(() => {
    let left = false;
    const open = async () => {
      const answer = await worker.ask(source, "tree", { levels: 2, count: windowRows });
      if (left) return;
      setFailure(answer.ok ? null : answer.message);
      if (!answer.ok) return;
      model.current = { ...answer.value, source, selected: null };
      setState(model.current);
    };
    void open();
    return () => {
      left = true;
    };
  }, [worker, source]);

  return {
    tree: state?.source === source ? state : null,
    failure,
    /** What is selected now, painted or not. */
    selected: () => current()?.selected ?? null,
    /** Fetches the rows that are about to be seen, unless they are there. */
    need: async (first: number, count: number) => {
      const now = current();
      if (now === null || asking.current) return;
      const last = Math.min(first + count, now.total);
      if (first >= now.from && last <= now.from + now.rows.length) return;
      asking.current = true;
      show(await ask("rows", { from: around(first), count: windowRows + count }));
      asking.current = false;
    },
    /** Selects the row at a place. */
    select: async (row: number): Promise<Selected | null> => {
      const now = current();
      if (now === null) return null;
      const wanted = Math.min(Math.max(row, 0), now.total - 1);
      const window = now.rows[wanted - now.from]
        ? now
        : await ask("rows", { from: around(wanted), count: windowRows });
      const found = window?.rows[wanted - window.from];
      if (found === undefined) return null;
      const selected = { ...found, row: wanted };
      show(window, selected);
      return selected;
    },
    /** Opens or closes the row at a place. */
    toggle: async ({ node, row }: Selected) => {
      const window = await ask("toggle", { node, from: around(row), count: windowRows });
      const found = window?.rows[row - window.from];
      show(window, found ? { ...found, row } : null);
    },
    /** Opens everything down to a level. */
    expand: async (levels: number) => {
      show(await ask("expand", { levels, from: 0, count: windowRows }), null);
    },
    /** Selects a node, and opens what hides it. */
    reveal: async (node: number): Promise<(Selected & { total: number }) | null> => {
      const window = await ask("reveal", { node, count: windowRows });
      const found = window?.rows[window.row - window.from];
      if (window === null || found === undefined) return null;
      const selected = { ...found, row: window.row };
      show(window, selected);
      return { ...selected, total: window.total };
    },
    /** The row of what contains a row. */
    parentOf: async ({ row, depth }: Selected): Promise<number | null> => {
      for (let to = depth > 0 ? row : 0; to > 0; to -= strideRows) {
        const from = Math.max(0, to - strideRows);
        const window = await ask("rows", { from, count: to - from });
        const found = window?.rows.findLastIndex((above) => above.depth < depth) ?? -1;
        if (found !== -1) return from + found;
      }
      return null;
    },
  };
}
