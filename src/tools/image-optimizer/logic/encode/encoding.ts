import { encodeLibAvif, encodeLibWebp, encodeMozJpeg, shrinkPng } from "./codecs.ts";
import { pixelsOf } from "./drawing.ts";
import type { Format } from "../options.ts";

/** An encoded picture, and who made it. */
export interface Encoded {
  blob: Blob;
  by: string; // "MozJPEG"; the browser's own encoder is "your browser"
}

const ownEncoder = "your browser";

const typeOf = (format: Format) => `image/${format}`;
/** Every browser makes these two. */
const known = new Map<Format, boolean>([
  ["jpeg", true],
  ["png", true],
]);

/** Some browsers answer with a PNG when they are asked for something else. */
async function canEncode(format: Format): Promise<boolean> {
  const found = known.get(format);
  if (found !== undefined) return found;
  const canvas = new OffscreenCanvas(1, 1);
  canvas.getContext("2d");
  const { type } = await canvas.convertToBlob({ type: typeOf(format) });
  known.set(format, type === typeOf(format));
  return type === typeOf(format);
}

/**
 * Encodes what is drawn, at a quality. The browser's own encoder first, since it is fast; a real
 * codec where the browser has none, and when the visitor takes the time for fewer bytes.
 */
export async function encode(
  canvas: OffscreenCanvas,
  format: Format,
  quality: number,
  isSlow: boolean,
): Promise<Encoded> {
  const isOwn = await canEncode(format);
  const own = async (): Promise<Encoded> => ({
    blob: await canvas.convertToBlob({ type: typeOf(format), quality: quality / 100 }),
    by: ownEncoder,
  });
  if (format === "png") return { blob: await shrink(await own(), isSlow), by: "OxiPNG" };
  if (isOwn && !isSlow) return own();
  const pixels = pixelsOf(canvas);
  if (pixels === null) return own();
  const codecs = {
    jpeg: async () => ({ blob: await encodeMozJpeg(pixels, quality), by: "MozJPEG" }),
    webp: async () => ({ blob: await encodeLibWebp(pixels, quality, isSlow), by: "libwebp" }),
    avif: async () => ({ blob: await encodeLibAvif(pixels, quality, isSlow), by: "libavif" }),
  };
  const made = await codecs[format]();
  if (!isOwn) return made;
  const other = await own();
  return other.blob.size < made.blob.size ? other : made;
}

const shrink = async ({ blob }: Encoded, isSlow: boolean) =>
  shrinkPng(new Uint8Array(await blob.arrayBuffer()), isSlow);
