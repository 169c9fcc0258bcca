import type { Explained } from "./explain.ts";

/** The words as an outline, to take away. */
export const outline = (parts: readonly Explained[], depth = 0): string =>
  parts
    .map(
      ({ raw, words, parts }) =>
        `${"  ".repeat(depth)}${raw}  ${words}\n${outline(parts, depth + 1)}`,
    )
    .join("");
