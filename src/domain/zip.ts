/** A file in a ZIP. Its bytes are not looked at again: packing does not make pictures smaller. */
export interface ZipFile {
  name: string;
  blob: Blob;
  crc: number;
}

const localBytes = 30;
const centralBytes = 46;
const endBytes = 22;
const version = 20;
const utf8Names = 0x0800;

/** A ZIP without its longer form holds no more. */
export const maxZipBytes = 0xffffffff;

/** Writes files into a ZIP, one after the other, as they are. */
export function writeZip(files: readonly ZipFile[], at: Date): Blob {
  const parts: BlobPart[] = [];
  const directory: BlobPart[] = [];
  let offset = 0;
  let directoryBytes = 0;
  for (const file of files) {
    const name = new TextEncoder().encode(file.name);
    const facts = entryFacts(file, name.length, at);
    parts.push(
      header(0x04034b50, localBytes, [[4, version], ...shifted(facts, 6)]),
      name,
      file.blob,
    );
    const central = header(0x02014b50, centralBytes, [
      [4, version],
      [6, version],
      ...shifted(facts, 8),
      [42, offset, 4],
    ]);
    directory.push(central, name);
    directoryBytes += centralBytes + name.length;
    offset += localBytes + name.length + file.blob.size;
  }
  const end = header(0x06054b50, endBytes, [
    [8, files.length],
    [10, files.length],
    [12, directoryBytes, 4],
    [16, offset, 4],
  ]);
  return new Blob([...parts, ...directory, end], { type: "application/zip" });
}

/** A number in a header: its place, its value, its bytes. */
type Word = readonly [at: number, value: number, bytes?: 2 | 4];

/** What a file's own header and the directory both say, in the same order. */
const entryFacts = ({ blob, crc }: ZipFile, nameBytes: number, at: Date): Word[] => [
  [0, utf8Names],
  [2, 0],
  [4, (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1)],
  [6, ((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate()],
  [8, crc, 4],
  [12, blob.size, 4],
  [16, blob.size, 4],
  [20, nameBytes],
];

const shifted = (words: readonly Word[], by: number): Word[] =>
  words.map(([at, value, bytes = 2]) => [at + by, value, bytes]);

function header(
  signature: number,
  length: number,
  words: readonly Word[],
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, signature, true);
  for (const [at, value, size = 2] of words) {
    if (size === 4) view.setUint32(at, value, true);
    else view.setUint16(at, value, true);
  }
  return bytes;
}

/** Names that differ, in capitals as in small letters: "a.jpg", "a-2.jpg". */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const dot = name.includes(".") ? name.lastIndexOf(".") : name.length;
    let distinct = name;
    for (let count = 2; taken.has(distinct.toLowerCase()); count++) {
      distinct = `${name.slice(0, dot)}-${count}${name.slice(dot)}`;
    }
    taken.add(distinct.toLowerCase());
    return distinct;
  });
}
