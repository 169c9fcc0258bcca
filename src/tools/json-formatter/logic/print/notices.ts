import { counted } from "#domain/wording.ts";
import type { Utf8Text } from "../read/encoding.ts";
import type { ScanResult } from "../read/scan-result.ts";
import type { Layout } from "./layout.ts";
import { maxNodes } from "../tree/nodes.ts";
import type { Occurrence, Statistics } from "./statistics.ts";

/** What the visitor should know of a valid text, in a sentence. */
export interface Notice {
  kind:
    | "bom"
    | "utf-16"
    | "lone-surrogate"
    | "lines"
    | "duplicate-keys"
    | "numbers"
    | "unsorted"
    | "indent-cap";
  text: string;
}

/** The sentences about one text, in the order of their weight. */
export function noticesFor(
  source: Utf8Text,
  found: ScanResult,
  { duplicateKeys, impreciseNumbers }: Statistics,
  layout: Layout & { isUnsorted: boolean },
): Notice[] {
  const notices: Notice[] = [];
  const say = (kind: Notice["kind"], text: string) => notices.push({ kind, text });

  if (source.from !== "utf-8") say("utf-16", "The text was UTF-16. The result is UTF-8.");
  else if (source.hadMark) say("bom", "A byte order mark (BOM) at the start was removed.");
  if (found.isLines) {
    say("lines", `JSON Lines: ${counted(found.documents, "document")}.`);
  }
  if (duplicateKeys.count > 0) {
    const where = examples(duplicateKeys.first, (text) => JSON.stringify(text));
    say("duplicate-keys", `${counted(duplicateKeys.count, "duplicate key")} kept: ${where}.`);
  }
  if (impreciseNumbers.count > 0) {
    const where = examples(impreciseNumbers.first, (text) => text);
    say(
      "numbers",
      `${counted(impreciseNumbers.count, "number")} kept that JavaScript would change: ${where}.`,
    );
  }
  if (layout.isUnsorted) {
    const most = maxNodes.toLocaleString("en-US");
    say("unsorted", `Keys are not sorted: this document has more than ${most} values.`);
  }
  if (layout.isCapped) {
    const level = layout.levels.toLocaleString("en-US");
    say(
      "indent-cap",
      `Indentation stops at level ${level} of ${found.depth.toLocaleString("en-US")}, or the result would be too large.`,
    );
  }
  return notices;
}

const shownCount = 3;

const examples = (first: Occurrence[], write: (text: string) => string): string =>
  first
    .slice(0, shownCount)
    .map(({ text, line }) => `${write(text)} on line ${line}`)
    .join(", ");
