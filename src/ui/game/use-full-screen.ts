import { useEffect, useState, type RefObject } from "react";

/** Full screen for a game, where the browser has it; Escape ends it, as everywhere. */
export function useFullScreen(area: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const onChange = () => setFull(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", onChange);
    return () => document.removeEventListener("fullscreenchange", onChange);
  }, []);
  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : area.current?.requestFullscreen();
    // Refused, by the browser or by a rule of the system: the game goes on as it is.
    change?.catch(() => {});
  };
  return { canFill: document.fullscreenEnabled, isFull, toggle };
}
