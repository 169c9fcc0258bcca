import { ok, type Result } from "#domain/result.ts";
import { canPaint, undrawable, undrawn, type Reason } from "../logic.ts";
import type { ToDraw } from "../logic/encode/optimize.ts";

/**
 * Turns a drawing into pixels. As an image it runs no script and loads nothing; from an address of
 * its own, a `data:` URL, its pixels may be read even where there is HTML in it.
 */
export async function drawSvg({ text, size }: ToDraw): Promise<Result<ImageBitmap, Reason>> {
  const { width, height } = size;
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  try {
    await image.decode();
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d");
    if (context === null || !canPaint(context, size)) return undrawable(size);
    context.clearRect(0, 0, width, height);
    context.drawImage(image, 0, 0, width, height);
    return ok(canvas.transferToImageBitmap());
  } catch {
    return undrawn();
  }
}
