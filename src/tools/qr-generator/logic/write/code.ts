import type { Outcome } from "#domain/operation/operation.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { blocksOf } from "./blocks.ts";
import { colorOf, type Color } from "../color.ts";
import { drawChecked, refusedWords, svgFor } from "../make.ts";
import { optionsShape, type Options, type Size } from "../options.ts";
import { remarksOn } from "../remarks.ts";

/** Said of letters, whose ink is what the others are written in. */
const onPaper = "The blocks are ink: show them dark on a light ground.";

/** How a code is to look, as a script says it. */
interface Look extends Record<"size" | "level" | "quiet" | "dots" | "corners", string> {
  ink: string;
  ground: string;
}

/** A code that was read again, as an SVG file or in letters, and what is to be known of it. */
export async function writeCode(
  text: string,
  { as, ...look }: Look & { as: "svg" | "text" },
): Promise<Outcome<string>> {
  if (text === "") return fail("There is nothing to write into a code.");
  const options = readLook(look);
  if (!options.ok) return options;
  const drawn = drawChecked({ ...options.value, text });
  if (!drawn.ok) return fail(refusedWords(drawn));
  const { drawing, level } = drawn.value;
  const { modules, layout } = drawing;
  const facts = { side: layout.side, count: modules.length, level };
  const wanted = as === "svg" ? options.value : { ...options.value, size: layout.side as Size };
  const notes = remarksOn(facts, wanted, text);
  if (as === "svg") return { ok: true, value: await svgFor(drawn.value), notes };
  return { ok: true, value: blocksOf(modules, wanted.quiet), notes: [onPaper, ...notes] };
}

/** The shape would repair what is wrong in silence; a color that is none is refused. */
function readLook(look: Look): Result<Options> {
  const colors: Partial<Record<"ink" | "ground", Color>> = {};
  for (const name of ["ink", "ground"] as const) {
    const color = colorOf(look[name]);
    if (color === null) return fail(`${name} must be a color such as #1a2b3c.`);
    colors[name] = color;
  }
  const [size, quiet] = [Number(look.size), Number(look.quiet)];
  return ok(optionsShape.read({ ...optionsShape.initial, ...look, ...colors, size, quiet }));
}
