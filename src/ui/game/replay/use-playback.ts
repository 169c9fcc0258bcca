import { useEffect, useEffectEvent, useState } from "react";
import { every } from "#browser/clock.ts";
import type { Playback } from "#domain/recording-playback.ts";

const frameMs = 1000 / 120;

/** Where one is in a game that is watched: it stands until it is played. */
export function usePlayback<State>(playback: Playback<State>, speed: number) {
  const [place, setPlace] = useState({ steps: 0, ms: 0 });
  const [isAsked, setAsked] = useState(false);
  const { length, timeOf, stepsBy } = playback;
  const isPlaying = isAsked && place.steps < length;

  const pass = useEffectEvent(() => {
    setPlace(({ steps, ms }) => {
      const laterMs = ms + frameMs * speed;
      return { ms: laterMs, steps: Math.max(steps, stepsBy(laterMs)) };
    });
  });
  useEffect(() => {
    if (!isPlaying) return;
    const clock = every("frame", () => pass());
    return () => clock.stop();
  }, [isPlaying]);

  const goTo = (steps: number) => {
    setPlace({ steps, ms: timeOf(steps) });
    setAsked(false);
  };
  const toggle = () => {
    // At the end it begins anew.
    if (place.steps === length) setPlace({ steps: 0, ms: 0 });
    setAsked(!isPlaying);
  };
  return { steps: place.steps, isPlaying, toggle, goTo };
}
