import { flag, oneOf, shape, type Value } from "#domain/shape.ts";

export const optionsShape = shape({
  indent: oneOf([2, 3, 4, "tab"], 2),
  /** No white space at all; JSON Lines keep one document per line. */
  minify: flag(false),
  /** Every object's keys by code point; equal keys keep their order. */
  sortKeys: flag(false),
  /** "auto": JSON Lines when a second object or array starts on a line of its own. */
  input: oneOf(["auto", "json", "lines"], "auto"),
});
export type Options = Value<typeof optionsShape>;

/** What the page does, as an operation: what it made can be made again elsewhere. */
export const asOperation = ({ minify, indent, ...rest }: Options) =>
  minify
    ? { id: "json.minify", options: rest }
    : { id: "json.format", options: { indent: String(indent), ...rest } };
