import { decodeBase64 } from "#domain/base64.ts";
import { fromHex, toHex } from "#domain/hex.ts";
import { algorithms, type AlgorithmId } from "./algorithms.ts";
import type { Digests } from "./digests.ts";

/** A digest that somebody published. */
export interface Expected {
  hex: string; // whatever it was written in
  name?: string; // of the file, in a checksum file
}

/** How a digest stands against what was expected. */
export type Verdict =
  | { kind: "match"; id: AlgorithmId }
  | { kind: "mismatch"; alike: AlgorithmId[] } // those chosen whose digests are that long
  | { kind: "not-chosen"; alike: AlgorithmId[] } // those not chosen that it could be
  | { kind: "not-listed" }; // a checksum file without this file

/** "SHA256 (backup.zip) = 9f86…" */
const tagged = /^[\w/-]+\s*\((?<name>.+)\)\s*=\s*(?<digest>\S+)$/;
/** "9f86…  backup.zip", with "*" before the name of a binary file */
const listed = /^\\?(?<digest>[\da-f]{8,128})[ \t]+\*?(?<name>\S.*)$/i;
/** "sha256:9f86…", "SHA-256 = 9f86…", "sha384-oqVu…" */
const labeled = /^[a-z][\w/-]*?(?:\s*[:=]\s*|(?<=^sha(?:256|384|512))-)(?<digest>\S.*)$/i;

/** Reads what was pasted: a digest in hex or Base64, or a whole checksum file. */
export function readExpected(text: string): Expected[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const trimmed = line.trim();
    if (trimmed === "" || /^[#;]/.test(trimmed)) return [];
    return readLine(trimmed);
  });
}

function readLine(line: string): Expected[] {
  const spaced = digestHex(line);
  if (spaced !== null) return [{ hex: spaced }];
  const { digest = "", name } = (tagged.exec(line) ?? listed.exec(line))?.groups ?? {};
  const hex = digestHex(digest);
  if (hex !== null && name !== undefined) return [{ hex, name: baseName(name) }];
  // An integrity attribute may hold several, each with its label.
  return line.split(/\s+(?=sha(?:256|384|512)-)/i).flatMap((part) => {
    const own = digestHex(labeled.exec(part)?.groups?.digest ?? "");
    return own === null ? [] : [{ hex: own }];
  });
}

const lengths = new Set<number>(algorithms.map(({ bytes }) => bytes));

/** Hex if it can be: a Base64 digest without any letter from G on is out of the question. */
function digestHex(text: string): string | null {
  const bytes = fromHex(text);
  if (bytes !== null) return lengths.has(bytes.length) ? toHex(bytes) : null;
  const decoded = /\s/.test(text) ? null : decodeBase64(text);
  // Four letters of an ordinary word would be a checksum in Base64.
  const isLikely = decoded?.ok === true && decoded.value.length >= 16;
  return isLikely && lengths.has(decoded.value.length) ? toHex(decoded.value) : null;
}

const baseName = (path: string): string => path.replace(/^.*[/\\]/, "");

/** Compares the digests of a text, or of the file of that name. `null`: nothing to compare. */
export function compare(
  digests: Digests,
  expected: readonly Expected[],
  fileName: string | null,
  isOnlyFile: boolean,
): Verdict | null {
  if (expected.length === 0) return null;
  // A download is often renamed: with one file and one digest there is no doubt what is meant.
  const isPlain = fileName === null || (isOnlyFile && expected.length === 1);
  const own = isPlain
    ? expected
    : expected.filter(({ name }) => name === undefined || name === fileName);
  if (own.length === 0) return { kind: "not-listed" };
  const made = Object.entries(digests) as [AlgorithmId, Uint8Array | null][];
  const hexes = new Set(own.map(({ hex }) => hex));
  const match = made.find(([, digest]) => digest !== null && hexes.has(toHex(digest)));
  if (match !== undefined) return { kind: "match", id: match[0] };
  const alike = algorithms.filter(({ bytes }) => own.some(({ hex }) => hex.length === bytes * 2));
  const isMade = ({ id }: { id: AlgorithmId }) => made.some(([other]) => other === id);
  const chosen = alike.filter(isMade);
  return chosen.length > 0
    ? { kind: "mismatch", alike: chosen.map(({ id }) => id) }
    : { kind: "not-chosen", alike: alike.map(({ id }) => id) };
}
