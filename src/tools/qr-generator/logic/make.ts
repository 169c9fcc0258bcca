import jsQR from "jsqr";
import { encodeQR, type ErrorCorrection } from "qr";
import { transfer, type Transferred } from "#domain/jobs.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { levelFor, tooLong } from "./capacity.ts";
import type { Level, Options } from "./options.ts";
import { layOut, rasterize, svgOf, toRgba, type Modules } from "./picture.ts";
import { encodePng } from "./png.ts";

/** What to draw, and how. */
export interface CodeRequest extends Options {
  text: string;
}

/** A code that a decoder has read again. */
export interface Code {
  png: Uint8Array<ArrayBuffer>;
  svg: string;
  side: number; // of the PNG, in pixels
  count: number; // modules in a row: 21 to 177
  level: Level; // lower than asked for when the text is too long for that
}

const corrections: Record<Level, ErrorCorrection> = {
  L: "low",
  M: "medium",
  Q: "quartile",
  H: "high",
};

export const unreadable = "A reader could not read this code again, so it is not offered.";

/** The code's modules. The text must fit the level. */
export function modulesOf(text: string, level: Level): Modules {
  // The library insists on ground around the code, which is drawn here as the visitor wants it.
  const bordered = encodeQR(text, "raw", { ecc: corrections[level], border: 1 });
  return bordered.slice(1, -1).map((row) => row.slice(1, -1));
}

/** Draws a code, and reads its picture with a decoder that shares nothing with the encoder. */
export async function makeCode(
  request: CodeRequest,
): Promise<Result<Code> | Transferred<Result<Code>>> {
  const { size, quiet, ink, ground } = request;
  const text = request.text.toWellFormed();
  const level = levelFor(text, request.level);
  if (level === null) return fail(tooLong(text));

  const modules = modulesOf(text, level);
  const layout = layOut(modules.length, size, quiet);
  const pixels = rasterize(modules, layout);
  const { side } = layout;
  if (jsQR(toRgba(pixels, ink, ground), side, side)?.data !== text) return fail(unreadable);

  const png = await encodePng(pixels, side, { ink, ground });
  const svg = svgOf(modules, { size, quiet, ink, ground });
  return transfer(ok({ png, svg, side, count: modules.length, level }), [png.buffer]);
}
