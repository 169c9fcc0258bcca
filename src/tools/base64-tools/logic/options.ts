import { flag, oneOf, shape, type Value } from "#domain/shape.ts";
import { charsets } from "./charset.ts";

export const optionsShape = shape({
  mode: oneOf(["encode", "decode"], "encode"),
  urlSafe: flag(false),
  padding: flag(true),
  wrap: oneOf(["none", "mime", "pem"], "none"),
  form: oneOf(["plain", "data", "css", "html"], "plain"), // what stands around the Base64
  charset: oneOf(charsets, "utf-8"),
});
export type Options = Value<typeof optionsShape>;
