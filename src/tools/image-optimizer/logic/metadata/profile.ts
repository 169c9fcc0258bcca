import { draw, pixelsOf } from "../encode/drawing.ts";
import { textAt } from "../facts/bytes-at.ts";
import { expand } from "../palette/indexed.ts";
import { writeIndexedPng } from "../palette/indexed-png.ts";
import { noMetadata } from "./metadata.ts";
import { withMetadata } from "./write-metadata.ts";

/** Two strong colors, which every other color space has elsewhere. */
const probe = {
  palette: Uint8Array.of(230, 20, 60, 255, 10, 190, 80, 255),
  indexes: Uint8Array.of(0, 1),
  width: 2,
  height: 1,
};

/**
 * Whether this browser gives the numbers of a picture as they are, without converting its colors.
 * Only then may its profile be written beside them again; else its colors would change twice.
 */
export async function canLeaveColors(profile: Uint8Array): Promise<boolean> {
  if (textAt(profile, 16, 4) !== "RGB ") return false;
  try {
    const png = await withMetadata(writeIndexedPng(probe), "png", { ...noMetadata, profile });
    const picture = await createImageBitmap(new Blob([png], { type: "image/png" }), {
      colorSpaceConversion: "none",
    });
    const drawn = draw(picture, picture, null);
    const pixels = drawn && pixelsOf(drawn.canvas);
    return pixels?.data.join() === expand(probe).data.join();
  } catch {
    return false;
  }
}
