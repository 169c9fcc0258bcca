import { openImageFile } from "#browser/image-file.ts";
import { fail, ok, type Result } from "#domain/result.ts";

/** Enough to find its colors: a larger one has more pixels, not more colors. */
const maxSidePx = 256;

/** The pixels of an image file, made small. */
export async function pixelsOf(file: File): Promise<Result<Uint8ClampedArray>> {
  const opened = await openImageFile(file, maxSidePx);
  if (!opened.ok) return opened;
  const bitmap = opened.value;
  const { width, height } = bitmap;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const pixels = context?.getImageData(0, 0, width, height).data;
  return pixels ? ok(pixels) : fail("This browser does not let pictures be read.");
}
