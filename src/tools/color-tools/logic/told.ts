import { writeFacts, type Fact } from "#domain/operation/facts.ts";
import type { Outcome, Saying } from "#domain/operation/operation.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Chosen } from "./color.ts";
import { rgbOf } from "./color.ts";
import { contrastOf, demands, nearestPassing, over, passes, showRatio } from "./contrast.ts";
import { nameOf, notationsOf } from "./notation.ts";
import { readColor } from "./read-color.ts";
import { findTailwindColor } from "./tailwind/names.ts";

/** Reads a color of CSS, or one of Tailwind's by its name. */
export function readAny(text: string): Result<Chosen> {
  const read = readColor(text);
  if (read.ok) return read;
  const found = findTailwindColor(text);
  return found === null
    ? fail(`“${text.trim().slice(0, 60)}” is not a color of CSS.`)
    : readColor(found.css);
}

const factsOf = ({ exact }: Chosen): readonly Fact[] => {
  const { inSrgb, anywhere } = notationsOf(exact);
  const { name, isExact } = nameOf(exact);
  return [...inSrgb, ...anywhere, { label: isExact ? "Name" : "Nearest name", value: name }];
};

const labels = {
  hex: "Hex",
  rgb: "RGB",
  "rgb-commas": "RGB, with commas",
  hsl: "HSL",
  hwb: "HWB",
  oklch: "OKLCH",
  oklab: "Oklab",
  lch: "LCH",
  lab: "Lab",
  p3: "Display P3",
};

/** A color in one notation, or in all of them. */
export function convertColor(
  text: string,
  notation: keyof typeof labels | "all",
  as: "text" | "json",
): Outcome<string> {
  const read = readAny(text);
  if (!read.ok) return read;
  const facts = factsOf(read.value);
  if (notation === "all") return ok(writeFacts(facts, as));
  return ok(facts.find(({ label }) => label === labels[notation])?.value ?? "");
}

/** How well a text of one color reads on another. */
export function contrastFacts(text: string, on: string): Result<readonly Fact[]> {
  const [color, ground] = [readAny(text), readAny(on)];
  if (!color.ok) return color;
  if (!ground.ok) return ground;
  if (ground.value.alpha < 1) return fail("The background must be opaque.");
  const below = rgbOf(ground.value.hex);
  const ratio = contrastOf(over(rgbOf(color.value.hex), color.value.alpha, below), below);
  const nearest = nearestPassing(color.value.hex, below, 4.5);
  return ok([
    { label: "Contrast", value: showRatio(ratio) },
    ...demands.map(({ name, level, least }) => ({
      label: `${name}, ${level}`,
      value: passes(ratio, least) ? "passes" : "fails",
    })),
    ...(passes(ratio, 4.5) || nearest === null
      ? []
      : [{ label: "Nearest color that passes AA", value: nearest }]),
  ]);
}

/** A color in a few words. */
export function saysOf(text: string): readonly Saying[] {
  const read = readAny(text);
  if (!read.ok) return [];
  const { inSrgb, anywhere } = notationsOf(read.value.exact);
  const { name, isExact } = nameOf(read.value.exact);
  const [hex, rgb, , hsl] = inSrgb;
  const shown = [hex, rgb, hsl, anywhere[0]].filter((one) => one !== undefined);
  return shown.map(({ label, value }, index) => ({
    label,
    words: value,
    isCode: true as const,
    ...(index === 0
      ? { mark: { words: isExact ? name : `near ${name}`, is: "plain" as const } }
      : {}),
  }));
}
