import { createHash } from "node:crypto";

export interface BuiltFile {
  name: string; // "assets/main-x1.js", "icon.svg"
  content: Uint8Array;
}

/** Larger files are stored only by those who use them. */
const heavyBytes = 400_000;

/** Sorts the built files into those to store at once and those to store when first used. */
export function splitByWeight(built: readonly BuiltFile[]) {
  const isHeavy = ({ name, content }: BuiltFile) =>
    name.endsWith(".wasm") || content.length > heavyBytes;
  const names = (some: BuiltFile[]) => some.map(withRevision).sort();
  return {
    files: names(built.filter((file) => !isHeavy(file))),
    heavy: names(built.filter(isHeavy)),
  };
}

/** A name in assets/ changes with the content; any other needs a mark that does. */
const withRevision = ({ name, content }: BuiltFile): string =>
  name.startsWith("assets/") ? name : `${name}?revision=${revisionOf(content)}`;

/** A short hash: enough to tell two versions of one file apart. */
export const revisionOf = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 8);
