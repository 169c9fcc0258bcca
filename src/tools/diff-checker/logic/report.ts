import type { Saying } from "#domain/operation/operation.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { counted } from "#domain/wording.ts";
import { compare } from "./compare/compare.ts";
import { canonicalJson } from "./json.ts";
import { optionsShape } from "./options.ts";
import { writePatch } from "./patch.ts";
import { readPatch, type PatchedFile } from "./read-patch.ts";

/** Two texts as they are compared: as they are, or JSON by its structure. */
export interface Two {
  left: string;
  right: string;
}

/** Both laid out alike, so that only structure counts. */
export function asStructure({ left, right }: Two): Result<Two> {
  const [one, two] = [canonicalJson(left, "The text"), canonicalJson(right, "The other text")];
  for (const read of [one, two]) if (!read.ok) return fail(`${read.message}.`);
  return one.ok && two.ok ? ok({ left: one.value.text, right: two.value.text }) : fail("");
}

/** How the two differ: a patch, or how many lines do. */
export function differenceText(
  { left, right }: Two,
  as: "patch" | "summary",
  name: string,
): string {
  if (as === "patch") return writePatch(left, right, name);
  const { counts, likeness } = compare(left, right, optionsShape.initial);
  return [
    ...Object.entries(counts).map(([type, count]) => `${type}: ${count}`),
    `alike: ${Math.floor(likeness * 100)}%`,
  ].join("\n");
}

/** What cannot be seen in the lines. */
export function noticesOn({ left, right }: Two): readonly string[] {
  if (left === right) return ["There is no difference."];
  return compare(left, right, optionsShape.initial).notices;
}

/** A patch as lines: "changes src/a.ts: +3 -1", and a sum. */
export function filesText(files: readonly PatchedFile[]): string {
  return [...files.map(lineOf), sumOf(files)].join("\n");
}

const lineOf = ({ does, name, oldName, isBinary, added, removed }: PatchedFile): string => {
  const from = does === "renames" || does === "copies" ? `${oldName} to ` : "";
  return `${does} ${from}${name}: ${isBinary ? "binary" : `+${added} -${removed}`}`;
};

function sumOf(files: readonly PatchedFile[]): string {
  const added = files.reduce((sum, file) => sum + file.added, 0);
  const removed = files.reduce((sum, file) => sum + file.removed, 0);
  return `${counted(files.length, "file")}, ${counted(added, "line")} added, ${counted(removed, "line")} removed`;
}

const shownFiles = 3;
const shownChars = 100;

/** What a patch does, in a few words. */
export function saysOf(text: string): readonly Saying[] {
  const read = readPatch(text);
  if (!read.ok) return [];
  const inner = read.value.slice(0, shownFiles).map((file) => {
    const words = lineOf(file).slice(file.does.length + 1);
    return {
      label: file.does,
      words: words.length > shownChars ? `…${words.slice(-shownChars)}` : words,
    };
  });
  return [{ label: "Diff", words: sumOf(read.value), inner }];
}
