import { useEffect, useRef } from "react";
import { onFragmentChange, readFragment as readAddress } from "#browser/fragment.ts";
import { carriesInputs, readFragment } from "#domain/link.ts";

/** Room for a gradient with all its stops. */
const maxLinkChars = 4000;

/** What was taken last, by whom: a page that is drawn anew does not undo what was changed since. */
const taken = new Map<string, string>();

/**
 * Takes the inputs of a link that the page was opened with, once, and of one that is pasted into the
 * open page. `name` tells those apart who take their part of it. Anyone can write a link: check it.
 */
export function useLink(name: string, take: (link: URLSearchParams) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const look = () => {
      const fragment = readAddress();
      if (!carriesInputs(fragment) || taken.get(name) === fragment) return;
      taken.set(name, fragment);
      latest.current(readFragment(fragment, maxLinkChars));
    };
    look();
    return onFragmentChange(look);
  }, [name]);
}
