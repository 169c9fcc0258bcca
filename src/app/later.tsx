import { createElement, memo, Suspense, use, type ComponentType } from "react";
import { onMove } from "#browser/history.ts";
import { onActivity } from "#browser/visitor-activity.ts";
import { loadAhead } from "./stale-chunk.ts";

type Parts = typeof import("./catalog-parts.tsx");

/**
 * What shows units beside the page's own one: menus, neighbours, the footer. It is printed or
 * closed when a page arrives, and needed when the visitor does something, so that it is loaded then.
 */
export const catalogParts: Promise<Parts> = visitorMoves().then(() =>
  loadAhead(() => import("./catalog-parts.tsx")),
);

let arrived: Parts | undefined;

/** The parts, or never: what is printed stays as it is when its script cannot be loaded. */
const printed = catalogParts.then(
  (parts) => (arrived = parts),
  () => new Promise<never>(() => {}),
);

/** A part that is printed with the page, and comes alive later. */
export const later = <Props extends object>(pick: (parts: Parts) => ComponentType<Props>) =>
  arriving(pick, printed);

/** A part that is only shown when it is asked for. Without its script, it throws. */
export const onDemand = <Props extends object>(pick: (parts: Parts) => ComponentType<Props>) =>
  arriving(pick, catalogParts);

function arriving<Props extends object>(
  pick: (parts: Parts) => ComponentType<Props>,
  arrival: Promise<Parts>,
) {
  function Arriving(props: Props) {
    // Not by the promise once it is there, or React would show nothing for a moment.
    return createElement(pick(arrived ?? use(arrival)), props);
  }
  // React throws away what is printed, and not yet alive, as soon as it is drawn anew.
  return memo(function Arrival(props: Props) {
    return (
      <Suspense fallback={null}>
        <Arriving {...props} />
      </Suspense>
    );
  });
}

/** The first sign of a visitor: a pointer, a key, a scroll, another page. */
function visitorMoves(): Promise<void> {
  // In development nothing is printed, and the build prints everything.
  if (import.meta.env.SSR || import.meta.env.DEV) return Promise.resolve();
  return new Promise((resolve) => {
    const stops = [onActivity(moved), onMove(moved)];
    function moved() {
      for (const stop of stops) stop();
      resolve();
    }
  });
}
