import type { Dimensions } from "../options.ts";
import { hasHoles } from "./pixels.ts";

/** Up to here every browser draws; above, a canvas may stay empty without a word. */
const safePixels = 16_000_000;

export interface Drawn {
  canvas: OffscreenCanvas;
  wasFilled: boolean; // the background shows through
}

/** Draws a picture at a size, over a background if it has one; `null` when the browser cannot. */
export function draw(
  picture: ImageBitmap,
  { width, height }: Dimensions,
  background: string | null,
): Drawn | null {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (context === null || !canPaint(context, canvas)) return null;
  context.clearRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(halved(picture, { width, height }), 0, 0, width, height);
  if (background === null) return { canvas, wasFilled: false };
  const wasFilled = hasHoles(context.getImageData(0, 0, width, height));
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = background;
  context.fillRect(0, 0, width, height);
  return { canvas, wasFilled };
}

/** Whether a canvas is as large as it says: paints one pixel in the far corner and looks at it. */
export function canPaint(
  context: OffscreenCanvasRenderingContext2D,
  { width, height }: Dimensions,
): boolean {
  if (width * height <= safePixels) return true;
  try {
    context.fillRect(width - 1, height - 1, 1, 1);
    return context.getImageData(width - 1, height - 1, 1, 1).data[3] === 255;
  } catch {
    return false;
  }
}

/** Browsers look at few neighbors of a pixel: what shrinks by more than half does so in steps. */
function halved(picture: ImageBitmap, to: Dimensions): ImageBitmap | OffscreenCanvas {
  let from: ImageBitmap | OffscreenCanvas = picture;
  while (from.width >= to.width * 2 && from.height >= to.height * 2 && from.width > 1) {
    const half = new OffscreenCanvas(Math.ceil(from.width / 2), Math.ceil(from.height / 2));
    const context = half.getContext("2d");
    if (context === null) return from;
    context.imageSmoothingQuality = "high";
    context.drawImage(from, 0, 0, half.width, half.height);
    from = half;
  }
  return from;
}

/** The pixels of a drawn picture, for an encoder. */
export function pixelsOf(canvas: OffscreenCanvas): ImageData | null {
  return canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? null;
}
