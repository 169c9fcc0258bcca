import { sizeWords } from "#domain/bytes.ts";
import { maxTextBytes } from "#domain/limits.ts";
import { fail, ok, type Result } from "#domain/result.ts";

/** Decodes an image file of any kind that the browser can show, no larger than asked. */
export async function openImageFile(file: File, maxSidePx: number): Promise<Result<ImageBitmap>> {
  if (file.size > maxTextBytes) {
    return fail(
      `“${file.name}” is ${sizeWords(file.size)}. The limit is ${sizeWords(maxTextBytes)}.`,
    );
  }
  const address = URL.createObjectURL(file);
  try {
    // By an element, which turns photos upright and knows SVG as well.
    const image = new Image();
    image.src = address;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = Math.min(1, maxSidePx / Math.max(width, height));
    const options: ImageBitmapOptions =
      scale === 1
        ? {}
        : {
            resizeWidth: Math.max(1, Math.round(width * scale)),
            resizeHeight: Math.max(1, Math.round(height * scale)),
            resizeQuality: "high",
          };
    return ok(await createImageBitmap(image, options));
  } catch {
    return fail(`“${file.name}” could not be opened as an image.`);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** A shown image as a PNG; `null` when another host does not share its bytes. */
export async function pngOf(image: HTMLImageElement): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  try {
    return await new Promise((done) => canvas.toBlob(done, "image/png"));
  } catch {
    return null;
  }
}
