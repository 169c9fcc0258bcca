import { createContext, use, useRef, useState } from "react";
import { keep, recall } from "#browser/tab-memory.ts";
import { anyText, type Shape } from "#domain/shape.ts";

/** Whose fields these are: a unit's path. Nothing is kept where there is none. */
export const KeptFor = createContext("");

/** How a value outlives a reload: as text, or not at all (`null`). */
export interface Written<Value> {
  /** Reads what was written, checked, as anyone can change it. Never throws. */
  parse: (text: string) => Value;
  format: (value: Value) => string | null;
}

/** A value of a shape, as JSON. */
export const asJson = <Value>(shape: Shape<Value>): Written<Value> => ({
  parse(text) {
    try {
      return shape.read(JSON.parse(text));
    } catch {
      return shape.initial;
    }
  },
  format: (value) => JSON.stringify(value) ?? null,
});

/**
 * State that lasts as long as the tab: Back and Forward, a reload and an update keep it. `name` is
 * the field's, unlike any other of its unit.
 */
export function useWritten<Value>(
  name: string,
  { parse, format }: Written<Value>,
  start: () => Value,
) {
  const unit = use(KeptFor);
  const key = `${unit}/${name}`;
  const [value, setValue] = useState(
    () => (unit === "" ? undefined : recall(key, parse)) ?? start(),
  );
  const latest = useRef(value);
  // Kept at once and not by an effect: a field tells its last letters while its page goes away.
  const change = (next: Value | ((now: Value) => Value)) => {
    const now = typeof next === "function" ? (next as (now: Value) => Value)(latest.current) : next;
    latest.current = now;
    if (unit !== "") keep(key, now, format);
    setValue(now);
  };
  return [value, change] as const;
}

/** Such a state of a shape. */
export const useKept = <Value>(name: string, shape: Shape<Value>, start = () => shape.initial) =>
  useWritten(name, asJson(shape), start);

/** The text of a field. */
export const useKeptText = (name: string, start = () => "") => useKept(name, anyText, start);

/** The same for secrets and files: they stay in the page's memory, and a reload forgets them. */
export const useKeptInMemory = <Value>(name: string, start: () => Value) =>
  useWritten(name, { parse: start, format: () => null }, start);
