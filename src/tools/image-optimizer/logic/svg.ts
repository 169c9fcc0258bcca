import { maxSide, type Dimensions, type Options } from "./options.ts";

/** A drawing that is ready to become pixels. */
export interface Drawing {
  text: string; // SVG with the size that it is drawn in
  own: Dimensions; // what it says of its size
  size: Dimensions; // in which it is drawn
  notes: string[];
}

/** A drawing that has a shape but no size is drawn this long, one without both as browsers do. */
const assumedSide = 1024;
const assumedBox: Dimensions = { width: 300, height: 150 };

const startTag =
  /^(?:\s|<\?[^]*?\?>|<!--[^]*?-->|<!doctype[^[>]*(?:\[[^\]]*\]\s*)?>)*<((?:[\w-]+:)?svg)\b((?:[^>"']|"[^"]*"|'[^']*')*)>/i;

/** Reads a drawing and writes the size into it that was chosen; `null` when it is none. */
export function planDrawing(bytes: Uint8Array, options: Options): Drawing | null {
  const text = decodeXml(bytes);
  const found = startTag.exec(text);
  const [before, name = "", inside = ""] = found ?? [];
  if (before === undefined) return null;
  const attributes = new Map(
    [...inside.matchAll(/([\w:.-]+)\s*=\s*("[^"]*"|'[^']*')/g)].map(
      ([, key = "", value = ""]): [string, string] => [key, value.slice(1, -1)],
    ),
  );
  const notes: string[] = [];
  const { width, height, isAssumed } = ownSize(attributes);
  const own = { width: wholePixels(width), height: wholePixels(height) };
  const size = sizeOf({ width, height }, options);
  if (isAssumed) notes.push("It says no size of its own: one was chosen. Resize it for another.");
  if (refersToOthers(text)) notes.push("It refers to other files. They are not loaded.");

  const box = attributes.get("viewBox");
  if (boxOf(box) === null) attributes.set("viewBox", `0 0 ${width} ${height}`);
  // Whole pixels are not quite its shape: no thin edge may stay empty for that.
  if (hasShapeOf(boxOf(attributes.get("viewBox")), { width, height })) {
    attributes.set("preserveAspectRatio", "none");
  }
  const style = attributes.get("style");
  if (style !== undefined) attributes.set("style", style.replaceAll(sizesInStyle, "$1"));
  attributes.set("width", String(size.width)).set("height", String(size.height));
  addNamespaces(attributes, name, text);
  const tag = [name, ...[...attributes].map(([key, value]) => `${key}=${quoted(value)}`)].join(" ");
  const head = before.slice(0, before.lastIndexOf(`<${name}`));
  const end = inside.trimEnd().endsWith("/") ? "/>" : ">";
  return { text: `${head}<${tag}${end}${text.slice(before.length)}`, own, size, notes };
}

const quoted = (value: string) => (value.includes('"') ? `'${value}'` : `"${value}"`);

/** Text in the encoding that its first line or its mark names. */
function decodeXml(bytes: Uint8Array): string {
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  const named = /^<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)["']/i.exec(head)?.[1];
  try {
    return new TextDecoder(named).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** Pixels in each unit of CSS. */
const units: Record<string, number> = {
  "": 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  rem: 16,
  ex: 8,
};

function pixelsIn(length: string | undefined): number | null {
  const [, digits, unit = ""] =
    /^\s*(\+?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(length ?? "") ?? [];
  const pixels = Number(digits) * (units[unit.toLowerCase()] ?? Number.NaN);
  return pixels > 0 ? pixels : null;
}

function boxOf(viewBox: string | undefined): Dimensions | null {
  const numbers = (viewBox ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = numbers;
  return numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0
    ? { width, height }
    : null;
}

const sizesInStyle = /(^|;)\s*(?:min-|max-)?(?:width|height)\s*:[^;]*/gi;

/** The size that a drawing has, or a sensible one. */
function ownSize(attributes: ReadonlyMap<string, string>) {
  const style = attributes.get("style") ?? "";
  const side = (name: "width" | "height") =>
    pixelsIn(new RegExp(`(?:^|;)\\s*${name}\\s*:([^;]*)`, "i").exec(style)?.[1]) ??
    pixelsIn(attributes.get(name));
  const [width, height] = [side("width"), side("height")];
  const box = boxOf(attributes.get("viewBox"));
  if (width !== null && height !== null) return { width, height, isAssumed: false };
  if (box === null) {
    return {
      width: width ?? assumedBox.width,
      height: height ?? assumedBox.height,
      isAssumed: true,
    };
  }
  if (width !== null) return { width, height: (width / box.width) * box.height, isAssumed: false };
  if (height !== null) {
    return { width: (height / box.height) * box.width, height, isAssumed: false };
  }
  const scale = assumedSide / Math.max(box.width, box.height);
  return { width: box.width * scale, height: box.height * scale, isAssumed: true };
}

const wholePixels = (side: number) => Math.max(1, Math.round(side));

/** Unlike a photo, a drawing is as sharp when it is enlarged. */
function sizeOf(
  { width, height }: Dimensions,
  { resize, pixels, percent }: Pick<Options, "resize" | "pixels" | "percent">,
): Dimensions {
  const shares = {
    none: 1,
    side: pixels / Math.max(width, height),
    width: pixels / width,
    height: pixels / height,
    percent: percent / 100,
  };
  const share = shares[resize];
  return { width: wholePixels(width * share), height: wholePixels(height * share) };
}

const hasShapeOf = (box: Dimensions | null, { width, height }: Dimensions) =>
  box !== null && Math.abs((box.width / box.height) * height - width) < width / maxSide;

/** A drawing that was copied out of a page lacks the names that a file needs. */
function addNamespaces(attributes: Map<string, string>, name: string, text: string): void {
  if (!name.includes(":") && !attributes.has("xmlns")) {
    attributes.set("xmlns", "http://www.w3.org/2000/svg");
  }
  if (text.includes("xlink:") && !attributes.has("xmlns:xlink")) {
    attributes.set("xmlns:xlink", "http://www.w3.org/1999/xlink");
  }
}

const elsewhere = /["']\s*(?!#|data:)[^"'\s]/.source;
const references = new RegExp(
  [
    `<(?:[\\w-]+:)?(?:image|use|feImage)\\b[^>]*\\shref\\s*=\\s*${elsewhere}`,
    `<(?:[\\w-]+:)?(?:image|use|feImage)\\b[^>]*:href\\s*=\\s*${elsewhere}`,
    `@import|<\\?xml-stylesheet`,
    `url\\(\\s*["']?\\s*(?!["']?\\s*(?:#|data:))[^"'\\s)]`,
  ].join("|"),
  "i",
);

/** Whether parts of it lie in other files, which a drawing in a page never gets. */
const refersToOthers = (text: string): boolean => references.test(text);
