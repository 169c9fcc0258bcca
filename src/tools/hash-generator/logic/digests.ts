import {
  createAdler32,
  createBLAKE2b,
  createBLAKE2s,
  createBLAKE3,
  createCRC32,
  createHMAC,
  createKeccak,
  createMD5,
  createRIPEMD160,
  createSHA1,
  createSHA224,
  createSHA256,
  createSHA3,
  createSHA384,
  createSHA512,
  createXXHash64,
} from "hash-wasm";
import { algorithmOf, isNative, type AlgorithmId } from "./algorithms.ts";
import type { Source } from "./source.ts";

/** `null` stands for a digest that this browser cannot make: WebAssembly may be switched off. */
export type Digests = Partial<Record<AlgorithmId, Uint8Array | null>>;

/** The polynomial of CRC-32C (RFC 3720), bits reversed. */
const castagnoli = 0x82f63b78;

type WasmHasher = Awaited<ReturnType<typeof createMD5>>;

interface Hasher {
  update: (piece: Uint8Array) => void;
  digest: () => Uint8Array;
}

const makers: Record<AlgorithmId, () => Promise<WasmHasher>> = {
  md5: createMD5,
  sha1: createSHA1,
  sha224: createSHA224,
  sha256: createSHA256,
  sha384: createSHA384,
  sha512: createSHA512,
  "sha3-224": () => createSHA3(224),
  "sha3-256": () => createSHA3(256),
  "sha3-384": () => createSHA3(384),
  "sha3-512": () => createSHA3(512),
  "keccak-256": () => createKeccak(256),
  blake2b: () => createBLAKE2b(512),
  blake2s: () => createBLAKE2s(256),
  blake3: () => createBLAKE3(256),
  ripemd160: createRIPEMD160,
  crc32: () => createCRC32(),
  crc32c: () => createCRC32(castagnoli),
  adler32: createAdler32,
  xxh64: () => createXXHash64(),
};

/** Makes several digests of the same bytes, or their HMACs when there is a key. */
export async function makeDigests(
  source: Source,
  ids: readonly AlgorithmId[],
  key: Uint8Array | null,
  progress: (done: number) => void,
): Promise<Digests> {
  // Over plain http a browser has no crypto.subtle.
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto };
  const native =
    subtle === undefined ? [] : ids.filter((id) => isNative(id, source.size, key !== null));
  const streamed = ids.filter((id) => !native.includes(id));
  const [own, others] = await Promise.all([
    subtle === undefined ? {} : digestNatively(subtle, source, native),
    digestInPieces(source, streamed, key, progress),
  ]);
  return { ...own, ...others };
}

/** One after the other: each of them copies all of the bytes. */
async function digestNatively(
  subtle: SubtleCrypto,
  source: Source,
  ids: readonly AlgorithmId[],
): Promise<Digests> {
  const digests: Digests = {};
  if (ids.length === 0) return digests;
  const bytes = await source.whole();
  for (const id of ids) {
    const name = algorithmOf(id).webCrypto ?? "SHA-256";
    digests[id] = new Uint8Array(await subtle.digest(name, bytes));
  }
  return digests;
}

async function digestInPieces(
  source: Source,
  ids: readonly AlgorithmId[],
  key: Uint8Array | null,
  progress: (done: number) => void,
): Promise<Digests> {
  const digests: Digests = {};
  const hashers: [AlgorithmId, Hasher][] = [];
  for (const id of ids) {
    const hasher = await openHasher(id, key);
    if (hasher === null) digests[id] = null;
    else hashers.push([id, hasher]);
  }
  if (hashers.length === 0) return digests;
  let done = 0;
  for await (const piece of source.pieces()) {
    for (const [, hasher] of hashers) hasher.update(piece);
    done += piece.length;
    progress(done / source.size);
  }
  for (const [id, hasher] of hashers) digests[id] = hasher.digest();
  return digests;
}

/** Left over from earlier: making one takes longer than hashing a short text. */
const spare = new Map<AlgorithmId, WasmHasher>();

/** Ready to be fed; `null` where there is no WebAssembly. Nobody else has it until its digest is made. */
export async function openHasher(id: AlgorithmId, key: Uint8Array | null): Promise<Hasher | null> {
  try {
    const kept = spare.get(id);
    spare.delete(id);
    const base = kept ?? (await makers[id]());
    const hasher = key === null ? base : await createHMAC(Promise.resolve(base), key);
    hasher.init();
    return {
      update: (piece) => void hasher.update(piece),
      digest() {
        const digest = hasher.digest("binary");
        spare.set(id, base);
        return digest;
      },
    };
  } catch {
    return null;
  }
}
