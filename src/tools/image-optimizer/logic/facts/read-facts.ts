import { readGif } from "./gif-facts.ts";
import { readIsoMedia } from "./iso-media-facts.ts";
import { readJpeg } from "./jpeg-facts.ts";
import { readPng } from "./png-facts.ts";
import { readWebp } from "./webp-facts.ts";
import { startsWith, textAt, viewOf } from "./bytes-at.ts";
import { plainFacts, type ImageFacts } from "./facts.ts";

/** Reads the first bytes, whatever the file is called; `null` when it is no picture. */
export function readFacts(bytes: Uint8Array): ImageFacts | null {
  try {
    return readKnown(bytes);
  } catch (error) {
    // A table of contents that points behind the end of the file.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function readKnown(bytes: Uint8Array): ImageFacts | null {
  if (startsWith(bytes, "ffd8ff")) return readJpeg(bytes);
  if (startsWith(bytes, "89504e470d0a1a0a")) return readPng(bytes);
  if (textAt(bytes, 0, 4) === "RIFF" && textAt(bytes, 8, 4) === "WEBP") return readWebp(bytes);
  if (/^GIF8[79]a$/.test(textAt(bytes, 0, 6))) return readGif(bytes);
  if (textAt(bytes, 4, 4) === "ftyp") return readIsoMedia(bytes);
  if (textAt(bytes, 0, 2) === "BM" && bytes.length > 26) return readBmp(bytes);
  if (startsWith(bytes, "00000100")) return { ...plainFacts("ico"), hasAlpha: true };
  if (startsWith(bytes, "49492a00") || startsWith(bytes, "4d4d002a")) return plainFacts("tiff");
  if (startsWith(bytes, "ff0a") || startsWith(bytes, "0000000c4a584c20")) return plainFacts("jxl");
  // Some editors put a mark of the encoding first.
  const start = startsWith(bytes, "efbbbf") ? 3 : 0;
  return /^\s*(?:<\?xml|<!doctype svg|<!--|<svg)/i.test(textAt(bytes, start, 256)) &&
    textAt(bytes, start, 4096).includes("<svg")
    ? { ...plainFacts("svg"), hasAlpha: true }
    : null;
}

function readBmp(bytes: Uint8Array): ImageFacts {
  const view = viewOf(bytes);
  const width = Math.abs(view.getInt32(18, true));
  return { ...plainFacts("bmp"), width, height: Math.abs(view.getInt32(22, true)) };
}
