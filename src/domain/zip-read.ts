import { collectThrough } from "./compression.ts";
import { crc32 } from "./crc32.ts";
import type { Bytes } from "./operation/operation.ts";
import { fail, ok, type Result } from "./result.ts";

/** What the directory of a ZIP says of a file in it. */
export interface ZipEntry {
  name: string; // "word/document.xml"; a folder's ends with "/"
  sizeBytes: number;
  packedBytes: number;
  modified: string; // "2026-11-16 10:30", without any zone
  isEncrypted: boolean;
  method: number; // 0 as it is, 8 deflate
  crc: number;
  at: number; // of its own header
}

const endSignature = 0x06054b50;
const wideLocatorSignature = 0x07064b50;
const wideEndSignature = 0x06064b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endBytes = 22;
const entryBytes = 46;
const localBytes = 30;
const maxCommentBytes = 0xffff;
const wide = 0xffffffff;

const notZip = "This is not a ZIP, or its end is missing.";
const damaged = "The directory of this ZIP is damaged.";

/** The files of a ZIP by its directory, which stands at its end. Nothing is unpacked. */
export function readZip(bytes: Uint8Array): Result<ZipEntry[]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === -1) return fail(notZip);
  try {
    return readDirectory(bytes, view, end);
  } catch (error) {
    // A number that points behind the end of the file.
    if (error instanceof RangeError) return fail(damaged);
    throw error;
  }
}

/** The record whose comment ends with the file; else the last that could be one. */
function findEnd(view: DataView): number {
  const last = view.byteLength - endBytes;
  let found = -1;
  for (let at = last; at >= Math.max(0, last - maxCommentBytes); at -= 1) {
    if (view.getUint32(at, true) !== endSignature) continue;
    const commentEnd = at + endBytes + view.getUint16(at + 20, true);
    if (commentEnd === view.byteLength) return at;
    if (commentEnd < view.byteLength && found === -1) found = at;
  }
  return found;
}

function readDirectory(bytes: Uint8Array, view: DataView, end: number): Result<ZipEntry[]> {
  let count = view.getUint16(end + 10, true);
  let size = view.getUint32(end + 12, true);
  let start = view.getUint32(end + 16, true);
  let directoryEnd = end;
  // The long form, for more than 65 535 files or 4 GB.
  if (end >= 20 && view.getUint32(end - 20, true) === wideLocatorSignature) {
    const at = longAt(view, end - 12);
    if (view.getUint32(at, true) !== wideEndSignature) return fail(damaged);
    count = longAt(view, at + 32);
    size = longAt(view, at + 40);
    start = longAt(view, at + 48);
    directoryEnd = at;
  }
  // What was put before a ZIP, as in a program that unpacks itself, moves every place in it.
  const shift = directoryEnd - size - start;
  if (shift < 0) return fail(damaged);
  const entries: ZipEntry[] = [];
  let at = start + shift;
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== entrySignature) return fail(damaged);
    const entry = readEntry(bytes, view, at);
    entries.push({ ...entry, at: entry.at + shift });
    at +=
      entryBytes + [28, 30, 32].reduce((sum, place) => sum + view.getUint16(at + place, true), 0);
  }
  return ok(entries);
}

const longAt = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

function readEntry(bytes: Uint8Array, view: DataView, at: number): ZipEntry {
  const flags = view.getUint16(at + 8, true);
  const nameBytes = view.getUint16(at + 28, true);
  const extraAt = at + entryBytes + nameBytes;
  const name = bytes.subarray(at + entryBytes, extraAt);
  if (name.length < nameBytes) throw new RangeError(damaged);
  const long = longNumbers(view, extraAt, extraAt + view.getUint16(at + 30, true));
  // Those that do not fit stand in the extra field, in this order.
  const [sizeBytes, packedBytes, local] = [24, 20, 42].map((place) => {
    const number = view.getUint32(at + place, true);
    return number === wide ? (long.shift() ?? number) : number;
  }) as [number, number, number];
  return {
    name: nameOf(name, (flags & 0x0800) !== 0),
    sizeBytes,
    packedBytes,
    modified: momentOf(view.getUint16(at + 14, true), view.getUint16(at + 12, true)),
    isEncrypted: (flags & 1) !== 0,
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    at: local,
  };
}

function longNumbers(view: DataView, from: number, to: number): number[] {
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    const count = Math.floor(view.getUint16(at + 2, true) / 8);
    return Array.from({ length: Math.min(count, 3) }, (_, index) =>
      longAt(view, at + 4 + index * 8),
    );
  }
  return [];
}

/** The upper half of the letters of DOS (code page 437), which names are written in without a flag. */
const dosLetters =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0";

/** Many programs write UTF-8 without saying so. */
function nameOf(bytes: Uint8Array, isUtf8: boolean): string {
  try {
    return new TextDecoder("utf-8", { fatal: !isUtf8, ignoreBOM: true }).decode(bytes);
  } catch {
    const letters = Array.from(bytes, (byte) =>
      byte < 0x80 ? String.fromCharCode(byte) : dosLetters.charAt(byte - 0x80),
    );
    return letters.join("");
  }
}

const two = (number: number): string => String(number).padStart(2, "0");

const momentOf = (date: number, time: number): string =>
  `${1980 + (date >> 9)}-${two((date >> 5) & 15)}-${two(date & 31)} ${two(time >> 11)}:${two((time >> 5) & 63)}`;

/** More than this is not unpacked: a few kilobytes can stand for gigabytes. */
const maxBytes = 256 * 1024 * 1024;

/** The bytes of one file, checked against its checksum. */
export async function unzip(bytes: Bytes, entry: ZipEntry): Promise<Result<Bytes>> {
  if (entry.isEncrypted) return fail(`“${entry.name}” is encrypted.`);
  if (entry.method !== 0 && entry.method !== 8)
    return fail(`“${entry.name}” is packed in a way that is not known here (${entry.method}).`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const broken = fail(`“${entry.name}” is damaged.`);
  if (entry.at + localBytes > bytes.length || view.getUint32(entry.at, true) !== localSignature)
    return broken;
  const lengths = view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
  const from = entry.at + localBytes + lengths;
  const packed = bytes.subarray(from, from + entry.packedBytes);
  try {
    const inflate = () => collectThrough(packed, new DecompressionStream("deflate-raw"), maxBytes);
    const made = entry.method === 0 ? packed.slice() : await inflate();
    return made.length === entry.sizeBytes && crc32(made) === entry.crc ? ok(made) : broken;
  } catch (error) {
    return error instanceof RangeError ? fail(`“${entry.name}” is larger than 256 MiB.`) : broken;
  }
}
