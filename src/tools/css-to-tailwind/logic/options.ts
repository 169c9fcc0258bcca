import { flag, oneOf, shape, type Value } from "#domain/shape.ts";

export const optionsShape = shape({
  mode: oneOf(["plain", "exact"], "plain"),
  /** Exact mode: class lists, or rules with `@apply`. */
  layout: oneOf(["classes", "apply"], "classes"),
  /** 16px may be written as 1rem, so that it becomes a step of Tailwind's scale. */
  remAsPx: flag(true),
  /** `:hover` becomes `hover:`, which waits for a device that can hover. */
  namedHover: flag(true),
});
export type Options = Value<typeof optionsShape>;
export type Mode = Options["mode"];
export type Layout = Options["layout"];
