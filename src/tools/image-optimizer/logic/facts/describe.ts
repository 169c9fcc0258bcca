import { sizeWords } from "#domain/bytes.ts";
import type { Saying } from "#domain/operation/operation.ts";
import { grouped } from "#domain/wording.ts";
import type { ImageFacts, ImageKind } from "./facts.ts";
import { readFacts } from "./read-facts.ts";

const kindNames: Record<ImageKind, string> = {
  jpeg: "JPEG",
  png: "PNG",
  webp: "WebP",
  avif: "AVIF",
  gif: "GIF",
  bmp: "BMP",
  ico: "ICO",
  tiff: "TIFF",
  heic: "HEIC",
  jxl: "JPEG XL",
  svg: "SVG",
};

const sizeOf = ({ width, height }: ImageFacts): string =>
  width === 0 ? "unknown" : `${grouped(width)} × ${grouped(height)} px`;

const yesOrNo = (is: boolean): string => (is ? "yes" : "no");

/** What a file says of its picture, line by line or as JSON; `null` when it is no picture. */
export function describeImage(bytes: Uint8Array, as: "text" | "json"): string | null {
  const facts = readFacts(bytes);
  if (facts === null) return null;
  if (as === "json") {
    const { width, height } = facts;
    const sides = { width: width || null, height: height || null };
    return `${JSON.stringify({ ...facts, ...sides, sizeBytes: bytes.length }, null, 2)}\n`;
  }
  const lines = [
    ["Type", kindNames[facts.kind]],
    ["Dimensions", sizeOf(facts) + (facts.isTurned ? " as stored, shown turned" : "")],
    ["Size", sizeWords(bytes.length)],
    ["Transparency", yesOrNo(facts.hasAlpha)],
    ["Animated", yesOrNo(facts.isAnimated)],
    ["Metadata", yesOrNo(facts.hasMetadata)],
    ["Location", yesOrNo(facts.hasLocation)],
    ["Color profile", facts.hasProfile ? "other than sRGB" : "none, or sRGB"],
    ["Complete", facts.isCutOff ? "no, its end is missing" : "yes"],
  ];
  return lines.map(([label, words]) => `${label}: ${words}\n`).join("");
}

/** The same in a few words. */
export function saysOf(bytes: Uint8Array): readonly Saying[] {
  const facts = readFacts(bytes);
  if (facts === null) return [];
  const label = `${kindNames[facts.kind]} image`;
  const words = [...(facts.width === 0 ? [] : [sizeOf(facts)]), sizeWords(bytes.length)].join(", ");
  if (facts.hasLocation)
    return [{ label, words, mark: { words: "tells where it was taken", is: "bad" } }];
  if (facts.isCutOff) return [{ label, words, mark: { words: "its end is missing", is: "bad" } }];
  return [{ label, words }];
}
