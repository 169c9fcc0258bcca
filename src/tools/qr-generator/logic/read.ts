import jsQR from "jsqr";
import { fail, ok, type Result } from "#domain/result.ts";
import { maxPhotoPx } from "./found.ts";

/** A picture to look for codes in. */
export interface Picture {
  bitmap: ImageBitmap;
  /** One of many, from a camera: it is not worth a long look. */
  isFrame: boolean;
}

/** The part of the Shape Detection API that is used; few browsers have it. */
interface Detector {
  detect: (picture: ImageBitmap) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

/** Long enough for the many tries that a dark or tilted photo needs. */
const photoMs = 2000;
const frameMs = 60;

/** The texts of all codes in a picture. The browser's own decoder is asked first. */
export async function readCodes({ bitmap, isFrame }: Picture): Promise<Result<string[]>> {
  const native = await readNative(bitmap);
  const found = native.length > 0 ? native : await readPixels(pixelsOf(bitmap), isFrame);
  bitmap.close();
  return ok([...new Set(found)]);
}

/** The texts of all codes in an image file. */
export async function readImage(file: Blob): Promise<Result<string[]>> {
  try {
    const whole = await createImageBitmap(file, { imageOrientation: "from-image" });
    return await readCodes({ bitmap: await smaller(whole), isFrame: false });
  } catch {
    return fail("This could not be opened as an image.");
  }
}

async function smaller(bitmap: ImageBitmap): Promise<ImageBitmap> {
  const scale = maxPhotoPx / Math.max(bitmap.width, bitmap.height);
  if (scale >= 1) return bitmap;
  const small = await createImageBitmap(bitmap, {
    resizeWidth: Math.max(1, Math.round(bitmap.width * scale)),
    resizeHeight: Math.max(1, Math.round(bitmap.height * scale)),
    resizeQuality: "high",
  });
  bitmap.close();
  return small;
}

async function readNative(bitmap: ImageBitmap): Promise<string[]> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (BarcodeDetector === undefined) return [];
  try {
    const formats = await BarcodeDetector.getSupportedFormats();
    if (!formats.includes("qr_code")) return [];
    const codes = await new BarcodeDetector({ formats: ["qr_code"] }).detect(bitmap);
    return codes.map(({ rawValue }) => rawValue).filter((text) => text !== "");
  } catch {
    // Its service may be missing on this device.
    return [];
  }
}

function pixelsOf(bitmap: ImageBitmap): ImageData {
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height);
  const ctx = canvas.getContext("2d", { willReadFrequently: true });
  if (ctx === null) throw new Error("No canvas");
  // What is transparent counts as paper.
  ctx.fillStyle = "#ffffff";
  ctx.fillRect(0, 0, width, height);
  ctx.drawImage(bitmap, 0, 0);
  return ctx.getImageData(0, 0, width, height);
}

/** Reads pixels with two decoders, since each reads some photos that the other does not. */
export async function readPixels(
  { data, width, height }: { data: Uint8ClampedArray; width: number; height: number },
  isFrame: boolean,
): Promise<string[]> {
  const { decodeQRBatch } = await import("qr/decode.js");
  const timeLimit = isFrame ? frameMs : photoMs;
  const [results = []] = await decodeQRBatch([{ data, width, height }], { timeLimit });
  const texts = results.filter((result) => typeof result === "string");
  if (texts.length > 0) return texts;
  const text = jsQR(data, width, height, {
    inversionAttempts: isFrame ? "dontInvert" : "attemptBoth",
  })?.data;
  return text === undefined || text === "" ? [] : [text];
}
