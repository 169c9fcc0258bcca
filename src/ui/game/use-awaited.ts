import { useEffect, useState, type RefObject } from "react";

/** By then the page has loaded what it needs at once. */
const restMs = 1000;

/** Whether it is time for what stands further down: its place is in sight, or the page has rested. */
export function useAwaited(place: RefObject<Element | null>): boolean {
  const [isAwaited, setAwaited] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const timer = setTimeout(() => setAwaited(true), restMs);
    const sight = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setAwaited(true);
    });
    sight.observe(place.current);
    return () => {
      clearTimeout(timer);
      sight.disconnect();
    };
  }, [place]);
  return isAwaited;
}
