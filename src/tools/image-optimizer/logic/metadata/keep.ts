import type { ImageFacts } from "../facts/facts.ts";
import { chunksOf } from "../facts/png-facts.ts";
import { readFacts } from "../facts/read-facts.ts";
import type { Kept } from "../notes.ts";
import type { Dimensions, Format, Options } from "../options.ts";
import type { Metadata } from "./metadata.ts";
import { canLeaveColors } from "./profile.ts";
import { readMetadata } from "./read-metadata.ts";
import { uprightMetadata } from "./upright.ts";
import { withMetadata } from "./write-metadata.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Room for the names and lengths around the metadata. */
const frameBytes = 256;

/** Reads what a picture says besides its pixels, to put it into what is made of it. */
export async function keepMetadata(bytes: Bytes, facts: ImageFacts, format: Options["format"]) {
  const found = await readMetadata(bytes, facts.kind);
  // Formats are compared in the same colors, and AVIF gets no profile.
  const isHolder = format !== "best" && format !== "avif";
  const leavesColors =
    facts.hasProfile && isHolder && found.profile !== null && (await canLeaveColors(found.profile));
  // A profile of sRGB is true of converted colors, too.
  const profile = leavesColors || !facts.hasProfile ? found.profile : null;
  const { exif, xmp } = found;
  const lengths = [exif, xmp, profile].map((part) => (part ? part.length + frameBytes : 0));
  return {
    leavesColors,
    sizeBytes: lengths.reduce((sum, length) => sum + length, 0),
    addTo: async (blob: Blob, made: Format, size: Dimensions): Promise<Blob> => {
      if (!exif && !xmp && !profile) return blob;
      const upright = uprightMetadata({ exif, xmp, profile }, size);
      const whole = await withMetadata(await bytesIn(blob), made, upright);
      return new Blob([whole], { type: blob.type });
    },
    findIn: async (blob: Blob): Promise<Kept> => keptIn(await bytesIn(blob), found),
  };
}

const bytesIn = async (blob: Blob): Promise<Bytes> => new Uint8Array(await blob.arrayBuffer());

const isText = ({ type }: { type: string }) => /^(?:tEXt|zTXt|iTXt)$/.test(type);

/** What of it is really there, read as if it were another's file. */
async function keptIn(bytes: Bytes, source: Metadata): Promise<Kept> {
  const facts = readFacts(bytes);
  if (facts === null) throw new Error("Metadata has spoiled the picture");
  const { exif, xmp, profile } = await readMetadata(bytes, facts.kind);
  // Encoders add a profile of their own.
  const hasProfile = profile !== null && profile.join() === source.profile?.join();
  const texts = facts.kind === "png" ? chunksOf(bytes).filter(isText).length : 0;
  const names = [
    exif && "Exif",
    xmp && "XMP",
    hasProfile && "color profile",
    texts > Number(xmp !== null) && "texts",
  ].filter((name) => typeof name === "string");
  const { hasLocation, hasMetadata } = facts;
  return { names, hasLocation, hasMetadata, hasProfile };
}
