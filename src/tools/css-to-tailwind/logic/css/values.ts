import { canonicalColor } from "./colors.ts";
import { splitTop } from "./stylesheet.ts";

/** Looks a custom property up: `null` when it has no value. */
type Lookup = (name: string) => string | null;

export interface Reading {
  /** Known custom properties. */
  lookup: Lookup;
  /** 1rem is 16px. */
  remAsPx: boolean;
}

/** Deeper than any real value. What is deeper is compared as it stands. */
const maxDepth = 40;

/** Longer ones, images mostly, are compared as they stand. */
const maxValueChars = 2000;

/** More variables than any real value has. */
const maxVariables = 100;

/**
 * Puts the values of known custom properties in their place. Only Tailwind's own may fall back on
 * what stands beside them: what a visitor's variable is, nobody here can know.
 */
function resolveVariables(value: string, { lookup }: Pick<Reading, "lookup">): string {
  let text = value;
  for (let count = 0; count < maxVariables; count += 1) {
    // The last one has none inside.
    const start = text.lastIndexOf("var(");
    if (start === -1) break;
    const end = closing(text, start + 3);
    const inner = text.slice(start + 4, end);
    const comma = inner.indexOf(",");
    const name = (comma === -1 ? inner : inner.slice(0, comma)).trim();
    const fallback = comma === -1 || !name.startsWith("--tw-") ? null : inner.slice(comma + 1);
    const known = lookup(name) ?? fallback?.trim() ?? `var\u0000(${inner})`;
    text = `${text.slice(0, start)}${known}${text.slice(end + 1)}`;
  }
  return text.replaceAll("var\u0000", "var");
}

/** The parenthesis that closes the one at `open`. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    if (text[at] === ")" && --depth === 0) return at;
  }
  return text.length;
}

/** One way to write a value: ".5rem" is "8px", "RED" is "rgb(255 0 0 / 1)". */
export function canonicalValue(property: string, value: string, reading: Reading): string {
  const resolved = resolveVariables(value, reading).trim();
  if (property.startsWith("--")) return resolved.replace(/\s+/g, " ");
  if (resolved.length > maxValueChars) return resolved.replace(/\s+/g, " ");
  const text = canonicalList(property, resolved, reading, 0);
  return special[property]?.(text) ?? text;
}

const caseMatters =
  /^(?:animation|grid-|font-family|counter|content|container|view-transition|quotes|will-change)/;

function canonicalList(property: string, text: string, reading: Reading, depth: number): string {
  if (depth > maxDepth) return text;
  const inner = (piece: string) => canonicalList(property, piece, reading, depth + 1);
  const commas = splitTop(text, /,/);
  if (commas.length > 1) return commas.map(inner).join(", ");
  const slashes = splitTop(text, /\//);
  if (slashes.length > 1) return slashes.map(inner).join(" / ");
  const words = splitTop(text, /\s/);
  if (words.length > 1) return words.map(inner).join(" ");
  const [word = ""] = words;
  const color = canonicalColor(word.replace(/\s+/g, " "));
  if (color !== null) return color;
  const number = readNumber(word, reading);
  if (number !== null) return number;
  const [, name = "", args = ""] = /^([-\w]*)\((.*)\)$/s.exec(word) ?? [];
  if (name === "calc" || (name === "" && word.startsWith("("))) {
    return calculated(args, reading, inner);
  }
  if (name.toLowerCase() === "url") return `url(${args.replace(/^(["'])(.*)\1$/s, "$2")})`;
  if (name !== "") return `${name.toLowerCase()}(${args === "" ? "" : inner(args)})`;
  if (/^["']/.test(word)) return `"${word.slice(1, -1)}"`;
  return caseMatters.test(property) ? word : word.toLowerCase();
}

interface Amount {
  count: number;
  unit: string;
}

function readAmount(word: string, { remAsPx }: Reading): Amount | null {
  const [, digits = "", unit = ""] =
    /^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(%|[a-z]*)$/i.exec(word) ?? [];
  if (digits === "") return word === "infinity" ? { count: Infinity, unit: "" } : null;
  const count = Number(digits);
  const small = unit.toLowerCase();
  if (small === "rem" && remAsPx) return { count: count * 16, unit: "px" };
  if (small === "s") return { count: count * 1000, unit: "ms" };
  return { count, unit: small };
}

const lengths = new Set(["px", "rem", "em", "vh", "vw", "ch"]);

/** Four decimals: finer than any screen. */
function writeAmount({ count, unit }: Amount): string {
  const rounded = Math.round(count * 1e4) / 1e4;
  return rounded === 0 && lengths.has(unit) ? "0" : `${rounded === 0 ? 0 : rounded}${unit}`;
}

function readNumber(word: string, reading: Reading): string | null {
  const amount = word === "infinity" ? null : readAmount(word, reading);
  return amount === null ? null : writeAmount(amount);
}

/** Calculates what can be: "calc(0.25rem * 4)" is "16px"; the rest is kept, tidied. */
function calculated(args: string, reading: Reading, inner: (piece: string) => string): string {
  const spaced = splitTop(args.replace(/([*/])/g, " $1 "), /\s/);
  const words = spaced.map((word) => (/^[-+*/]$/.test(word) ? word : peeled(inner(peel(word)))));
  const products: (Amount | string)[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    const operator = word === "*" || word === "/" ? word : null;
    const left = products.at(-1);
    const right = operator === null ? null : readAmount(words[at + 1] ?? "", reading);
    if (operator !== null && right !== null && typeof left === "object") {
      const count = operator === "*" ? left.count * right.count : left.count / right.count;
      products[products.length - 1] = { count, unit: left.unit || right.unit };
      at += 1;
    } else products.push(operator ?? readAmount(word, reading) ?? word);
  }
  const [only] = products;
  if (products.length === 1 && typeof only === "object") return writeAmount(only);
  const text = products.map((part) => (typeof part === "string" ? part : writeAmount(part)));
  return text.length === 1 ? (text[0] ?? "") : `calc(${text.join(" ")})`;
}

/** "calc(calc(1 / 2) * 2)": what is inside of a calculation needs no "calc". */
const peel = (word: string): string => (word.startsWith("calc(") ? word.slice(4) : word);
const peeled = (word: string): string => (/^calc\(.*\)$/.test(word) ? word.slice(4) : word);

const weights: Record<string, string> = { normal: "400", bold: "700" };

/** Where a property has two ways to say the same. */
const special: Record<string, (text: string) => string> = {
  "font-weight": (text) => weights[text] ?? text,
  opacity: (text) => (text.endsWith("%") ? `${Number.parseFloat(text) / 100}` : text),
  "box-shadow": (text) => {
    const layers = splitTop(text, /,/).map(shadowLayer);
    const seen = layers.filter((layer) => layer !== "0 0 0 0 rgb(0 0 0 / 0)");
    return seen.length === 0 ? "none" : seen.join(", ");
  },
};

const isLength = (word: string): boolean => /^-?[\d.]|^calc/.test(word);

/** "0 1px red" is "0 1px 0 0 red". */
function shadowLayer(layer: string): string {
  const words = splitTop(layer, /\s/);
  const sizes = words.filter(isLength);
  if (sizes.length < 2) return layer;
  const others = words.filter((word) => !isLength(word)).sort();
  return [...sizes, "0", "0"].slice(0, 4).concat(others).join(" ");
}
