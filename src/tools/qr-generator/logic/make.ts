import { transfer, type Transferred } from "#domain/jobs.ts";
import { fail, ok, type Failure, type Result } from "#domain/result.ts";
import { levelFor, tooLong } from "./capacity.ts";
import { colorProblem } from "./color.ts";
import { drawReadable, type CodeRequest, type Drawing } from "./draw.ts";
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

/** A drawing that a decoder has read again, and what it was drawn from. */
interface Checked {
  request: CodeRequest;
  drawing: Drawing;
  level: Level;
}

/** Why there is no code, and whether another look of it might help. */
interface Refused {
  request: CodeRequest;
  level: Level;
}

export const unreadable = "A reader could not read this code again, so it is not offered.";

/** Draws a code and reads its picture again; refuses what cannot be read. */
export function drawChecked(wanted: CodeRequest): Result<Checked, Refused> {
  const request = { ...wanted, text: wanted.text.toWellFormed() };
  const level = levelFor(request.text, request.level);
  if (level === null) return fail(tooLong(request.text));
  const drawing = drawReadable(request, level);
  if (typeof drawing !== "string") return ok({ request, drawing, level });
  if (drawing === "hidden") {
    const reason = `This logo hides more than half of what level ${level} can repair.`;
    return fail(reason, { request, level });
  }
  // Where colors are the trouble no other shape helps, and trying them all takes long.
  const isColor = colorProblem(request.ink, request.ground) !== null;
  return isColor ? fail(unreadable) : fail(unreadable, { request, level });
}

/** Draws a code, reads its picture again, and says what is safer where it cannot be read. */
export async function makeCode(
  wanted: CodeRequest,
): Promise<Result<Code> | Transferred<Result<Code>>> {
  const drawn = drawChecked(wanted);
  if (!drawn.ok) return fail(refusedWords(drawn));
  const { drawing, level } = drawn.value;
  const [png, svg] = [await pngOf(drawn.value), await svgFor(drawn.value)];
  const { layout, modules } = drawing;
  return transfer(ok({ png, svg, side: layout.side, count: modules.length, level }), [png.buffer]);
}

/** Why there is no code, and what is safer. */
export function refusedWords({ message, detail }: Failure<Refused>): string {
  const safer = detail === undefined ? null : saferChoice(detail.request, detail.level);
  return safer === null ? message : `${message} Safer: ${safer}.`;
}

/** The picture that was read, as a file. */
export const pngOf = ({ drawing, request }: Checked): Promise<Uint8Array<ArrayBuffer>> => {
  const { pixels, rgba, layout } = drawing;
  return pixels === null
    ? encodeRgbaPng(rgba, layout.side)
    : encodePng(pixels, layout.side, request);
};

/** The same modules, shapes and logo as in the picture that was read, sharp at any size. */
export async function svgFor({ drawing, request }: Checked): Promise<string> {
  const { modules, shapes, box, layout } = drawing;
  const { quiet, ink, ground, logo = null } = request;
  const picture =
    logo === null || box === null ? null : { box, png: await encodeRgbaPng(logo.rgba, logo.side) };
  return svgOf(modules, { size: layout.side, quiet, ink, ground, shapes, picture });
}
