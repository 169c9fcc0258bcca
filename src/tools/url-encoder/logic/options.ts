import { flag, oneOf, shape, type Value } from "#domain/shape.ts";

export const optionsShape = shape({
  mode: oneOf(["encode", "decode", "parts"], "encode"),
  /** What is left as it is when a text is encoded. */
  scope: oneOf(["component", "url", "strict", "all"], "component"),
  /** A space is written as "+", and "+" is read as a space. */
  plus: flag(false),
  /** Each line for itself: line breaks are not encoded. */
  byLine: flag(false),
  /** "%20" stays "%20" and does not become "%2520". */
  keepEscapes: flag(false),
});
export type Options = Value<typeof optionsShape>;
export type Mode = Options["mode"];
export type Scope = Options["scope"];
