import { useEffect, useState, useSyncExternalStore } from "react";
import { onFragmentChange, readFragment, replaceFragment } from "#browser/fragment.ts";
import { carriesInputs } from "#domain/link.ts";

/** How long the inputs rest before they are written: browsers refuse more than a few in a second. */
const restMs = 300;

/**
 * State that starts with what the page's link says, and follows a link pasted into the open page.
 * With `write` the address follows what the visitor changes, so that a reload and a bookmark keep
 * it. `read` checks what it is given; both stand outside of the component.
 */
export function useLinked<Value>(
  read: (fragment: string) => Value,
  write?: (value: Value) => string,
) {
  const [address] = useState(outsideAddress);
  // A store is asked again once the page stands: a link that comes while it is drawn is not lost.
  const fragment = useSyncExternalStore(onFragmentChange, address.read);
  const [linked, setLinked] = useState(() => ({
    fragment,
    value: read(fragment),
    isChanged: false,
  }));
  if (fragment !== linked.fragment) {
    const value = carriesInputs(fragment) ? read(fragment) : linked.value;
    setLinked({ fragment, value, isChanged: false });
  }
  const change = (next: (value: Value) => Value) =>
    setLinked((now) => ({ ...now, value: next(now.value), isChanged: true }));

  const { value, isChanged } = linked;
  useEffect(() => {
    if (write === undefined || !isChanged) return;
    const timer = setTimeout(() => address.write(write(value)), restMs);
    return () => clearTimeout(timer);
  }, [address, write, value, isChanged]);
  return [value, change] as const;
}

/** The fragment as others wrote it: what the page writes itself is no news to it. */
function outsideAddress() {
  let known = readFragment();
  let written: string | null = null;
  return {
    read: () => {
      const now = readFragment();
      if (now !== written) known = now;
      return known;
    },
    write: (fragment: string) => {
      written = fragment;
      replaceFragment(fragment);
    },
  };
}
