import { flag, oneOf, shape, type Value } from "#domain/shape.ts";

/** How two texts are compared, and how that is shown. */
export const optionsShape = shape({
  mode: oneOf(["text", "json"], "text"),
  ignoreCase: flag(false),
  whiteSpace: oneOf(["exact", "ends", "amount", "all"], "exact"),
  ignoreEnds: flag(false), // "\r\n" is as good as "\n"
  detail: oneOf(["words", "characters"], "words"), // what is marked inside of modified lines
  view: oneOf(["auto", "side", "unified"], "auto"), // auto: side by side where there is room
  all: flag(false), // unchanged lines far from any change as well
});
export type Options = Value<typeof optionsShape>;
