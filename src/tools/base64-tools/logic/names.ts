import type { Made } from "./transform.ts";

/** "photo.png.b64" was "photo.png". */
const base64Ending = /\.(?:b64|base64|txt)$/i;

/** What a result is to be saved as. */
export function fileNameFor(made: Made, sourceName: string | undefined): string {
  if (made.is === "encoded") return sourceName === undefined ? "encoded.txt" : `${sourceName}.b64`;
  const bare = sourceName?.replace(base64Ending, "");
  const isNamed = bare !== undefined && /\.\w+$/.test(bare);
  const extension = made.kind?.extension ?? (made.isText ? "txt" : "bin");
  return isNamed ? bare : `${bare ?? "decoded"}.${extension}`;
}
