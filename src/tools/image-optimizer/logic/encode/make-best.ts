import { findBest } from "./best-format.ts";
import { pixelsOf } from "./drawing.ts";
import { encode } from "./encoding.ts";
import { makersOf } from "./makers.ts";
import type { Chosen, Drawn } from "./redraw.ts";

/** The format and quality that are smallest for a likeness. */
export async function makeBest({ canvas, options, kept, progress }: Drawn): Promise<Chosen | null> {
  const { isSlow } = options;
  const pixels = pixelsOf(canvas);
  if (pixels === null) return null;
  const losslessPng = async () => {
    const encoded = await kept();
    if (encoded !== null) return { ...encoded, isRedrawn: false };
    return { ...(await encode(canvas, "png", 100, isSlow)), isRedrawn: true };
  };
  const { makers, leftOut } = makersOf({ canvas, pixels, isSlow, losslessPng });
  const best = await findBest(makers, Number(options.likeness), progress);
  if (best === null) return null;
  const { blob, by, how, isRedrawn } = best.attempt;
  const unread = [...new Set(best.failed)].map(
    (name) => `${name} could not be made and read here.`,
  );
  const { format, trials } = best;
  return { blob, by, how, isRedrawn, format, trials, leftOut: [...leftOut, ...unread] };
}
