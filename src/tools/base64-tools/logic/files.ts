import { openBase64Decoder } from "#domain/base64.ts";
import type { Job } from "#domain/jobs.ts";
import { piecesOf } from "#domain/pieces.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { headOf } from "#domain/text-source.ts";
import { decodeText, openTextCheck } from "./charset.ts";
import { notesOn } from "./decode.ts";
import { frameOf, joint, lineCount, pieceBytes, writeBase64 } from "./encode.ts";
import { kindOf } from "./file-kinds.ts";
import type { Problem } from "./problems.ts";
import type { Options } from "./options.ts";
import { decode, showBytes, messages, type Encoded, type Made, type Opened } from "./transform.ts";
import { unwrap } from "./wrapping.ts";

interface FileInput {
  file: File;
  options: Options;
}

const unreadable =
  "This file could not be read. It may be a folder, or have been moved or changed.";
const noRoom =
  "This could not be finished. The file has changed, or the browser has no room for the result: a private window keeps it in memory.";

/** Less than this fits into any browser. */
const roomyBytes = 256 * 1024 * 1024;

/** Enough of a file to tell what it is, and to show. */
const headBytes = 1024 * 1024;

/** Encodes or decodes a file of any size, piece by piece. What is made lies outside of memory. */
export async function transformFile(
  { file, options }: FileInput,
  { progress }: Job,
): Promise<Result<Made, Problem>> {
  try {
    return options.mode === "encode"
      ? ok(await encodeFile(file, options, progress))
      : await decodeFile(file, options, progress);
  } catch {
    return fail(file.size < roomyBytes ? unreadable : noRoom);
  }
}

/** A browser without room makes blobs that look whole and cannot be read. */
const prove = (blob: Blob): Promise<ArrayBuffer> => blob.slice(blob.size - 1).arrayBuffer();

async function encodeFile(
  file: File,
  options: Options,
  progress: Job["progress"],
): Promise<Encoded> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const mime = file.type || kindOf(head)?.mime || "application/octet-stream";
  const [before, after] = frameOf(options, mime);
  const parts: Blob[] = [new Blob([before])];
  let shown = before;
  let done = 0;
  for await (const piece of piecesOf(file, pieceBytes)) {
    const written = (done === 0 ? "" : joint(options)) + writeBase64(piece, options);
    if (shown.length <= headBytes) shown += written;
    parts.push(new Blob([written]));
    done += piece.length;
    progress(done / file.size);
  }
  const all = new Blob([...parts, after], { type: "text/plain" });
  await prove(all);
  const whole = all.size - after.length === shown.length;
  const first = headOf(whole ? shown + after : shown);
  const isShown = first.length === all.size; // Base64 is ASCII: as many characters as bytes
  return {
    is: "encoded",
    head: first,
    whole: isShown,
    lines: lineCount(file.size, options),
    bytes: all.size,
    all: isShown ? null : all,
    sizeBytes: file.size,
    isEncodedAlready: false,
  };
}

async function decodeFile(
  file: File,
  options: Options,
  progress: Job["progress"],
): Promise<Result<Opened, Problem>> {
  const decoder = openBase64Decoder();
  const check = openTextCheck(options.charset);
  const parts: Blob[] = [];
  let head = new Uint8Array();
  let mime: string | null = null;
  let done = 0;
  const keep = (bytes: Uint8Array<ArrayBuffer>) => {
    check.push(bytes);
    parts.push(new Blob([bytes]));
    if (head.length < headBytes) head = joined(head, bytes).slice(0, headBytes);
  };
  for await (const piece of textPieces(file)) {
    if (file.size <= pieceBytes) return decode(piece, options);
    const bare = done === 0 ? unwrap(piece) : null;
    mime ??= bare?.mime ?? null;
    keep(decoder.push(new TextEncoder().encode(bare?.text ?? piece)));
    if (decoder.hasFailed()) break;
    done += pieceBytes;
    progress(Math.min(done / file.size, 1));
  }
  const end = decoder.end();
  if (!end.ok) {
    const at = (end.detail?.offset ?? 0).toLocaleString("en-US");
    const reason = `The character at offset ${at} does not belong there.`;
    return fail(messages.decoding, { place: null, reason, repairs: ["encode"] });
  }
  keep(end.value.bytes);
  const content = new Blob(parts);
  await prove(content);
  const text = check.end() ? headText(head, content.size, options.charset) : null;
  const opened = showBytes(head, content.size, text, content);
  const whole = opened.whole && content.size <= headBytes;
  // What is copied is read as UTF-8.
  const all = whole || options.charset !== "utf-8" ? null : content;
  return ok({ ...opened, whole, bytes: content.size, all, mime, notes: notesOn(end.value) });
}

/** UTF-16, as PowerShell writes files, becomes what Base64 is made of. */
async function* textPieces(file: Blob): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  for await (const piece of piecesOf(file, pieceBytes)) {
    const isUtf16 = piece[0] === 0xff && piece[1] === 0xfe;
    decoder ??= new TextDecoder(isUtf16 ? "utf-16le" : "utf-8");
    yield decoder.decode(piece, { stream: true });
  }
}

/** A head that ends within a character is cut before it. */
function headText(head: Uint8Array, sizeBytes: number, charset: Options["charset"]): string | null {
  for (let cut = 0; cut < (head.length === sizeBytes ? 1 : 4); cut += 1) {
    const text = decodeText(head.subarray(0, head.length - cut), charset);
    if (text !== null) return text;
  }
  return null;
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
