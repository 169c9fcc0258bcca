import { toHex } from "#domain/hex.ts";
import { algorithmOf, algorithms, type AlgorithmId } from "./logic/algorithms.ts";
import type { Digests } from "./logic/digests.ts";
import type { Format } from "./logic/options.ts";
import { writeDigest } from "./logic/writing.ts";

export type { Making, TextDigests } from "./logic/text-digests.ts";
export {
  algorithmNamed,
  algorithmOf,
  algorithms,
  isNative,
  shareOut,
  withHmac,
} from "./logic/algorithms.ts";
export type { AlgorithmId } from "./logic/algorithms.ts";
export { answerTo } from "./logic/check-words.ts";
export { checkList } from "./logic/checking.ts";
export { readExpected } from "./logic/expected.ts";
export { noHmac, readKey } from "./logic/hmac.ts";
export { optionsShape } from "./logic/options.ts";
export type { Format, Options } from "./logic/options.ts";
export { messages } from "./logic/reading.ts";
export { writeDigest } from "./logic/writing.ts";

/** Spec §5: Hash generator and QR generator do nothing on blank input. */
export const isBlank = (text: string): boolean => text.trim() === "";

/** The digests of a text as lines: "SHA-256: 9f86…". */
export const writeLines = (digests: Digests, format: Format): string =>
  written(digests)
    .map(([id, digest]) => `${algorithmOf(id).name}: ${writeDigest(digest, format)}`)
    .join("\n");

/** A line of a checksum file that `sha256sum --check` and its like understand. */
export function writeChecksums(name: string, digests: Digests): string {
  // As they do it: a name with a backslash or a line break is escaped, and its line marked.
  const escaped = name.replaceAll("\\", String.raw`\\`).replaceAll("\n", String.raw`\n`);
  const mark = escaped === name ? "" : "\\";
  return written(digests)
    .map(([id, digest]) => `${mark}${algorithmOf(id).tag} (${escaped}) = ${toHex(digest)}\n`)
    .join("");
}

/** Those that could be made, in the order of the table. */
function written(digests: Digests): [AlgorithmId, Uint8Array][] {
  return algorithms.flatMap(({ id }) => {
    const digest = digests[id];
    return digest ? [[id, digest] as [AlgorithmId, Uint8Array]] : [];
  });
}
