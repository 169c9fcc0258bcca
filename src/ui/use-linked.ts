import { useState, useSyncExternalStore } from "react";
import { onFragmentChange, readFragment } from "#browser/fragment.ts";
import { carriesInputs } from "#domain/link.ts";

/**
 * State that starts with what the page's link says, and follows a link pasted into the open page.
 * `read` checks what it is given, and stands outside of the component.
 */
export function useLinked<Value>(read: (fragment: string) => Value) {
  // A store is asked again once the page stands: a link that comes while it is drawn is not lost.
  const fragment = useSyncExternalStore(onFragmentChange, readFragment);
  const [linked, setLinked] = useState(() => ({ fragment, value: read(fragment) }));
  if (fragment !== linked.fragment) {
    setLinked({ fragment, value: carriesInputs(fragment) ? read(fragment) : linked.value });
  }
  const change = (next: (value: Value) => Value) =>
    setLinked((now) => ({ ...now, value: next(now.value) }));
  return [linked.value, change] as const;
}
