import { flag, oneOf, shape, type Shape, type Value } from "#domain/shape.ts";
import { algorithms, type AlgorithmId } from "./algorithms.ts";

const usual = algorithms.filter(({ isUsual }) => isUsual).map(({ id }) => id);

/** In the order of the table; none is not a choice. */
const chosenShape: Shape<readonly AlgorithmId[]> = {
  initial: usual,
  read(given) {
    const known = algorithms.filter(({ id }) => Array.isArray(given) && given.includes(id));
    return known.length > 0 ? known.map(({ id }) => id) : usual;
  },
};

/** What the visitor chose. Neither a text nor a key is part of it. */
export const optionsShape = shape({
  /** How a digest is written. */
  format: oneOf(["hex", "upper", "base64"], "hex"),
  /** What the characters of a text stand for. */
  encoding: oneOf(["text", "utf-16", "hex", "base64"], "text"),
  /** A field of a page knows only LF; a file from Windows has CRLF, and another digest. */
  lineEnds: oneOf(["as-is", "lf", "crlf"], "as-is"),
  /** As `echo` does, and many editors when they save. */
  addsLineEnd: flag(false),
  chosen: chosenShape,
});
export type Options = Value<typeof optionsShape>;
export type Format = Options["format"];
