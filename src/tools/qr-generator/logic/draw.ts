import jsQR from "jsqr";
import { encodeQR, type ErrorCorrection } from "qr";
import { isLightOnDark } from "./color.ts";
import { boxOf, clearBox, hidesTooMuch, paintLogo, type Box, type Logo } from "./logo.ts";
import type { Level, Options } from "./options.ts";
import { layOut, rasterize, toRgba, type Layout, type Modules } from "./picture.ts";
import { fullInk, shade, shapesOf, type Shape } from "./shapes.ts";

/** What to draw, and how. */
export interface CodeRequest extends Options {
  text: string;
  logo?: Logo | null;
}

/** A code that is drawn, but not yet read again. */
export interface Drawing {
  modules: Modules; // without those behind a logo
  layout: Layout;
  rgba: Uint8ClampedArray<ArrayBuffer>;
  /** One byte per pixel, 1 is ink; `null` when there are more colors than two. */
  pixels: Uint8Array | null;
  /** `null` when every module is a plain square. */
  shapes: Shape[] | null;
  box: Box | null; // of the logo
}

const corrections: Record<Level, ErrorCorrection> = {
  L: "low",
  M: "medium",
  Q: "quartile",
  H: "high",
};

/** The code's modules. The text must fit the level. */
export function modulesOf(text: string, level: Level): Modules {
  // The library insists on ground around the code, which is drawn here as the visitor wants it.
  const bordered = encodeQR(text, "raw", { ecc: corrections[level], border: 1 });
  return bordered.slice(1, -1).map((row) => row.slice(1, -1));
}

/** Draws a text that fits the level. */
export function draw(
  request: CodeRequest,
  level: Level,
  all: Modules = modulesOf(request.text, level),
): Drawing {
  const { dots, corners, ink, ground, logo = null } = request;
  const layout = layOut(all.length, request.size, request.quiet);
  const box = logoBox(request, all);
  const modules = box === null ? all : clearBox(all, box);
  const isPlain = dots === "square" && corners === "square";
  const shapes = isPlain ? null : shapesOf(modules, dots, corners);
  const pixels = shapes === null ? rasterize(modules, layout) : shade(shapes, layout);
  const rgba = toRgba(pixels, ink, ground, shapes === null ? 1 : fullInk);
  if (logo !== null && box !== null) paintLogo(rgba, logo, box, layout, ground);
  return { modules, layout, rgba, pixels: isPlain && box === null ? pixels : null, shapes, box };
}

const logoBox = ({ logo = null, logoPercent }: CodeRequest, { length }: Modules): Box | null =>
  logo === null ? null : boxOf(length, logoPercent);

/** A drawing that a decoder has read, which shares nothing with us; or why it must not be offered. */
export function drawReadable(
  request: CodeRequest,
  level: Level,
): Drawing | "hidden" | "unreadable" {
  const all = modulesOf(request.text, level);
  const box = logoBox(request, all);
  // Before anything is painted, which takes far longer.
  if (box !== null && hidesTooMuch(all.length, box, level)) return "hidden";
  const drawing = draw(request, level, all);
  return isReadable(drawing, request) ? drawing : "unreadable";
}

function isReadable({ rgba, layout: { side } }: Drawing, { text, ink, ground }: CodeRequest) {
  // To look once more for a code in the wrong colors would only take as long again.
  const inversionAttempts = isLightOnDark(ink, ground) ? "invertFirst" : "dontInvert";
  return jsQR(rgba, side, side, { inversionAttempts })?.data === text;
}
