import { closeSync, fstatSync, openSync, readFileSync, readSync } from "node:fs";
import { sizeWords } from "#domain/bytes.ts";
import type { Bytes } from "#domain/operation/operation.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { isTerminal } from "./output.ts";

/** Up to this an input is held whole; what is longer is streamed, if the operation can. */
const heldBytes = 16 * 1024 * 1024;
/** Nothing longer is read for an operation that needs all of it at once. */
const maxBytes = 256 * 1024 * 1024;
const filePieceBytes = 1024 * 1024;
const pipePieceBytes = 64 * 1024; // a pipe holds no more

/** What arrives: all of it, or a beginning and the rest. */
export type Input = { whole: Bytes } | { pieces: AsyncIterable<Uint8Array> };

/** Opens a file, or stdin for "-" and for nothing. */
export async function openInput(file: string | null): Promise<Result<Input>> {
  const isStdin = file === null || file === "-";
  if (isStdin && isTerminal(0)) process.stderr.write("Reading what you type; Ctrl-D ends it.\n");
  try {
    const descriptor = isStdin ? 0 : openSync(file, "r");
    const status = fstatSync(descriptor);
    if (status.isDirectory()) return fail(`${file} is a folder.`);
    const pieces = readPieces(descriptor, status.isFile() ? filePieceBytes : pipePieceBytes);
    return ok(await hold(pieces));
  } catch (error) {
    return fail(reasonOf(file ?? "stdin", error));
  }
}

/** All of it, up to the longest that is held for an operation. */
export async function readWhole(input: Input): Promise<Result<Bytes>> {
  if ("whole" in input) return ok(input.whole);
  const held: Uint8Array[] = [];
  let size = 0;
  for await (const piece of input.pieces) {
    held.push(piece);
    size += piece.length;
    if (size > maxBytes)
      return fail(`This is longer than ${sizeWords(maxBytes)}, and has to be read whole for that.`);
  }
  return ok(concat(held, size));
}

/** A file as text, for an option that says "@file". */
export function readTextFile(file: string): Result<string> {
  try {
    const bytes = readFileSync(file === "-" ? 0 : file);
    return ok(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch (error) {
    return fail(error instanceof TypeError ? `${file} is not valid UTF-8.` : reasonOf(file, error));
  }
}

/** Reads ahead until it is clear whether all of it is to be held. */
async function hold(pieces: AsyncGenerator<Uint8Array>): Promise<Input> {
  const held: Uint8Array[] = [];
  let size = 0;
  while (size <= heldBytes) {
    const { value, done } = await pieces.next();
    if (done) return { whole: concat(held, size) };
    held.push(value);
    size += value.length;
  }
  return {
    pieces: (async function* () {
      for (let piece = held.shift(); piece; piece = held.shift()) yield piece;
      yield* pieces;
    })(),
  };
}

/** Each piece is new memory: whoever gets one may keep it. */
async function* readPieces(descriptor: number, pieceBytes: number): AsyncGenerator<Uint8Array> {
  try {
    for (;;) {
      const piece = new Uint8Array(pieceBytes);
      const count = await readInto(descriptor, piece);
      if (count === 0) return;
      yield count === pieceBytes ? piece : piece.subarray(0, count);
    }
  } finally {
    if (descriptor !== 0) closeSync(descriptor);
  }
}

/** Waiting is all there is to do meanwhile, so it reads without the detour of a stream. */
async function readInto(descriptor: number, piece: Uint8Array): Promise<number> {
  for (;;) {
    try {
      return readSync(descriptor, piece);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "EOF") return 0; // the end of a pipe, on Windows
      if (code !== "EAGAIN") throw error;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}

function concat(pieces: readonly Uint8Array[], size: number): Bytes {
  const all = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EACCES: "it may not be read",
  EISDIR: "it is a folder",
};

function reasonOf(file: string, error: unknown): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  return `${file}: ${reasons[code] ?? message}.`;
}
