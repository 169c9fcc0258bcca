import { findText, textAt, viewOf } from "./bytes-at.ts";
import { isSrgbProfile, readExif } from "./exif.ts";
import { plainFacts, type ImageFacts } from "./facts.ts";

/** The description of a picture stands before its pixels; more of it is not read. */
const headBytes = 64 * 1024;

/** AVIF and HEIC: boxes in boxes. Those of interest are found by their names. */
export function readIsoMedia(bytes: Uint8Array): ImageFacts | null {
  const view = viewOf(bytes);
  const brands = textAt(bytes, 8, Math.min(view.getUint32(0), 256) - 8);
  const kind = /avi[fs]/.test(brands)
    ? "avif"
    : /hei[cxms]|hev[cx]|mif1/.test(brands)
      ? "heic"
      : null;
  if (kind === null) return null;
  const head = bytes.subarray(0, headBytes);
  const facts = plainFacts(kind);
  facts.isAnimated = /avis|hev[cx]/.test(textAt(bytes, 8, 4));
  facts.hasAlpha = findText(head, "auxiliary:alpha") !== -1;
  // One size per part: the picture's own is the largest.
  for (let at = findText(head, "ispe"); at !== -1; at = findText(head, "ispe", at + 4)) {
    if (at + 16 > head.length) break;
    facts.width = Math.max(facts.width, view.getUint32(at + 8));
    facts.height = Math.max(facts.height, view.getUint32(at + 12));
  }
  const profile = findText(head, "colrprof");
  facts.hasProfile = profile !== -1 && !isSrgbProfile(bytes.subarray(profile + 8));
  facts.hasMetadata = findText(head, "infe") !== -1 && findText(head, "Exif") !== -1;
  if (facts.hasMetadata)
    facts.hasLocation = exifBlocks(bytes).some((block) => readExif(block).hasLocation);
  return facts;
}

/** Where an Exif block may begin: the list of places in the file is not worth reading for it. */
function exifBlocks(bytes: Uint8Array): Uint8Array[] {
  return ["II*\0", "MM\0*"].flatMap((mark) => {
    const at = findText(bytes, mark);
    return at === -1 ? [] : [bytes.subarray(at)];
  });
}
