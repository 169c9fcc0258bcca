import { flag, oneOf, shape, type Value } from "#domain/shape.ts";

export const optionsShape = shape({
  /** GitHub's Markdown, or the bare standard. */
  flavor: oneOf(["github", "commonmark"], "github"),
  layout: oneOf(["split", "text", "preview"], "split"),
  sync: flag(true), // both panes scroll together
});
export type Options = Value<typeof optionsShape>;
export type Flavor = Options["flavor"];
