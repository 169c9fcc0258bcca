import type { Encoding } from "#domain/encoding.ts";
import { editableChars } from "#domain/limits.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import {
  unreadable,
  type LargeText,
  type TextPlace,
  type TextSource,
} from "#domain/text-source.ts";
import type { TextPiece } from "./file-texts.ts";

type Reader = typeof import("./file-texts.ts");

/** What reads files and long texts is loaded with the first of them, and not with the page. */
async function withReader<Value>(
  read: (reader: Reader) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  let reader: Reader;
  try {
    reader = await import("./file-texts.ts");
  } catch {
    return fail(
      "It could not be read: a part of this page could not be loaded. You may be offline, or a newer version of the site was put up in the meantime.",
    );
  }
  return read(reader);
}

/** Turns a string, however long, into a text source without ever holding the page up. */
export const takeText = async (text: string): Promise<Result<TextSource>> =>
  text.length <= editableChars
    ? ok({ kind: "small", text })
    : withReader((reader) => reader.takeLongText(text));

/** Reads a file, or bytes, as text, in the encoding that is wanted or that the file speaks for. */
export const takeFile = (
  file: Blob & { name?: string },
  wanted?: Encoding,
): Promise<Result<TextSource>> => withReader((reader) => reader.takeFile(file, wanted));

/** Decodes only the surroundings of a place. */
export const readAround = (source: LargeText, at: TextPlace): Promise<Result<TextPiece>> =>
  withReader((reader) => reader.readAround(source, at));

/** The text as UTF-8, for a worker. A large one is read from its file again. */
export async function readBytes(source: TextSource): Promise<Result<Uint8Array<ArrayBuffer>>> {
  if (source.kind === "small") return ok(new TextEncoder().encode(source.text));
  try {
    return ok(new Uint8Array(await source.blob.arrayBuffer()));
  } catch {
    return fail(unreadable(`“${source.name ?? "The text"}”`));
  }
}
