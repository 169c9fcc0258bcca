import { viewOf } from "./bytes-at.ts";
import { plainFacts, type ImageFacts } from "./facts.ts";

const trailer = 0x3b;
const extension = 0x21;
const picture = 0x2c;
const graphicControl = 0xf9;

/** The bytes of a color table, whose size stands in the lowest bits of a flag byte. */
const tableBytes = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

export function readGif(bytes: Uint8Array): ImageFacts {
  const facts = { ...plainFacts("gif"), isCutOff: true };
  const view = viewOf(bytes);
  facts.width = view.getUint16(6, true);
  facts.height = view.getUint16(8, true);
  let at = 13 + tableBytes(view.getUint8(10));
  let frames = 0;
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === trailer) return { ...facts, isCutOff: false };
    if (block === extension) {
      const isControl = bytes[at + 1] === graphicControl;
      if (isControl) facts.hasAlpha ||= ((bytes[at + 3] ?? 0) & 1) === 1;
      at = afterParts(bytes, at + 2);
    } else if (block === picture) {
      frames += 1;
      facts.isAnimated = frames > 1;
      at = afterParts(bytes, at + 11 + tableBytes(bytes[at + 9] ?? 0));
    } else {
      return facts;
    }
  }
  return facts;
}

/** Parts follow, each with its length before it; an empty one is the last. */
function afterParts(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}
