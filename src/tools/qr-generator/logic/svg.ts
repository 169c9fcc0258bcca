import { encodeBase64 } from "#domain/base64.ts";
import type { Color } from "./color.ts";
import { logoInset, type Box } from "./logo.ts";
import type { Modules } from "./picture.ts";
import { pathOf, type Shape } from "./shapes.ts";

interface SvgLook {
  size: number; // in pixels, to begin with
  quiet: number;
  ink: Color;
  ground: Color;
  /** `null` or nothing: every module is a plain square. */
  shapes?: readonly Shape[] | null;
  picture?: { box: Box; png: Uint8Array } | null;
}

/** The code as one path, sharp at any size. Runs of plain ink in a row are one rectangle. */
export function svgOf(modules: Modules, look: SvgLook): string {
  const { size, quiet, ink, ground, shapes = null, picture = null } = look;
  const across = modules.length + 2 * quiet;
  const path =
    shapes === null
      ? modules
          .flatMap((row, y) => runsOf(row).map(([x, length]) => bar(x + quiet, y + quiet, length)))
          .join("")
      : pathOf(shapes, quiet);
  const rendering = shapes === null ? ` shape-rendering="crispEdges"` : "";
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${across} ${across}"${rendering}>`,
    `<rect width="${across}" height="${across}" fill="${ground}"/>`,
    `<path fill="${ink}"${shapes === null ? "" : ` fill-rule="evenodd"`} d="${path}"/>`,
    ...(picture === null ? [] : [imageOf(picture, quiet)]),
    `</svg>`,
    ``,
  ].join("\n");
}

function imageOf({ box, png }: { box: Box; png: Uint8Array }, quiet: number): string {
  const start = box.start + quiet + logoInset;
  const side = box.side - 2 * logoInset;
  return `<image x="${start}" y="${start}" width="${side}" height="${side}" href="data:image/png;base64,${encodeBase64(png)}"/>`;
}

const bar = (x: number, y: number, length: number): string => `M${x} ${y}h${length}v1h-${length}z`;

function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((isInk, x) => {
    const last = runs.at(-1);
    if (!isInk) return;
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
