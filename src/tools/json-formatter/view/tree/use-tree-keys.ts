import { useRef, type KeyboardEvent } from "react";
import type { Selected } from "./use-tree.ts";

interface Tree {
  selected: () => Selected | null;
  select: (row: number) => Promise<void>;
  toggle: (selected: Selected) => Promise<void>;
  parentOf: (selected: Selected) => Promise<number | null>;
}

/** The keys of a tree, as the WAI-ARIA pattern has them. One waits for the other to be done. */
export function useTreeKeys(tree: Tree, rowsSeen: number) {
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const row = () => tree.selected()?.row ?? -1;
  const page = Math.max(rowsSeen - 2, 1);

  const flip = async () => {
    const selected = tree.selected();
    if (selected?.expandable) await tree.toggle(selected);
  };
  const enter = async () => {
    const selected = tree.selected();
    if (selected?.expanded) await tree.select(selected.row + 1);
    else await flip();
  };
  const leave = async () => {
    const selected = tree.selected();
    if (selected === null) return;
    if (selected.expanded) return tree.toggle(selected);
    const parent = await tree.parentOf(selected);
    if (parent !== null) await tree.select(parent);
  };

  const keys: Record<string, () => Promise<void>> = {
    ArrowDown: () => tree.select(row() + 1),
    ArrowUp: () => tree.select(row() - 1),
    PageDown: () => tree.select(row() + page),
    PageUp: () => tree.select(row() - page),
    Home: () => tree.select(0),
    End: () => tree.select(Number.MAX_SAFE_INTEGER),
    ArrowRight: enter,
    ArrowLeft: leave,
    Enter: flip,
    " ": flip,
  };
  return (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    queue.current = queue.current.then(act);
  };
}
