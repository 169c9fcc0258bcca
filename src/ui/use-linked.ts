import { use, useEffect, useState, useSyncExternalStore } from "react";
import { onFragmentChange, readFragment, replaceFragment } from "#browser/fragment.ts";
import { keep, recall } from "#browser/tab-memory.ts";
import { carriesInputs } from "#domain/link.ts";
import { KeptFor, type Written } from "./use-kept.ts";

/** How long the inputs rest before they are written: browsers refuse more than a few in a second. */
const restMs = 300;

interface Linked<Value> extends Written<Value> {
  /** The address follows what the visitor changes: numbers may, text could be private. */
  toAddress?: (value: Value) => string;
}

/**
 * State that starts with what the page's link says, else with what was here before, and follows a
 * link pasted into the open page. `read` checks what it is given; both stand outside of the
 * component.
 */
export function useLinked<Value>(
  read: (fragment: string) => Value,
  { parse, format, toAddress }: Linked<Value>,
) {
  const unit = use(KeptFor);
  const key = `${unit}/linked`;
  const [address] = useState(outsideAddress);
  // A store is asked again once the page stands: a link that comes while it is drawn is not lost.
  const fragment = useSyncExternalStore(onFragmentChange, address.read);
  const [linked, setLinked] = useState(() => {
    // A link of somebody else counts; one that the page wrote itself may be older than what was kept.
    const isOwn = recall(`${key}-at`, String) === fragment;
    const asks = unit !== "" && (isOwn || !carriesInputs(fragment));
    const value = (asks ? recall(key, parse) : undefined) ?? read(fragment);
    return { fragment, value, isChanged: false };
  });
  if (fragment !== linked.fragment) {
    const value = carriesInputs(fragment) ? read(fragment) : linked.value;
    setLinked({ fragment, value, isChanged: false });
  }
  const change = (next: (value: Value) => Value) =>
    setLinked((now) => ({ ...now, value: next(now.value), isChanged: true }));

  const { value, isChanged } = linked;
  useEffect(() => {
    if (unit === "") return;
    keep(key, value, format);
    keep(`${key}-at`, readFragment(), String);
  }, [unit, key, value, format]);
  useEffect(() => {
    if (toAddress === undefined || !isChanged) return;
    const timer = setTimeout(() => {
      address.write(toAddress(value));
      if (unit !== "") keep(`${key}-at`, readFragment(), String);
    }, restMs);
    return () => clearTimeout(timer);
  }, [address, toAddress, value, isChanged, unit, key]);
  return [value, change] as const;
}

/** Inputs are written as a link, which is checked when it is read; the address follows them. */
export function writtenAsLink<Inputs, Value extends { inputs: Inputs }>(
  read: (fragment: string) => Value,
  write: (inputs: Inputs) => string,
): Linked<Value> {
  const format = ({ inputs }: Value) => write(inputs);
  return { parse: read, format, toAddress: format };
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
