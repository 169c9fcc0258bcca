import jsQR from "jsqr";
import { inflateSync } from "node:zlib";
import { decodeQR } from "qr/decode.js";
import { describe, expect, test } from "vitest";
import { sampledCases } from "#proof/scale.ts";
import { draw } from "./draw.ts";
import { drawChecked, svgFor } from "./make.ts";
import { cornerStyles, dotStyles, optionsShape } from "./options.ts";

// Only the picture is read again before a code is offered. Here the SVG is painted by other code
// than wrote it, from its text alone, and must be the same drawing.

type Point = readonly [x: number, y: number];

/** The outlines of a path: lines as they are, arcs of circles in short lines (SVG 1.1, chapter 8.3). */
function outlinesOf(path: string): Point[][] {
  const outlines: Point[][] = [];
  let [x, y] = [0, 0];
  for (const [, command, rest = ""] of path.matchAll(/([Mhvaz])([^Mhvaz]*)/g)) {
    const numbers = rest.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const outline = outlines.at(-1) ?? [];
    if (command === "a") {
      const [radius = 0, , , , , dx = 0, dy = 0] = numbers;
      for (const point of arc([x, y], radius, [dx, dy])) outline.push(point);
      [x, y] = [x + dx, y + dy];
    } else if (command === "M") {
      [x = 0, y = 0] = numbers;
      outlines.push([[x, y]]);
    } else if (command !== "z") {
      if (command === "h") x += numbers[0] ?? 0;
      else y += numbers[0] ?? 0;
      outline.push([x, y]);
    }
  }
  return outlines;
}

/** The shorter arc, clockwise on a screen. */
function arc([x, y]: Point, radius: number, [dx, dy]: Point): Point[] {
  const length = Math.hypot(dx, dy);
  const height = Math.sqrt(Math.max(0, radius ** 2 - length ** 2 / 4)) / length;
  const [centerX, centerY] = [x + dx / 2 - dy * height, y + dy / 2 + dx * height];
  const from = Math.atan2(y - centerY, x - centerX);
  const turn = 2 * Math.asin(Math.min(1, length / 2 / radius));
  return Array.from({ length: 24 }, (_, step) => {
    const angle = from + (turn * (step + 1)) / 24;
    return [centerX + radius * Math.cos(angle), centerY + radius * Math.sin(angle)] as const;
  });
}

const perPixel = 4;

/** Fills outlines by the even-odd rule: how many of 16 points of each pixel are inside. */
function filled(outlines: readonly (readonly Point[])[], side: number, scale: number): Uint8Array {
  const crossings = Array.from({ length: side * perPixel }, (): number[] => []);
  for (const outline of outlines) {
    outline.forEach((from, at) => {
      const to = outline[(at + 1) % outline.length] ?? from;
      const [high, low] = from[1] < to[1] ? [from, to] : [to, from];
      const line = (y: number) => y * scale * perPixel - 0.5;
      for (let row = Math.ceil(line(high[1])); row < line(low[1]); row++) {
        const share = ((row + 0.5) / scale / perPixel - high[1]) / (low[1] - high[1]);
        crossings[row]?.push(high[0] + (low[0] - high[0]) * share);
      }
    });
  }
  const points = new Uint8Array(side * side);
  crossings.forEach((all, row) => {
    const sorted = all.toSorted((a, b) => a - b).map((x) => x * scale * perPixel - 0.5);
    for (let at = 0; at + 1 < sorted.length; at += 2) {
      for (let x = Math.ceil(sorted[at]!); x < sorted[at + 1]!; x++) {
        points[Math.floor(row / perPixel) * side + Math.floor(x / perPixel)]! += 1;
      }
    }
  });
  return points;
}

