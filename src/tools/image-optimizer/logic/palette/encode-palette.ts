import { shrinkPng } from "../encode/codecs.ts";
import type { Encoded } from "../encode/encoding.ts";
import type { Pixels } from "../encode/pixels.ts";
import { writeIndexedPng } from "./indexed-png.ts";
import { quantize } from "./quantize.ts";

/** A PNG of few colors: how many they are, and whether it is the same picture for all that. */
export async function encodePalette(
  pixels: Pixels,
  maxColors: number,
  dithers: boolean,
  isSlow: boolean,
): Promise<Encoded & { count: number; isExact: boolean }> {
  const indexed = quantize(pixels, maxColors, dithers);
  const blob = await shrinkPng(writeIndexedPng(indexed), isSlow);
  return { blob, by: "OxiPNG", count: indexed.palette.length / 4, isExact: indexed.isExact };
}
