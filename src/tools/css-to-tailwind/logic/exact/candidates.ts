import type { Settings } from "../css/cascade.ts";
import { roots, type Root } from "./roots.data.ts";

export interface Palette {
  /** "rgb(0 0 0 / 1)" to "black". */
  names: ReadonlyMap<string, string>;
}

/** Classes that may stand for some of the settings. Tailwind will tell which of them do. */
export function candidatesFor(settings: Settings, palette: Palette): string[] {
  const found = new Set<string>();
  for (const root of roots) {
    const [first, ...others] = root.sets.map((longhand) => settings.get(longhand));
    if (first === undefined) continue;
    if (others.some((other) => other?.canonical !== first.canonical)) continue;
    for (const name of classesOf(root, first.value, first.canonical, palette)) found.add(name);
  }
  const lineHeight = settings.get("line-height");
  if (settings.has("font-size") && lineHeight !== undefined) {
    const step = spacingStep(lineHeight.canonical) ?? "";
    for (const size of sizesOfText) if (step !== "") found.add(`text-${size}/${step}`);
  }
  for (const [longhand, { value }] of settings) {
    for (const text of bracketTexts(value)) found.add(`[${longhand}:${text}]`);
  }
  return [...found];
}

const sizesOfText =
  roots.find(({ root, hint }) => root === "text" && hint === "length")?.names ?? [];

function classesOf(
  { root, kinds, hint, names = [] }: Root,
  value: string,
  canonical: string,
  palette: Palette,
): string[] {
  const negative = canonical.startsWith("-");
  const amount = negative ? canonical.slice(1) : canonical;
  const steps = kinds.split("").flatMap((kind) => stepOf(kind, amount) ?? []);
  const classes = [
    ...names.map((name) => `${root}-${name}`),
    ...steps.map((step) => `${negative ? "-" : ""}${root}-${step}`),
  ];
  if (kinds.includes("c"))
    classes.push(...colorSteps(canonical, palette).map((step) => `${root}-${step}`));
  const [, variable = ""] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (variable !== "") {
    classes.push(`${root}-(${variable})`);
    if (hint !== undefined) classes.push(`${root}-(${hint}:${variable})`);
  }
  for (const text of bracketTexts(value)) {
    classes.push(`${root}-[${text}]`);
    if (hint !== undefined) classes.push(`${root}-[${hint}:${text}]`);
  }
  return classes;
}

const keywords: Record<string, string[]> = {
  "100%": ["full"],
  "100vw": ["screen"],
  "100vh": ["screen"],
  "100dvh": ["dvh"],
  "100dvw": ["dvw"],
  "100svh": ["svh"],
  "100svw": ["svw"],
  "100lvh": ["lvh"],
  "100lvw": ["lvw"],
  "1lh": ["lh"],
  "fit-content": ["fit"],
  "max-content": ["max"],
  "min-content": ["min"],
};

function stepOf(kind: string, amount: string): string | string[] | null {
  if (kind === "s") return spacingStep(amount);
  if (kind === "f") return fractions(amount);
  if (kind === "k") return keywords[amount] ?? (amount === "auto" ? "auto" : null);
  if (kind === "w") return /^[a-z-]+$/.test(amount) ? amount : null;
  if (kind === "p") {
    const [, percent] = /^(\d+)%$/.exec(amount) ?? [];
    return (
      percent ?? (/^[\d.]+$/.test(amount) ? `${Math.round(Number(amount) * 1e4) / 100}` : null)
    );
  }
  const [, whole = null, unit = ""] = /^(\d+)(px|ms|deg)?$/.exec(amount) ?? [];
  const units: Record<string, string> = { n: "", x: "px", t: "ms", d: "deg" };
  return units[kind] === unit || amount === "0" ? whole : null;
}

/** 15px is 3.75 steps. */
function spacingStep(amount: string): string | null {
  if (amount === "1px") return "px";
  const [, count = "", unit = ""] = /^([\d.]+)(px|rem)?$/.exec(amount) ?? [];
  if (count === "" || (unit === "" && count !== "0")) return null;
  const step = Number(count) * (unit === "rem" ? 4 : 0.25);
  return Number.isInteger(step * 4) ? `${step}` : null;
}

function fractions(amount: string): string[] {
  const [, percent = ""] = /^([\d.]+)%$/.exec(amount) ?? [];
  if (percent === "" || percent === "0") return [];
  if (percent === "100") return ["full"];
  const parts = [2, 3, 4, 5, 6, 12].find(
    (count) =>
      Math.abs((Number(percent) * count) / 100 - Math.round((Number(percent) * count) / 100)) <
      1e-5,
  );
  return parts === undefined ? [] : [`${Math.round((Number(percent) * parts) / 100)}/${parts}`];
}

function colorSteps(canonical: string, { names }: Palette): string[] {
  if (canonical === "currentcolor") return ["current"];
  if (canonical === "rgb(0 0 0 / 0)") return ["transparent"];
  if (/^[a-z-]+$/.test(canonical)) return [canonical];
  const [, channels = "", alpha = ""] = /^(.*) \/ ([\d.]+)\)$/.exec(canonical) ?? [];
  const name = names.get(`${channels} / 1)`);
  if (name === undefined) return [];
  return [alpha === "1" ? name : `${name}/${Math.round(Number(alpha) * 1e4) / 100}`];
}

/** A value as Tailwind wants it in brackets: no spaces. The short way is tried, and the safe one. */
function bracketTexts(value: string): string[] {
  const spaced = value.replace(/\s+/g, " ").replace(/ ?([,/]) ?/g, "$1");
  // A class list stands between double quotes.
  const tidy = spaced.includes("'") ? spaced : spaced.replaceAll('"', "'");
  const safe = escapeSpaces(tidy);
  const short = escapeSpaces(tidy.replace(/ ([-+*]) /g, "$1"));
  return short === safe ? [safe] : [short, safe];
}

/** "_" stands for a space, and "\_" for itself. Addresses keep theirs. */
const escapeSpaces = (text: string): string =>
  text.replace(
    /(url\([^)]*\)|--[\w-]+)|[_ ]/g,
    (mark, kept: string | undefined) => kept ?? (mark === "_" ? "\\_" : "_"),
  );
