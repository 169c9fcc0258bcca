import { useEffect, useRef } from "react";
import { onMove } from "#browser/history.ts";
import { prefersReducedMotion } from "#browser/media.ts";
import { titleOf } from "./head.ts";
import { usePath } from "./router.ts";

/** Spec §9: the scroll to the top waits this long. */
const scrollDelayMs = 100;

/**
 * What a change of page does besides showing it: the title, the focus on the new heading, and the
 * scroll. A followed link scrolls to the top or its anchor; Back and Forward leave the scrolling
 * to the browser, which restores the old place.
 */
export function useNavigation(): { announcement: string } {
  const path = usePath();
  const shown = useRef(path);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = onMove((move) => {
      if (move !== "follow") return;
      clearTimeout(timer);
      timer = setTimeout(() => whenHeadingShows(scrollToTarget), scrollDelayMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    document.title = titleOf(path);
    return whenHeadingShows((heading) => heading.focus({ preventScroll: true }));
  }, [path]);

  return { announcement: titleOf(path) };
}

/** The heading that can be seen: while a page loads, React keeps the old one, hidden. */
const findHeading = () =>
  [...document.querySelectorAll<HTMLElement>("main h1")].find((heading) =>
    heading.checkVisibility(),
  );

/** A page that is still being loaded has no heading yet. Returns how to stop waiting. */
function whenHeadingShows(act: (heading: HTMLElement) => void): () => void {
  const heading = findHeading();
  if (heading) act(heading);
  const observer = new MutationObserver(() => {
    const shown = findHeading();
    if (!shown) return;
    observer.disconnect();
    act(shown);
  });
  const main = document.querySelector("main");
  if (!heading && main) observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function scrollToTarget(): void {
  const behavior = prefersReducedMotion() ? "instant" : "smooth";
  const anchor = globalThis.location.hash.slice(1);
  const target = anchor === "" ? null : document.getElementById(anchor);
  if (target) target.scrollIntoView({ behavior });
  else globalThis.scrollTo({ top: 0, behavior });
}