/** An SVG of ours as gray pixels, so many to a unit. */
function paintSvg(svg: string, scale: number) {
  const attribute = (tag: string, name: string) =>
    new RegExp(`<${tag} [^>]*\\b${name}="([^"]*)"`).exec(svg)?.[1] ?? "";
  const side = Number(attribute("svg", "viewBox").split(" ")[2]) * scale;
  const points = filled(outlinesOf(attribute("path", "d")), side, scale);
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  points.forEach((count, at) => data.fill(255 - (count / 16) * 255, at * 4, at * 4 + 3));
  if (svg.includes("<image")) {
    const [left, top, width] = ["x", "y", "width"].map(
      (name) => Number(attribute("image", name)) * scale,
    ) as [number, number, number];
    const logo = pixelsOf(Buffer.from(attribute("image", "href").split(",")[1] ?? "", "base64"));
    for (let y = Math.ceil(top); y < top + width; y++) {
      for (let x = Math.ceil(left); x < left + width; x++) {
        const pick = (at: number) => Math.floor(((at + 0.5) / width) * logo.side);
        const from = (pick(y - top) * logo.side + pick(x - left)) * 4;
        data.set(logo.rgba.subarray(from, from + 4), (y * side + x) * 4);
      }
    }
  }
  return { data, width: side, height: side };
}

function pixelsOf(png: Buffer) {
  const start = png.indexOf("IDAT");
  const rows = inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)));
  const side = png.readUInt32BE(16);
  const rgba = Buffer.concat(
    Array.from({ length: side }, (_, y) =>
      rows.subarray(y * (side * 4 + 1) + 1, (y + 1) * (side * 4 + 1)),
    ),
  );
  return { side, rgba };
}

const text = "https://example.com/welcome";
const stripes = {
  name: "stripes.png",
  side: 40,
  rgba: Uint8ClampedArray.from({ length: 40 * 40 * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : (at >> 4) % 3 === 0 ? 20 : 220,
  ),
};
/** Three of the nine have each style of dots and of corners once. */
const looks = sampledCases(
  dotStyles.flatMap((dots) => cornerStyles.map((corners) => ({ dots, corners }))),
  3,
);

async function svgLike(wanted: Parameters<typeof drawChecked>[0]): Promise<string> {
  const drawn = drawChecked(wanted);
  if (!drawn.ok) throw new Error(drawn.message);
  return svgFor(drawn.value);
}

describe("the SVG is the drawing that was read", () => {
  test.each(looks)("$dots dots, $corners corners: the same pixels", async (look) => {
    const request = { ...optionsShape.initial, ...look, text, size: 500, quiet: 4 } as const;
    const { rgba, layout, modules } = draw(request, "M");
    const { data, width } = paintSvg(await svgLike(request), layout.modulePx);
    const shift = layout.margin - request.quiet * layout.modulePx;
    expect(width).toBe((modules.length + 2 * request.quiet) * layout.modulePx);
    let farthest = 0;
    for (let at = 0; at < width * width; at++) {
      const [x, y] = [(at % width) + shift, Math.floor(at / width) + shift];
      farthest = Math.max(farthest, Math.abs(data[at * 4]! - rgba[(y * layout.side + x) * 4]!));
    }
    // One point of sixteen: coordinates in the SVG are rounded.
    expect(farthest).toBeLessThanOrEqual(17);
  });

  test.each(looks)("$dots dots, $corners corners, a logo: two decoders read it", async (look) => {
    const request = { ...optionsShape.initial, ...look, text, size: 500, level: "H" } as const;
    const { layout } = draw({ ...request, logo: stripes }, "H");
    const picture = paintSvg(await svgLike({ ...request, logo: stripes }), layout.modulePx);
    expect(jsQR(picture.data, picture.width, picture.height)?.data).toBe(text);
    expect(decodeQR(picture)).toBe(text);
  });

  test("and is as large: a full code is not shown smaller than it was read", async () => {
    const svg = await svgLike({
      ...optionsShape.initial,
      text: "x".repeat(2953),
      size: 150,
      level: "L",
    });
    expect(svg).toContain('<svg xmlns="http://www.w3.org/2000/svg" width="370" height="370"');
  });
});
