import { useEffect, useRef } from "react";
import { onHandover, takeHandover, type Handover } from "#browser/handover.ts";
import { onMove, readPathname } from "#browser/history.ts";

/** Takes what this page was opened with, and what it is opened with again while it stands. */
export function useHandover(take: (handover: Handover) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const own = readPathname();
    const look = () => {
      // The old page is told first when another one is opened.
      const handover = readPathname() === own ? takeHandover() : null;
      if (handover !== null) latest.current(handover);
    };
    look();
    const stops = [onMove(look), onHandover(look)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}
