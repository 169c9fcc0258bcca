import { useEffect, useRef, useState } from "react";
import { workDeadlineMs } from "#domain/limits.ts";
import type { Arranged } from "../logic/document-session.ts";
import type { Row } from "../logic/rows/rows.ts";
import type { DiffWorker } from "./use-compare.ts";

/** A layout of one comparison, and the rows of it that have arrived. */
export interface Rows extends Omit<Arranged, "head"> {
  /** Which comparison and layout it is. */
  key: string;
  from: number;
  rows: Row[];
}

/** Rows to fetch on either side of those that are seen. */
const margin = 100;

const rules = { deadlineMs: workDeadlineMs };

/** Asks the worker for the layout that is wanted, and for the rows that are seen of it. */
export function useRows(worker: DiffWorker, id: number, unified: boolean, all: boolean) {
  const [rows, setRows] = useState<Rows | null>(null);
  const [opening, setOpening] = useState<{ id: number; opened: number[] }>({ id, opened: [] });
  const asked = useRef("");
  const opened = opening.id === id ? opening.opened : none;

  useEffect(() => {
    let isOver = false;
    const work = async () => {
      const shape = { unified, all, opened };
      const answer = await worker.call("arrange", { id, shape }, rules);
      if (isOver || !answer.ok) return;
      const { head, ...arranged } = answer.value;
      setRows({ ...arranged, key: `${id} ${JSON.stringify(shape)}`, from: 0, rows: head });
    };
    void work();
    return () => {
      isOver = true;
    };
  }, [worker, id, unified, all, opened]);

  const need = async (first: number, count: number) => {
    if (rows === null) return;
    const last = Math.min(first + count, rows.total);
    if (first >= rows.from && last <= rows.from + rows.rows.length) return;
    const from = Math.max(0, first - margin);
    const wish = `${rows.key} ${from}`;
    if (asked.current === wish) return;
    asked.current = wish;
    const answer = await worker.call("rows", { id, from, count: count + 2 * margin }, rules);
    if (asked.current === wish) asked.current = "";
    if (!answer.ok) return;
    // Another layout may have come meanwhile.
    setRows((now) => (now?.key === rows.key ? { ...now, from, rows: answer.value } : now));
  };

  return {
    rows,
    need,
    /** Shows the unchanged lines of a fold. */
    open: (row: number) => setOpening({ id, opened: [...opened, row] }),
  };
}

const none: number[] = [];
