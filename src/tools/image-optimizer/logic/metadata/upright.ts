import { findText, textAt, viewOf } from "../facts/bytes-at.ts";
import { exifEntries, orientationTag } from "../facts/exif.ts";
import type { Dimensions } from "../options.ts";
import type { Metadata } from "./metadata.ts";

const exifDirectoryTag = 0x8769;
const shortType = 3;
const entryBytes = 12;

/**
 * The metadata of a picture whose pixels now stand upright, in a new size: nobody shall turn it
 * again. The small preview of the camera is let go, since it lies as it did.
 */
export function uprightMetadata({ exif, xmp, profile }: Metadata, size: Dimensions): Metadata {
  return {
    exif: exif && uprightExif(exif, size),
    xmp: xmp && uprightXmp(xmp),
    profile,
  };
}

function uprightExif(block: Uint8Array, { width, height }: Dimensions): Uint8Array {
  const edited = block.slice();
  const order = textAt(edited, 0, 2);
  if ((order !== "II" && order !== "MM") || edited.length < 8) return edited;
  const isLittle = order === "II";
  const view = viewOf(edited);
  const values = new Map([
    [orientationTag, 1],
    [0x0100, width],
    [0x0101, height],
    [0xa002, width],
    [0xa003, height],
  ]);
  const edit = (from: number): void => {
    for (const [tag, at] of exifEntries(view, from, isLittle)) {
      const value = values.get(tag);
      if (tag === exifDirectoryTag) edit(view.getUint32(at + 8, isLittle));
      if (value === undefined) continue;
      if (view.getUint16(at + 2, isLittle) === shortType) view.setUint16(at + 8, value, isLittle);
      else view.setUint32(at + 8, value, isLittle);
    }
  };
  const first = view.getUint32(4, isLittle);
  edit(first);
  if (first + 2 > edited.length) return edited;
  // The directory of the preview is named behind the first one.
  const next = first + 2 + view.getUint16(first, isLittle) * entryBytes;
  if (next + 4 <= edited.length) view.setUint32(next, 0, isLittle);
  return edited;
}

const orientationName = "tiff:Orientation";

/** As an attribute, `tiff:Orientation="6"`, or as an element, `<tiff:Orientation>6<`. */
function uprightXmp(packet: Uint8Array): Uint8Array {
  const edited = packet.slice();
  for (
    let at = findText(edited, orientationName);
    at !== -1;
    at = findText(edited, orientationName, at + 1)
  ) {
    const behind = at + orientationName.length;
    const digit = /^(?:=["']|>)(?=[1-8])/.exec(textAt(edited, behind, 3))?.[0];
    if (digit !== undefined) edited[behind + digit.length] = 0x31;
  }
  return edited;
}
