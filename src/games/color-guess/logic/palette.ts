import { rollBelow, type Dice, type Roll } from "#domain/dice.ts";

/** A color as one number: 0xRRGGBB. */
export type Color = number;

type Channels = readonly [red: number, green: number, blue: number];

export const channelsOf = (color: Color): Channels => [
  (color >> 16) & 255,
  (color >> 8) & 255,
  color & 255,
];

/** Spec §9: HEX shown upper case as #RRGGBB. */
export const formatHex = (color: Color): string =>
  `#${color.toString(16).toUpperCase().padStart(6, "0")}`;

/** Spec §9: RGB shown as "rgb(r, g, b)". */
export const formatRgb = (color: Color): string => `rgb(${channelsOf(color).join(", ")})`;

/**
 * How far apart the eye sees two colors, from 0 (the same) to 1 (black and white): the distance in
 * Oklab by Björn Ottosson.
 */
export function distance(one: Color, other: Color): number {
  const [l, a, b] = oklab(one);
  const [m, c, d] = oklab(other);
  return Math.hypot(l - m, a - c, b - d);
}

export function oklab(color: Color): Channels {
  const [r, g, b] = channelsOf(color).map(linear) as unknown as Channels;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** How far the wrong colors are from the right one. `random` is the spec's: anything goes. */
export const levels = {
  random: { name: "Random", from: 0.03, to: 2, reach: 255 },
  easy: { name: "Far", from: 0.25, to: 0.6, reach: 255 },
  medium: { name: "Near", from: 0.12, to: 0.25, reach: 110 },
  hard: { name: "Close", from: 0.05, to: 0.12, reach: 48 },
} as const;
export type Level = keyof typeof levels;

/** Anyone can tell these many tries from bad luck; a color without neighbors takes what there is. */
const maxTries = 400;

/** A wrong color for an answer, far enough from all that are taken. */
export function rollDecoy(dice: Dice, taken: readonly Color[], level: Level): Roll<Color> {
  const { from, to, reach } = levels[level];
  const [answer = 0] = taken;
  let next = dice;
  for (let tries = 0; ; tries += 1) {
    let color: Color;
    [color, next] = rollNear(next, answer, reach);
    const fits = taken.every((other) => distance(color, other) >= from);
    if ((fits && distance(color, answer) <= to) || tries >= maxTries) {
      if (!taken.includes(color)) return [color, next];
    }
  }
}

/** Spec §9: random RGB components 0-255. */
export const rollColor = (dice: Dice): Roll<Color> => rollBelow(dice, 0x1000000);

/** A color whose channels are at most `reach` away. */
function rollNear(dice: Dice, center: Color, reach: number): Roll<Color> {
  let color = 0;
  let next = dice;
  for (const channel of channelsOf(center)) {
    const low = Math.max(0, channel - reach);
    const high = Math.min(255, channel + reach);
    let step: number;
    [step, next] = rollBelow(next, high - low + 1);
    color = color * 256 + low + step;
  }
  return [color, next];
}
