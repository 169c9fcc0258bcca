import { colorNames } from "./color-names.data.ts";

/** A color in one notation: "rgb(59 130 246 / 1)", "oklch(0.623 0.214 259.815 / 0.5)". */
export function canonicalColor(text: string): string | null {
  const color = text.toLowerCase();
  const hex = colorNames.get(color) ?? color;
  if (/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(hex)) return fromHex(hex.slice(1));
  if (color === "transparent") return "rgb(0 0 0 / 0)";
  const [, name = "", inner = ""] =
    /^(rgba?|hsla?|oklch|oklab|color-mix)\((.*)\)$/s.exec(color) ?? [];
  if (name === "color-mix") return faded(inner);
  const parts = inner.split(/[\s,/]+/).filter((part) => part !== "");
  const numbers = parts.map(readNumber);
  const [first, second, third, alpha = 1] = numbers;
  if (parts.length > 4 || numbers.some((number) => number === null)) return null;
  if (first == null || second == null || third == null || alpha === null) return null;
  if (name.startsWith("rgb")) {
    const scale = parts[0]?.endsWith("%") ? 255 : 1;
    return write("rgb", [first * scale, second * scale, third * scale].map(Math.round), alpha);
  }
  if (name.startsWith("hsl")) return write("rgb", fromHsl(first, second, third), alpha);
  return name === "" ? null : write(name, [first, second, third], alpha);
}

const round = (number: number): number => Math.round(number * 1e4) / 1e4;
const write = (name: string, channels: readonly number[], alpha: number): string =>
  `${name}(${channels.map(round).join(" ")} / ${round(Math.min(1, Math.max(0, alpha)))})`;

function readNumber(part: string): number | null {
  if (part === "none") return 0;
  const number = Number(part.replace(/%$|deg$/, ""));
  if (Number.isNaN(number)) return null;
  return part.endsWith("%") ? number / 100 : number;
}

function fromHex(hex: string): string {
  const full = hex.length < 5 ? hex.replace(/./g, "$&$&") : hex;
  const bytes = (full.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
  return write("rgb", bytes.slice(0, 3), (bytes[3] ?? 255) / 255);
}

function fromHsl(hue: number, saturation: number, lightness: number): number[] {
  const [s, l] = [saturation, lightness].map((part) => (part > 1 ? part / 100 : part));
  const reach = (s ?? 0) * Math.min(l ?? 0, 1 - (l ?? 0));
  return [0, 8, 4].map((shift) => {
    const k = (shift + hue / 30) % 12;
    return Math.round(255 * ((l ?? 0) - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  });
}

/** Mixed with transparent, a color keeps its hue and loses opacity, in any color space. */
function faded(inner: string): string | null {
  const [, color = "", percent = ""] = /^in \w+, ?(.*) ([\d.]+)%, ?transparent$/s.exec(inner) ?? [];
  const [, channels = "", alpha = ""] =
    /^(.*) \/ ([\d.]+)\)$/.exec(canonicalColor(color) ?? "") ?? [];
  return channels === ""
    ? null
    : `${channels} / ${round((Number(alpha) * Number(percent)) / 100)})`;
}
