import { sizeWords } from "#domain/bytes.ts";
import type { Saying } from "#domain/operation/operation.ts";
import { isReadable } from "./charset.ts";
import { decodeAll } from "./decode.ts";
import { kindOf } from "./file-kinds.ts";

/** What lies in a text of Base64, in a few words. */
export function saysOf(text: string): readonly Saying[] {
  const decoded = decodeAll(text, "utf-8");
  if (!decoded.ok) return [];
  const { bytes, mime } = decoded.value;
  const what = kindOf(bytes)?.name ?? (isReadable(bytes, "utf-8") ? "text" : "bytes");
  return [{ label: mime ?? "Base64", words: `${what}, ${sizeWords(bytes.length)}` }];
}
