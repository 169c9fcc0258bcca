import { colorWords, qualityWords } from "../notes.ts";
import { qualityField } from "../options.ts";
import type { Maker } from "./best-format.ts";
import { encodeLosslessWebp } from "./codecs.ts";
import { draw, pixelsOf } from "./drawing.ts";
import { encodePalette } from "../palette/encode-palette.ts";
import { encode, type Encoded } from "./encoding.ts";
import { likenessTo } from "./likeness.ts";
import { hasHoles, type Pixels } from "./pixels.ts";

/** Of more, AVIF would take minutes for each quality that is tried. */
const maxAvifPixels = 16_000_000;

/** Two to 256 colors, by halves. */
const paletteSteps = [1, 8] as const;

/** Of large pictures only every fifth quality is tried, which saves a third of the time. */
const largePixels = 4_000_000;
const largeStride = 5;

interface Drawing {
  canvas: OffscreenCanvas;
  pixels: Pixels;
  isSlow: boolean;
  /** The picture as a PNG without any loss, and whether it had to be drawn for that. */
  losslessPng: () => Promise<Encoded & { isRedrawn: boolean }>;
}

/** All ways to make a picture that may be the best, and why others are left out. */
export function makersOf({ canvas, pixels, isSlow, losslessPng }: Drawing): {
  makers: Maker[];
  leftOut: string[];
} {
  const likeness = likenessTo(pixels);
  const measured = async (encoded: Encoded, how: string, isRedrawn = true) => ({
    ...encoded,
    how,
    isRedrawn,
    likeness: likeness(await readBack(encoded.blob)),
  });
  const pixelCount = pixels.width * pixels.height;
  const stride = pixelCount > largePixels ? largeStride : 1;
  const byQuality = (format: "jpeg" | "webp" | "avif"): Maker => ({
    format,
    steps: [qualityField.min / stride, qualityField.max / stride],
    make: async (step) => {
      const quality = step * stride;
      return measured(await encode(canvas, format, quality, isSlow), qualityWords(quality));
    },
  });
  const isClear = hasHoles(pixels);
  const isLarge = pixelCount > maxAvifPixels;
  // Those that win most often come first: the others are then given up sooner.
  const makers: Maker[] = [
    ...(isClear ? [] : [byQuality("jpeg")]),
    byQuality("webp"),
    ...(isLarge ? [] : [byQuality("avif")]),
    {
      format: "png",
      steps: paletteSteps,
      make: async (step) => {
        const { count, isExact, ...encoded } = await encodePalette(pixels, 2 ** step, true, isSlow);
        return measured(encoded, colorWords(count, isExact));
      },
    },
    {
      format: "png",
      steps: [0, 0],
      make: async () => {
        const { isRedrawn, ...encoded } = await losslessPng();
        return measured(encoded, "lossless", isRedrawn);
      },
    },
    {
      format: "webp",
      steps: [0, 0],
      make: async () => {
        const blob = await encodeLosslessWebp(pixels, isSlow);
        return measured({ blob, by: "libwebp" }, "lossless");
      },
    },
  ];
  const leftOut = [
    isClear && "JPEG was left out: it has no transparency.",
    isLarge && `AVIF was left out: over ${maxAvifPixels / 1e6} megapixels it takes too long.`,
  ].filter((note) => note !== false);
  return { makers, leftOut };
}

/** What a browser will show of it. */
async function readBack(blob: Blob): Promise<Pixels> {
  const picture = await createImageBitmap(blob);
  const drawn = draw(picture, picture, null);
  picture.close();
  const pixels = drawn && pixelsOf(drawn.canvas);
  if (!pixels) throw new Error(`${blob.type} could not be drawn`);
  return pixels;
}
