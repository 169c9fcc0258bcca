import { findText, textAt, viewOf } from "./bytes-at.ts";

export interface Exif {
  orientation: number; // 1 to 8
  hasLocation: boolean;
}

export const orientationTag = 0x0112;
const gpsTag = 0x8825;
const latitudeTag = 2;
const longitudeTag = 4;
const entryBytes = 12;

/** Reads the two things of an Exif block that matter here. It begins with "II" or "MM". */
export function readExif(block: Uint8Array): Exif {
  const exif: Exif = { orientation: 1, hasLocation: false };
  const order = textAt(block, 0, 2);
  if (order !== "II" && order !== "MM") return exif;
  const isLittle = order === "II";
  const view = viewOf(block);
  if (block.length < 8) return exif;
  for (const [tag, at] of exifEntries(view, view.getUint32(4, isLittle), isLittle)) {
    if (tag === orientationTag) exif.orientation = view.getUint16(at + 8, isLittle);
    if (tag !== gpsTag) continue;
    const gps = exifEntries(view, view.getUint32(at + 8, isLittle), isLittle);
    exif.hasLocation = gps.some(([each]) => each === latitudeTag || each === longitudeTag);
  }
  return exif.orientation > 8 || exif.orientation < 1 ? { ...exif, orientation: 1 } : exif;
}

/** The entries of a directory that lie inside the block: their tag and place. */
export function exifEntries(
  view: DataView,
  from: number,
  isLittle: boolean,
): [tag: number, at: number][] {
  if (from + 2 > view.byteLength) return [];
  const count = view.getUint16(from, isLittle);
  return Array.from({ length: count }, (_, index) => from + 2 + index * entryBytes)
    .filter((at) => at + entryBytes <= view.byteLength)
    .map((at) => [view.getUint16(at, isLittle), at]);
}

/** Whether an XMP packet tells where a picture was taken. */
export const xmpHasLocation = (packet: Uint8Array): boolean =>
  findText(packet, "GPSLatitude") !== -1;

/** Whether a color profile is that of sRGB, by its name in one or two bytes per letter. */
export function isSrgbProfile(profile: Uint8Array): boolean {
  const letters = profile.subarray(0, 4096).filter((byte) => byte !== 0);
  return findText(letters, "sRGB") !== -1;
}
