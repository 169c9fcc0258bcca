import { clampToField, initialValues, type NumberField, type Values } from "./number-field.ts";

/** Longer than most links of ours; the rest of a hostile one is not looked at. */
const maxFragmentChars = 500;

/** Plain decimals only: "1e9", "0x10", "Infinity" and "" are not what we wrote. */
const plainNumber = /^-?\d{1,15}(?:\.\d{1,6})?$/;

/** What a link says by name, as text. The first of two equal names counts. */
export const readFragment = (fragment: string, maxChars = maxFragmentChars): URLSearchParams =>
  new URLSearchParams(fragment.replace(/^#/, "").slice(0, maxChars));

/** A link's part after the address: `#p=5000000&r=8.5&y=20`. */
export function writeFragment(
  entries: readonly (readonly [name: string, value: string | number])[],
) {
  return `#${entries.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&")}`;
}

/** True when a link carries inputs: "#main" is an anchor, "#p=1" is a link of ours. */
export const carriesInputs = (fragment: string): boolean => fragment.includes("=");

/** The fields' values as entries of a link. */
export const fieldEntries = <F extends NumberField>(
  fields: readonly F[],
  values: Values<F["id"]>,
) =>
  fields.flatMap(({ inLink, id }) =>
    inLink === undefined ? [] : [[inLink, values[id as F["id"]]] as const],
  );

/**
 * The values that a link carries. Anyone can write a link, so each is checked: what is missing or
 * not a number is the initial value, what is out of range is clamped. `adjusted` says that the link
 * asked for something else than it got.
 */
export function readFields<F extends NumberField>(fields: readonly F[], link: URLSearchParams) {
  const values = initialValues(fields);
  let adjusted = false;
  for (const field of fields) {
    const text = field.inLink === undefined ? null : link.get(field.inLink);
    if (text === null) continue;
    const wanted = plainNumber.test(text) ? Number(text) : Number.NaN;
    values[field.id as F["id"]] = clampToField(field, wanted);
    adjusted ||= values[field.id as F["id"]] !== wanted;
  }
  return { values, adjusted };
}

/** Whether a link says a word that means nothing here. */
export const isUnknownWord = (words: readonly string[], text: string | null): boolean =>
  text !== null && !words.includes(text);

/** One of a few words that a link may carry, else the first. */
export const readWord = <Word extends string>(
  words: readonly [Word, ...Word[]],
  text: string | null,
): Word => words.find((word) => word === text) ?? words[0];
