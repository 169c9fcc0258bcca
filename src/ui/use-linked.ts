import { use, useEffect, useState, useSyncExternalStore } from "react";
import { onFragmentChange, readFragment } from "#browser/fragment.ts";
import { keep, recall } from "#browser/tab-memory.ts";
import { carriesInputs } from "#domain/link.ts";
import { KeptFor, type Written } from "./use-kept.ts";

/**
 * State that starts with what the page's link says, else with what was here before, and follows a
 * link pasted into the open page. `read` checks what it is given; both stand outside of the
 * component.
 */
export function useLinked<Value>(
  read: (fragment: string) => Value,
  { parse, format }: Written<Value>,
) {
  const key = `${use(KeptFor)}/linked`;
  // A store is asked again once the page stands: a link that comes while it is drawn is not lost.
  const fragment = useSyncExternalStore(onFragmentChange, readFragment);
  const [linked, setLinked] = useState(() => ({
    fragment,
    value: (carriesInputs(fragment) ? undefined : recall(key, parse)) ?? read(fragment),
  }));
  const { value } = linked;
  useEffect(() => keep(key, value, format), [key, value, format]);
  if (fragment !== linked.fragment) {
    setLinked({ fragment, value: carriesInputs(fragment) ? read(fragment) : value });
  }
  const change = (next: (value: Value) => Value) =>
    setLinked((now) => ({ ...now, value: next(now.value) }));
  return [value, change] as const;
}

/** Inputs are written as a link, which is checked when it is read. */
export const writtenAsLink = <Inputs, Value extends { inputs: Inputs }>(
  read: (fragment: string) => Value,
  write: (inputs: Inputs) => string,
): Written<Value> => ({ parse: read, format: ({ inputs }) => write(inputs) });
