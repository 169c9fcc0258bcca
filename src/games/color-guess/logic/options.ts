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

/** Rounds with the same options are compared: "hex-code-random". */
export const modeOf = ({ mode, aim, level }: Options): string => `${mode}-${aim}-${level}`;

/** The options that `modeOf` made this of; `undefined` for any other text. */
export function optionsOfMode(text: string): Options | undefined {
  const [mode, aim, level] = text.split("-");
  const options = optionsShape.read({ mode, aim, level });
  return modeOf(options) === text ? options : undefined;
}
