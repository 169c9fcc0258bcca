import { choice, count } from "#domain/operation/options.ts";
import { operation } from "#domain/operation/operation.ts";
import { refusal } from "#domain/operation/refusal.ts";
import { fail, ok } from "#domain/result.ts";

/** 3 × 2 pixels, half transparent. */
const png =
  "89504e470d0a1a0a0000000d49484452000000030000000208060000009d74661a000000134944415408d763fccfc0d0c000054c0c48000024350183294f25020000000049454e44ae426082";
const gif =
  "47494638396105000400f00000ff000000000021f90400000000002c0000000005000400000204848f9905003b";

const describe = operation({
  id: "image.describe",
  name: "Describe image",
  about:
    "Says what a picture's file is, without decoding it: type, dimensions, transparency, metadata, and whether it tells where it was taken.",
  takes: "bytes",
  gives: "text",
  options: { as: choice("Output", ["text", "json"], "text") },
  reads: ["image"],
  examples: [
    {
      input: { hex: png },
      output:
        "Type: PNG\nDimensions: 3 × 2 px\nSize: 76 bytes\nTransparency: yes\nAnimated: no\nMetadata: no\nLocation: no\nColor profile: none, or sRGB\nComplete: yes\n",
    },
    {
      input: { hex: gif },
      options: { as: "json" },
      output:
        '{\n  "kind": "gif",\n  "width": 5,\n  "height": 4,\n  "isTurned": false,\n  "isAnimated": false,\n  "isCutOff": false,\n  "hasAlpha": false,\n  "hasLocation": false,\n  "hasMetadata": false,\n  "hasProfile": false,\n  "sizeBytes": 45\n}\n',
    },
  ],
  async run(bytes, { as }) {
    const { describeImage } = await import("./logic/facts/describe.ts");
    const described = describeImage(bytes, as);
    return described === null
      ? fail("These bytes are no image that is known here.")
      : ok(described);
  },
  async says(bytes) {
    const { saysOf } = await import("./logic/facts/describe.ts");
    return saysOf(bytes);
  },
});

const strip = operation({
  id: "image.strip-metadata",
  name: "Strip image metadata",
  about:
    "Takes camera data, location, texts and hidden previews out of a JPEG, PNG or WebP without encoding it anew; its colors and orientation stay.",
  takes: "bytes",
  gives: "bytes",
  options: {},
  suits: ["image"],
  examples: [{ input: { hex: png }, output: { hex: png } }],
  async run(bytes) {
    const { stripMetadata } = await import("./logic/metadata/strip.ts");
    const stripped = await stripMetadata(bytes);
    return stripped.ok ? stripped : refusal(stripped);
  },
});

const convert = operation({
  id: "image.convert",
  name: "Convert image",
  about:
    "Writes a picture as JPEG, PNG, WebP or AVIF, smaller by quality or by its longest side. Metadata is left out.",
  takes: "bytes",
  gives: "bytes",
  options: {
    to: choice("Format", ["jpeg", "png", "webp", "avif"], "jpeg"),
    quality: count("Quality", 10, 100, 80),
    maxSide: count("Longest side in px, 0 to keep it", 0, 16_384, 0),
  },
  where: "browser",
  examples: [{ input: { hex: png }, options: { to: "png" }, output: { hex: png } }],
  async run(bytes, { to, quality, maxSide }) {
    const { convertImage } = await import("./logic/encode/convert.ts");
    const made = await convertImage(bytes, { to, quality, maxSide });
    return made.ok ? made : refusal(made);
  },
});

export default [describe, strip, convert];
