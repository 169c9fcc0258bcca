import { sizeWords } from "./bytes.ts";
import type { Saying } from "./operation/operation.ts";
import { counted } from "./wording.ts";
import { readZip, type ZipEntry } from "./zip-read.ts";

const isFolder = ({ name }: ZipEntry): boolean => name.endsWith("/");

/** The files of a ZIP: size, date and name in a line, or all that is known as JSON. */
export function listZip(entries: readonly ZipEntry[], as: "text" | "json"): string {
  if (as === "text") {
    return entries
      .map(({ sizeBytes, modified, name }) => `${sizeBytes}\t${modified}\t${printable(name)}\n`)
      .join("");
  }
  const listed = entries.map(({ name, sizeBytes, packedBytes, modified, isEncrypted }) =>
    JSON.stringify({ name, sizeBytes, packedBytes, modified, isEncrypted }),
  );
  return listed.length === 0 ? "[]\n" : `[\n${listed.join(",\n")}\n]\n`;
}

/** A name must not break its line. */
const printable = (name: string): string => name.replace(/\p{Cc}/gu, "\uFFFD");

/** Documents that are a ZIP inside, by a file that each of them must have. */
const kinds: readonly (readonly [file: string, name: string])[] = [
  ["word/document.xml", "Word document"],
  ["xl/workbook.xml", "Excel workbook"],
  ["ppt/presentation.xml", "PowerPoint presentation"],
  ["META-INF/container.xml", "EPUB book"],
  ["AndroidManifest.xml", "Android app"],
  ["META-INF/manifest.xml", "OpenDocument file"],
  ["META-INF/MANIFEST.MF", "Java archive"],
];

/** What is in it, and what is wrong with it. */
export function saysOfZip(bytes: Uint8Array): readonly Saying[] {
  const read = readZip(bytes);
  if (!read.ok) return [];
  const entries = read.value;
  const names = new Set(entries.map(({ name }) => name));
  const label = kinds.find(([file]) => names.has(file))?.[1] ?? "ZIP";
  const files = entries.filter((entry) => !isFolder(entry));
  const size = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const words = `${counted(files.length, "file")}, ${sizeWords(size)} unpacked`;
  const mark = markOf(entries, size / bytes.length);
  return [mark === undefined ? { label, words } : { label, words, mark }];
}

/** Deflate cannot do much better than 1000 to 1; honest files are far from it. */
const suspiciousRatio = 200;

function markOf(entries: readonly ZipEntry[], ratio: number): Saying["mark"] {
  if (entries.some(({ name }) => leavesFolder.test(name)))
    return { words: "a name leads out of its folder", is: "bad" };
  if (ratio > suspiciousRatio)
    return { words: `unpacks to ${Math.round(ratio)} times its size`, is: "bad" };
  return entries.some(({ isEncrypted }) => isEncrypted)
    ? { words: "encrypted", is: "plain" }
    : undefined;
}

const leavesFolder = /^[\\/]|^[a-z]:|(?:^|[\\/])\.\.(?:[\\/]|$)/i;
