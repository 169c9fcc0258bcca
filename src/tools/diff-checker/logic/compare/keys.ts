import type { Options } from "../options.ts";
import { contentOf, endOf } from "./lines.ts";

/** exact · ends: not at line ends · amount: one space is as good as many · all: none at all */
/** What makes two lines the same. */
export type Sameness = Pick<Options, "ignoreCase" | "whiteSpace" | "ignoreEnds">;

const spaces: Record<Options["whiteSpace"], (text: string) => string> = {
  exact: (text) => text,
  ends: (text) => text.trimEnd(),
  amount: (text) => text.trimEnd().replaceAll(/\s+/gu, " "),
  all: (text) => text.replaceAll(/\s+/gu, ""),
};

/** A text with what is ignored taken out. */
export const keyOf = (text: string, { ignoreCase, whiteSpace }: Sameness): string => {
  const spaced = spaces[whiteSpace](text);
  return ignoreCase ? spaced.toLowerCase() : spaced;
};

/** The lines of both texts as numbers: the same number for lines that count as the same. */
export function numberLines(
  left: readonly string[],
  right: readonly string[],
  sameness: Sameness,
): [Int32Array, Int32Array] {
  const { ignoreCase, whiteSpace, ignoreEnds } = sameness;
  const isExact = !ignoreCase && whiteSpace === "exact";
  const numbers = new Map<string, number>();
  const number = (line: string): number => {
    const content = contentOf(line);
    // A missing last line end is told once, and not shown as a difference of the line.
    const end = !ignoreEnds && endOf(line) === "\r\n" ? "\r\n" : "";
    const key = (isExact ? content : keyOf(content, sameness)) + end;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, numbers.size);
    return numbers.size - 1;
  };
  return [Int32Array.from(left, number), Int32Array.from(right, number)];
}

/** The same with nothing ignored, for a patch. */
export function numberRaw(
  left: readonly string[],
  right: readonly string[],
): [Int32Array, Int32Array] {
  const numbers = new Map<string, number>();
  const number = (line: string): number => {
    const known = numbers.get(line) ?? numbers.size;
    numbers.set(line, known);
    return known;
  };
  return [Int32Array.from(left, number), Int32Array.from(right, number)];
}
