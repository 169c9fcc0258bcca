import type { Plain } from "../css/cascade.ts";
import { splitTop } from "../css/stylesheet.ts";

/** The CSS of one element in one context, and what Tailwind makes of its classes. */
export interface Trial {
  css: Plain[];
  classes: Plain[];
}

/** All that a browser needs to compare them. */
export interface Trials {
  /** The theme, and the first values of Tailwind's variables. */
  ground: string;
  /** Where px may be written as rem a root of 16px, and elsewhere one that tells them apart. */
  rootPx: number;
  trials: readonly Trial[];
}

/** A declaration as it is tried out: no address of the visitor's is ever fetched. */
export const tried = ({ property, value, important }: Plain): Plain => ({
  property,
  value: value.replace(/\burl\(\s*(["']?)(.*?)\1\s*\)/gi, (_, __, address: string) => {
    const harmless = address.replace(/\W/g, (mark) => `-${mark.charCodeAt(0)}-`);
    return `url("data:,${harmless}")`;
  }),
  important,
});

/** What a browser made of one trial, colors in one notation. */
export interface Outcome {
  /** The longhands that each declaration of the CSS sets here. */
  sets: readonly (readonly string[])[];
  /** The longhands that the classes set. */
  madeBy: readonly string[];
  css: Readonly<Record<string, string>>;
  classes: Readonly<Record<string, string>>;
}

/** For each declaration of the CSS the reason why the classes do not do the same; "" when they do. */
export function compareOutcome({ sets, madeBy, css, classes }: Outcome): string[] {
  const said = new Set(sets.flat());
  const differs = (name: string) =>
    !isIdle(name, css, classes) && !isSameComputed(name, css[name] ?? "", classes[name] ?? "");
  const extra = madeBy.find((name) => !said.has(name) && differs(name));
  return sets.map((names) => {
    const name = names.find(differs) ?? extra;
    if (name === undefined) return "";
    return `In this browser ${name} is ${classes[name]} with the classes, and ${css[name]} in your CSS.`;
  });
}

/** A line without width has no look, whatever its style and color. */
function isIdle(name: string, css: Outcome["css"], classes: Outcome["classes"]): boolean {
  const [, line = ""] = /^((?:border-\w+|outline))-(?:style|color)$/.exec(name) ?? [];
  const width = `${line}-width`;
  return line !== "" && css[width] === "0px" && classes[width] === "0px";
}

const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/** Browsers print some six digits: the last of them say nothing. */
const tolerance = 1e-3;

/** Half a step of the 256 that older notations of colors have: 0.5 is 128 of 255 there. */
const colorTolerance = 0.5 / 255 + 1e-5;

function isSameComputed(name: string, one: string, other: string): boolean {
  if (name === "box-shadow") return isSameText(visibleLayers(one), visibleLayers(other));
  return isSameText(one, other);
}

function isSameText(one: string, other: string): boolean {
  if (one === other) return true;
  if (one.replace(number, "#") !== other.replace(number, "#")) return false;
  const [ones, others] = [one, other].map((text) => text.split(/(color\([^)]*\))/));
  return (ones ?? []).every((piece, at) => {
    const limit = piece.startsWith("color(") ? colorTolerance : tolerance;
    return areNear(numbersOf(piece), numbersOf(others?.[at] ?? ""), limit);
  });
}

const numbersOf = (text: string): number[] => (text.match(number) ?? []).map(Number);

const areNear = (ones: readonly number[], others: readonly number[], limit: number): boolean =>
  ones.every(
    (one, at) => Math.abs(one - (others[at] ?? NaN)) <= limit * Math.max(1, Math.abs(one) / 100),
  );

/** Tailwind has a place for each kind of shadow, and leaves those that are not used empty. */
function visibleLayers(shadow: string): string {
  const seen = splitTop(shadow, /,/).filter((layer) => !layer.endsWith("/ 0) 0px 0px 0px 0px"));
  return seen.length === 0 ? "none" : seen.join(", ");
}
