import type { Hash } from "node:crypto";
import type { Ambient, Bytes, ByteStream } from "#domain/operation/operation.ts";

/** What Node calls the algorithms that it knows; its own are faster than ours. */
const hashNames: Readonly<Record<string, string>> = {
  md5: "md5",
  sha1: "sha1",
  sha224: "sha224",
  sha256: "sha256",
  sha384: "sha384",
  sha512: "sha512",
  "sha3-224": "sha3-224",
  "sha3-256": "sha3-256",
  "sha3-384": "sha3-384",
  "sha3-512": "sha3-512",
  blake2b: "blake2b512",
  blake2s: "blake2s256",
  ripemd160: "ripemd160",
};

/** Node's modules are loaded when they are needed: a command that needs none starts sooner. */
const crypto = () => process.getBuiltinModule("node:crypto");

/** Hashing by Node's own library. Nothing where it does not know the algorithm, or may not use it. */
export const openNodeHasher: NonNullable<Ambient["openHasher"]> = (algorithm) => {
  const name = hashNames[algorithm];
  const hash = name === undefined ? null : createHash(name);
  return (
    hash && {
      update: (piece) => void hash.update(piece),
      digest: () => new Uint8Array(hash.digest()),
    }
  );
};

function createHash(name: string): Hash | null {
  try {
    return crypto().createHash(name);
  } catch {
    return null; // MD5 and RIPEMD-160 are switched off in some builds.
  }
}

/** Node's web streams know gzip and deflate as browsers do; Brotli only its own streams know. */
export const openNodeStream: NonNullable<Ambient["openStream"]> = (does, format) => {
  if (format === "brotli") {
    const { createBrotliCompress, createBrotliDecompress } = process.getBuiltinModule("node:zlib");
    const stream = does === "compress" ? createBrotliCompress() : createBrotliDecompress();
    return process.getBuiltinModule("node:stream").Duplex.toWeb(stream) as unknown as ByteStream;
  }
  const known = format as CompressionFormat;
  return does === "compress" ? new CompressionStream(known) : new DecompressionStream(known);
};

/** The world as a command finds it. */
export const nodeAmbient = (): Ambient => ({
  nowMs: Date.now(),
  // Asked for only when needed: the first question for a zone takes milliseconds.
  get zone() {
    return new Intl.DateTimeFormat().resolvedOptions().timeZone;
  },
  randomBytes: (count): Bytes => new Uint8Array(crypto().randomBytes(count)),
  openHasher: openNodeHasher,
  openStream: openNodeStream,
});
