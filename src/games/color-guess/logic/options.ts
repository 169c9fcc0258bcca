import { oneOfKeys, shape, type Value } from "#domain/shape.ts";
import { levels } from "./palette.ts";

/** Spec §2: a HEX/RGB mode selector. */
export const modes = { hex: "HEX", rgb: "RGB" } as const;
export type Mode = keyof typeof modes;

/** What is guessed: the code of a color, as the spec has it, or the color of a code. */
export const aims = { code: "The code", swatch: "The color" } as const;
export type Aim = keyof typeof aims;

export const optionsShape = shape({
  mode: oneOfKeys(modes, "hex"),
  aim: oneOfKeys(aims, "code"),
  level: oneOfKeys(levels, "random"),
});
export type Options = Value<typeof optionsShape>;
