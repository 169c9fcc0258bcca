import type { TextSource } from "#domain/text-source.ts";
import type { Comparison } from "./compare/compare.ts";

/** What is said when no line differs. Nothing is called identical that was not read to its end. */
export function sameWords(
  { isSame, notices }: Pick<Comparison, "isSame" | "notices">,
  left: TextSource,
  right: TextSource,
): string {
  const leftOut = leftOutWords(left, right);
  if (leftOut === "") return isSame ? "The texts are identical" : alikeWords(notices);
  const words = isSame
    ? "The texts are the same as far as they could be read"
    : alikeWords(notices);
  return `${words}. ${leftOut}`;
}

const alikeWords = (notices: readonly string[]): string =>
  notices.length > 0 ? "All lines are the same" : "No differences, apart from what is ignored";

/** "Left out: the last 2 bytes of Original", or nothing when both files were read to their end. */
export function leftOutWords(left: TextSource, right: TextSource): string {
  const parts = [...endWords(left, "Original"), ...endWords(right, "Changed")];
  return parts.length === 0 ? "" : `Left out: ${parts.join(", ")}`;
}

function endWords({ reading }: TextSource, label: string): string[] {
  const bytes = reading?.cutOff ?? 0;
  if (bytes === 0) return [];
  return [`the last ${bytes === 1 ? "byte" : `${bytes} bytes`} of ${label}`];
}
