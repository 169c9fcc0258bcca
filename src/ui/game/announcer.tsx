import { useEffect, useEffectEvent, useRef, useState } from "react";

/** A screen reader needs about this long for a short sentence; more often only interrupts it. */
const restMs = 700;

/**
 * The game's voice. Says `text` whenever `event` is a new object, and whatever is given to `say`;
 * `spoken` goes into the one `Announcer` of the page.
 */
export function useAnnouncer(event: object | null, text: string) {
  const [spoken, setSpoken] = useState({ text: "", count: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastAt = useRef(-restMs);
  useEffect(() => () => clearTimeout(timer.current), []);

  const say = (words: string) => {
    clearTimeout(timer.current);
    const waitMs = Math.max(0, lastAt.current + restMs - performance.now());
    timer.current = setTimeout(() => {
      lastAt.current = performance.now();
      setSpoken(({ count }) => ({ text: words, count: count + 1 }));
    }, waitMs);
  };
  const tell = useEffectEvent(() => say(text));
  // What a game that is found again says happened, happened before.
  const [found] = useState(event);
  useEffect(() => {
    if (event !== null && event !== found) tell();
  }, [event, found]);
  return { say, spoken };
}

/** What screen readers hear of the game: one polite region, of which only the latest counts. */
export function Announcer({ spoken }: { spoken: { text: string; count: number } }) {
  return (
    <div role="status" className="sr-only">
      {/* A new element each time: the same sentence twice is still said twice. */}
      <p key={spoken.count}>{spoken.text}</p>
    </div>
  );
}
