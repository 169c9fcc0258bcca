import { memo, useEffect, useRef, useState, type RefObject } from "react";
import { Scroller } from "#ui/scroller.tsx";
import code from "./code.module.css";
import { drawNodes } from "./elements.tsx";
import type { Reader } from "./image.tsx";
import prose from "./prose.module.css";
import type { TreeNode } from "../../logic/html/tree.ts";

interface Props {
  groups: readonly TreeNode[][];
  hasMore: boolean;
  onMore: () => void;
  reader: Reader;
  onScroll: () => void;
  /** Something was drawn, and what stands below it has moved. */
  onResize: () => void;
  ref: RefObject<HTMLDivElement | null>;
}

/** The document as a reader sees it. */
export function Preview({ groups, hasMore, onMore, reader, onScroll, onResize, ref }: Props) {
  const article = useRef<HTMLElement>(null);
  const latest = useRef({ onResize, reader });
  useEffect(() => {
    latest.current = { onResize, reader };
  });
  useEffect(() => {
    if (article.current === null) return;
    const observer = new ResizeObserver(() => latest.current.onResize());
    observer.observe(article.current);
    return () => observer.disconnect();
  }, []);
  // The same functions for as long as the page lives: a group that stays the same is not redrawn.
  const [actions] = useState(() => ({
    load: (address: string) => latest.current.reader.load(address),
    goTo: (id: string) => latest.current.reader.goTo(id),
  }));
  return (
    <Scroller
      ref={ref}
      aria-label="Rendered document"
      className="h-full overflow-y-auto print:h-auto print:overflow-visible"
      onScroll={onScroll}
    >
      <article
        ref={article}
        dir="auto"
        className={`${prose["prose"]} ${code["code"]} px-4 py-3 sm:px-5`}
      >
        {groups.map((nodes, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a group is known by its place
          <Group key={at} nodes={nodes} loaded={reader.loaded} actions={actions} />
        ))}
      </article>
      {hasMore && <MoreMark onSeen={onMore} within={ref} />}
    </Scroller>
  );
}

interface GroupProps {
  nodes: readonly TreeNode[];
  loaded: Reader["loaded"];
  actions: Omit<Reader, "loaded">;
}

/** A long document grows by a few of these at a time; those that are there cost nothing. */
const Group = memo(function Group({ nodes, loaded, actions }: GroupProps) {
  return drawNodes(nodes, { loaded, ...actions });
});

/** Asks for more as soon as the end is nearly in sight. */
function MoreMark({ onSeen, within }: { onSeen: () => void; within: Props["ref"] }) {
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (mark.current === null) return;
    // Made anew after each answer: a mark that stays in sight is told only once.
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onSeen(), {
      root: within.current,
      rootMargin: "1000px",
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [onSeen, within]);
  return <div ref={mark} className="h-16" />;
}
