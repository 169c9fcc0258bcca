import { flag, oneOf, shape, type Value } from "#domain/shape.ts";
import { languages } from "./letters.ts";

export const optionsShape = shape({
  /** Each line for itself, or the text as one. */
  lines: oneOf(["each", "whole"], "each"),
  language: oneOf(languages, "any"),
  /** user2Id is user_2_id and not user2_id. */
  splitNumbers: flag(false),
  /** XMLHttpRequest stays so in PascalCase, and does not become XmlHttpRequest. */
  keepAcronyms: flag(false),
  /** __proto and $price keep what they begin with. */
  keepPrefix: flag(false),
});
export type Options = Value<typeof optionsShape>;
