import { sizeWords } from "#domain/bytes.ts";
import { collectThrough, openPlatformStream } from "#domain/compression.ts";
import {
  operation,
  type Ambient,
  type Bytes,
  type ByteStream,
  type Operation,
  type Outcome,
} from "#domain/operation/operation.ts";
import { fail, ok } from "#domain/result.ts";

interface Format {
  id: "gzip" | "zlib" | "deflate" | "brotli";
  name: string;
  /** As the platform's streams call it. */
  format: string;
  verbs: readonly [compress: string, open: string];
  /** Where it is used, behind "as" or "without". */
  use: string;
  /** "Hello, World!" in it. */
  hello: string;
}

const formats: readonly Format[] = [
  {
    id: "gzip",
    name: "gzip",
    format: "gzip",
    verbs: ["Gzip", "Gunzip"],
    use: "as gzip files and web servers do (RFC 1952)",
    hello: "1f8b0800000000000003f348cdc9c9d75108cf2fca49510400d0c34aec0d000000",
  },
  {
    id: "zlib",
    name: "zlib",
    format: "deflate",
    verbs: ["Compress with zlib", "Open zlib"],
    use: "as PNG, PDF and Git do (RFC 1950)",
    hello: "789cf348cdc9c9d75108cf2fca495104001f9e046a",
  },
  {
    id: "deflate",
    name: "deflate",
    format: "deflate-raw",
    verbs: ["Deflate", "Inflate"],
    use: "without any header, as ZIP archives and SAML requests do (RFC 1951)",
    hello: "f348cdc9c9d75108cf2fca49510400",
  },
  {
    id: "brotli",
    name: "Brotli",
    format: "brotli",
    verbs: ["Compress with Brotli", "Open Brotli"],
    use: "as web servers do (RFC 7932)",
    hello: "0b068048656c6c6f2c20576f726c642103",
  },
];

/** More than this is not unpacked: a few kilobytes can stand for gigabytes. */
const maxBytes = 256 * 1024 * 1024;

const operationsOf = ({ id, name, format, verbs, use, hello }: Format): Operation[] => [
  operation({
    id: `${id}.compress`,
    name: verbs[0],
    about: `Compresses bytes or text (as UTF-8) ${use}.`,
    takes: "bytes",
    gives: "bytes",
    extension: { gzip: "gz", zlib: "zlib", deflate: "deflate", brotli: "br" }[id],
    options: {},
    inverse: `${id}.open`,
    examples: [{ input: "Hello, World! Hello, World! Hello, World!" }],
    run: (bytes, _options, ambient) => pipe(bytes, open("compress", format, ambient), name),
  }),
  operation({
    id: `${id}.open`,
    name: verbs[1],
    about: `Unpacks bytes that were compressed ${use}. Stops at ${sizeWords(maxBytes)}.`,
    takes: "bytes",
    gives: "bytes",
    options: {},
    ...(id === "gzip" || id === "zlib" ? { reads: [id] } : {}),
    inverse: `${id}.compress`,
    examples: [{ input: { hex: hello }, output: "Hello, World!" }],
    run: (bytes, _options, ambient) => pipe(bytes, open("expand", format, ambient), name),
    async says(bytes, ambient) {
      const stream = open("expand", format, ambient);
      const size = stream === null ? null : await sizeThrough(bytes, stream);
      return size === null
        ? []
        : [{ label: name, words: `${sizeWords(bytes.length)}, unpacks to ${size}` }];
    },
  }),
];

/** More than this is not unpacked only to say how much it is. */
const maxSaidBytes = 10 * 1024 * 1024;

/** How much comes out, in words; `null` when it cannot be unpacked. */
async function sizeThrough(bytes: Bytes, stream: ByteStream): Promise<string | null> {
  try {
    return sizeWords((await collectThrough(bytes, stream, maxSaidBytes)).length);
  } catch (error) {
    return error instanceof RangeError ? `more than ${sizeWords(maxSaidBytes)}` : null;
  }
}

/** `null` where the platform does not know the format. */
function open(
  does: "compress" | "expand",
  format: string,
  { openStream = openPlatformStream }: Ambient,
): ByteStream | null {
  try {
    return openStream(does, format);
  } catch {
    return null;
  }
}

async function pipe(
  bytes: Bytes,
  stream: ByteStream | null,
  name: string,
): Promise<Outcome<Bytes>> {
  if (stream === null) return fail(`This platform does not know ${name}.`);
  try {
    return ok(await collectThrough(bytes, stream, maxBytes));
  } catch (error) {
    return error instanceof RangeError
      ? fail(`Stopped: more than ${sizeWords(maxBytes)} come out of this.`)
      : fail(`This is not ${name}, or not all of it.`);
  }
}

export default formats.flatMap(operationsOf);
