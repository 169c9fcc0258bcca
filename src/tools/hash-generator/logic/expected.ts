import { decodeBase64 } from "#domain/base64.ts";
import { fromHex, toHex } from "#domain/hex.ts";
import { algorithms, type AlgorithmId } from "./algorithms.ts";

/** A digest that somebody published. */
export interface Expected {
  hex: string; // whatever it was written in
  name?: string; // of the file, with its folders, in a checksum file
  /** What made it, where the line says so; `null` when that is something this page does not make. */
  id?: AlgorithmId | null;
}

/** What was pasted to compare with. */
export interface ExpectedList {
  expected: Expected[];
  others: number; // lines that are no checksum, comments aside
  isSigned: boolean; // there is a PGP signature, which is not checked here
}

/** "SHA256 (backup.zip) = 9f86…", with "\" before it when the name is escaped */
const tagged = /^(?<mark>\\?)(?<tag>[\w/-]+)\s*\((?<name>.+)\)\s*=\s*(?<digest>\S+)$/;
/** "9f86…  backup.zip", with "*" before the name of a binary file */
const listed = /^(?<mark>\\?)(?<digest>[\da-f]{8,128})[ \t]+\*?(?<name>\S.*)$/i;
/** "SHA256   9F86…   C:\backup.zip", as PowerShell's Get-FileHash writes it */
const inColumns = /^(?<tag>[A-Z][A-Z\d]+)\s{2,}(?<digest>[\dA-F]{32,128})\s+(?<name>\S.*)$/;
/** "sha256:9f86…", "SHA-256 = 9f86…", "sha384-oqVu…" */
const labeled = /^(?<tag>[a-z][\w/-]*?)(?:\s*[:=]\s*|(?<=^sha(?:256|384|512))-)(?<digest>\S.*)$/i;
/** "SHA256 hash of backup.zip:", the line before the digest that certutil writes */
const announced = /^(?<tag>\w+)[ -]hash \w+ (?:file )?(?<name>.+):$/i;
/** What stands in such files and is no checksum, nor meant to be one. */
const aside =
  /^(?:[#;]|CertUtil:|Algorithm\s+Hash\s+Path$|-+[\s-]*$|-----BEGIN PGP SIGNED MESSAGE-----$|Hash: SHA\d+$)/;
const signature =
  /^-----BEGIN PGP SIGNATURE-----[\s\S]*?(?:^-----END PGP SIGNATURE-----|(?![\s\S]))/m;

/** Reads what was pasted: a digest in hex or Base64, or a whole checksum file. */
export function readExpected(text: string): ExpectedList {
  const list: ExpectedList = { expected: [], others: 0, isSigned: signature.test(text) };
  let title: Pick<Expected, "name" | "id"> | null = null;
  for (const line of text.replace(signature, "").split(/\r?\n|\0/)) {
    const trimmed = line.trim();
    if (trimmed === "" || aside.test(trimmed)) continue;
    const { tag, name } = announced.exec(trimmed)?.groups ?? {};
    if (name !== undefined) {
      title = { name, ...idOf(tag) };
      continue;
    }
    const found = readLine(trimmed);
    if (found.length === 0) list.others += 1;
    // The title is that of the line after it, and of no other.
    list.expected.push(...found.map((one) => ({ ...title, ...one })));
    title = null;
  }
  return list;
}

function readLine(line: string): Expected[] {
  const spaced = digestHex(line);
  if (spaced !== null) return [{ hex: spaced }];
  const groups = (tagged.exec(line) ?? listed.exec(line) ?? inColumns.exec(line))?.groups;
  const { digest = "", name, tag, mark } = groups ?? {};
  const hex = digestHex(digest);
  if (hex !== null && name !== undefined) {
    const { id } = idOf(tag);
    const fits = !id || bytesOf.get(id) === hex.length / 2;
    const known = tag === undefined ? {} : { id: id ?? null };
    return fits ? [{ hex, name: mark ? unescaped(name) : name, ...known }] : [];
  }
  // An integrity attribute may hold several, each with its label.
  return line.split(/\s+(?=sha(?:256|384|512)-)/i).flatMap((part) => {
    const { digest: own = "", tag: label } = labeled.exec(part)?.groups ?? {};
    const ownHex = digestHex(own);
    return ownHex === null ? [] : [{ hex: ownHex, ...idOf(label) }];
  });
}

const bytesOf = new Map<string, number>(algorithms.map(({ id, bytes }) => [id, bytes]));
const lengths = new Set(bytesOf.values());

/** Hex if it can be: a Base64 digest without any letter from G on is out of the question. */
function digestHex(text: string): string | null {
  const bytes = fromHex(text);
  if (bytes !== null) return lengths.has(bytes.length) ? toHex(bytes) : null;
  const decoded = /\s/.test(text) ? null : decodeBase64(text);
  // Four letters of an ordinary word would be a checksum in Base64.
  const isLikely = decoded?.ok === true && decoded.value.length >= 16;
  return isLikely && lengths.has(decoded.value.length) ? toHex(decoded.value) : null;
}

/** As `sha256sum` writes a name with a backslash or a line break. */
const unescaped = (name: string): string =>
  name.replace(/\\([\\nr])/g, (_all, letter: string) =>
    letter === "n" ? "\n" : letter === "r" ? "\r" : "\\",
  );

const plain = (tag: string): string => tag.toLowerCase().replace(/[^a-z\d]|^hmac-?/g, "");
const ids = new Map<string, AlgorithmId>([
  ...algorithms.flatMap(({ id, name, tag }) =>
    [id, name, tag].map((word) => [plain(word), id] as const),
  ),
  // As openssl calls them.
  ...(["224", "256", "384", "512"] as const).map((size) => [`sha2${size}`, `sha${size}`] as const),
  ["blake2b512", "blake2b"],
  ["blake2s256", "blake2s"],
]);

/** The algorithm that a line names, if it is known. */
function idOf(tag: string | undefined): { id?: AlgorithmId } {
  const id = ids.get(plain(tag ?? ""));
  return id === undefined ? {} : { id };
}
