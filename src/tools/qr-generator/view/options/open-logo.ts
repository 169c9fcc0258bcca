import { openImageFile } from "#browser/image-file.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Logo } from "../../logic/logo.ts";

/** Sharp enough for the middle of the largest code. */
const logoSidePx = 400;

/** Reads an image file as a square picture, the image in its middle. */
export async function openLogo(file: File): Promise<Result<Logo>> {
  const opened = await openImageFile(file, logoSidePx);
  if (!opened.ok) return opened;
  const { width, height } = opened.value;
  const side = Math.max(width, height);
  const ctx = new OffscreenCanvas(side, side).getContext("2d");
  if (ctx === null) return fail(`“${file.name}” could not be opened as an image.`);
  ctx.drawImage(opened.value, Math.floor((side - width) / 2), Math.floor((side - height) / 2));
  opened.value.close();
  return ok({ name: file.name, rgba: ctx.getImageData(0, 0, side, side).data, side });
}
