import { transfer, type Transferred } from "#domain/jobs.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { levelFor, tooLong } from "./capacity.ts";
import { colorProblem } from "./color.ts";
import { draw, faultOf, type CodeRequest } from "./draw.ts";
import type { Level } from "./options.ts";
import { encodePng, encodeRgbaPng } from "./png.ts";
import { saferChoice } from "./safer.ts";
import { svgOf } from "./svg.ts";

/** A code that a decoder has read again. */
export interface Code {
  png: Uint8Array<ArrayBuffer>;
  svg: string;
  side: number; // of the PNG, in pixels
  count: number; // modules in a row: 21 to 177
  level: Level; // lower than asked for when the text is too long for that
}

export const unreadable = "A reader could not read this code again, so it is not offered.";

/** Draws a code, reads its picture again, and refuses what cannot be read. */
export async function makeCode(
  request: CodeRequest,
): Promise<Result<Code> | Transferred<Result<Code>>> {
  const { size, quiet, ink, ground, logo = null } = request;
  const text = request.text.toWellFormed();
  const level = levelFor(text, request.level);
  if (level === null) return fail(tooLong(text));

  const drawing = draw({ ...request, text }, level);
  const fault = faultOf(drawing, text, level);
  if (fault !== null) {
    const reason =
      fault === "hidden"
        ? `This logo hides more than half of what level ${level} can repair.`
        : unreadable;
    // Where colors are the trouble no other shape helps, and trying them all takes long.
    const isColor = fault === "unreadable" && colorProblem(ink, ground) !== null;
    const safer = isColor ? null : saferChoice({ ...request, text }, level);
    return fail(safer === null ? reason : `${reason} Safer: ${safer}.`);
  }

  const { modules, shapes, box, pixels, rgba, layout } = drawing;
  const png =
    pixels === null
      ? await encodeRgbaPng(rgba, layout.side)
      : await encodePng(pixels, layout.side, { ink, ground });
  const picture =
    logo === null || box === null ? null : { box, png: await encodeRgbaPng(logo.rgba, logo.side) };
  const svg = svgOf(modules, { size, quiet, ink, ground, shapes, picture });
  return transfer(ok({ png, svg, side: layout.side, count: modules.length, level }), [png.buffer]);
}
