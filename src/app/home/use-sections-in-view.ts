import { useEffect, useState } from "react";

/** A band under the sticky bars: what lies in it is what someone reads. */
const band = "-130px 0px -70% 0px";

/** Which of the elements with these ids are in view, in their order; two that share a row both are. */
export function useSectionsInView(ids: readonly string[]): readonly string[] {
  const [inView, setInView] = useState<readonly string[]>([]);
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        setInView(ids.filter((id) => seen.has(id)));
      },
      { rootMargin: band },
    );
    for (const id of ids) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [ids]);
  return inView;
}
