/** One way to make a digest. */
export interface Algorithm {
  id: string; // "sha256"
  name: string; // "SHA-256"
  tag: string; // in checksum files: "SHA256 (backup.zip) = …"
  bytes: number; // length of its digests
  /** What the browser calls it, where it has it. */
  webCrypto?: "SHA-1" | "SHA-256" | "SHA-384" | "SHA-512";
  /** Broken, or never meant against an attacker. */
  isWeak?: true;
  /** HMAC is defined only over hash functions; BLAKE3 has a keyed mode of its own instead. */
  noHmac?: true;
  /** Milliseconds for a megabyte in WebAssembly, roughly: to share the work out evenly. */
  cost: number;
  /** Chosen until the visitor chooses otherwise. */
  isUsual: boolean;
}

/** The spec's five first, in its order of strength; what is rarely asked for last. */
export const algorithms = [
  { id: "md5", name: "MD5", tag: "MD5", bytes: 16, isWeak: true, cost: 3, isUsual: true },
  {
    id: "sha1",
    name: "SHA-1",
    tag: "SHA1",
    bytes: 20,
    webCrypto: "SHA-1",
    isWeak: true,
    cost: 3,
    isUsual: true,
  },
  {
    id: "sha256",
    name: "SHA-256",
    tag: "SHA256",
    bytes: 32,
    webCrypto: "SHA-256",
    cost: 7,
    isUsual: true,
  },
  {
    id: "sha384",
    name: "SHA-384",
    tag: "SHA384",
    bytes: 48,
    webCrypto: "SHA-384",
    cost: 5,
    isUsual: true,
  },
  {
    id: "sha512",
    name: "SHA-512",
    tag: "SHA512",
    bytes: 64,
    webCrypto: "SHA-512",
    cost: 5,
    isUsual: true,
  },
  { id: "sha3-256", name: "SHA3-256", tag: "SHA3-256", bytes: 32, cost: 5, isUsual: true },
  { id: "sha3-512", name: "SHA3-512", tag: "SHA3-512", bytes: 64, cost: 9, isUsual: true },
  { id: "blake3", name: "BLAKE3", tag: "BLAKE3", bytes: 32, noHmac: true, cost: 2, isUsual: true },
  {
    id: "crc32",
    name: "CRC-32",
    tag: "CRC32",
    bytes: 4,
    isWeak: true,
    noHmac: true,
    cost: 1,
    isUsual: true,
  },
  { id: "sha224", name: "SHA-224", tag: "SHA224", bytes: 28, cost: 7, isUsual: false },
  { id: "sha3-224", name: "SHA3-224", tag: "SHA3-224", bytes: 28, cost: 5, isUsual: false },
  { id: "sha3-384", name: "SHA3-384", tag: "SHA3-384", bytes: 48, cost: 7, isUsual: false },
  { id: "keccak-256", name: "Keccak-256", tag: "KECCAK-256", bytes: 32, cost: 5, isUsual: false },
  { id: "blake2b", name: "BLAKE2b", tag: "BLAKE2b", bytes: 64, cost: 3, isUsual: false },
  { id: "blake2s", name: "BLAKE2s", tag: "BLAKE2s", bytes: 32, cost: 4, isUsual: false },
  { id: "ripemd160", name: "RIPEMD-160", tag: "RMD160", bytes: 20, cost: 6, isUsual: false },
  {
    id: "crc32c",
    name: "CRC-32C",
    tag: "CRC32C",
    bytes: 4,
    isWeak: true,
    noHmac: true,
    cost: 1,
    isUsual: false,
  },
  {
    id: "adler32",
    name: "Adler-32",
    tag: "ADLER32",
    bytes: 4,
    isWeak: true,
    noHmac: true,
    cost: 1,
    isUsual: false,
  },
  {
    id: "xxh64",
    name: "xxHash64",
    tag: "XXH64",
    bytes: 8,
    isWeak: true,
    noHmac: true,
    cost: 1,
    isUsual: false,
  },
] as const satisfies readonly Algorithm[];

export type AlgorithmId = (typeof algorithms)[number]["id"];

const byId = new Map<string, Algorithm>(algorithms.map((algorithm) => [algorithm.id, algorithm]));

/** What is known of an algorithm. */
export function algorithmOf(id: AlgorithmId): Algorithm {
  const found = byId.get(id);
  if (found === undefined) throw new Error(`No algorithm is called ${id}`);
  return found;
}

const plain = (text: string): string => text.toLowerCase().replaceAll("-", "");

/** The algorithm that someone means by "sha-256", "SHA3" or "md5"; none by "hash". */
export function algorithmNamed(word: string): AlgorithmId | null {
  const wanted = plain(word);
  const found = algorithms.find(({ id }) => plain(id) === wanted);
  return found?.id ?? (wanted === "sha3" ? "sha3-256" : null);
}

/** The chosen ones that can be made: with a key only those that HMAC is defined for. */
export const withHmac = (ids: readonly AlgorithmId[], isHmac: boolean): AlgorithmId[] =>
  ids.filter((id) => !isHmac || !algorithmOf(id).noHmac);

/** A file up to this size is read whole for the browser's own digests, which cannot stream. */
export const wholeBytes = 128 * 1024 * 1024;

/** Whether the browser itself makes this digest, which is several times faster. */
export const isNative = (id: AlgorithmId, sizeBytes: number, isHmac: boolean): boolean =>
  !isHmac && sizeBytes <= wholeBytes && algorithmOf(id).webCrypto !== undefined;

/**
 * Shares algorithms out among workers, each with about as much to do. What the browser makes by
 * itself stays together, because it needs the whole file in memory.
 */
export function shareOut(
  ids: readonly AlgorithmId[],
  workers: number,
  isOwn: (id: AlgorithmId) => boolean,
): AlgorithmId[][] {
  const own = ids.filter(isOwn);
  const others = ids.filter((id) => !isOwn(id));
  const parts = [own, ...others.map((id) => [id])].filter((part) => part.length > 0);
  const costOf = (part: readonly AlgorithmId[]) =>
    part.reduce((sum, id) => sum + (isOwn(id) ? 1 : algorithmOf(id).cost), 0);
  const shares: AlgorithmId[][] = Array.from({ length: workers }, () => []);
  for (const part of parts.sort((one, other) => costOf(other) - costOf(one))) {
    const least = shares.reduce((best, share) => (costOf(share) < costOf(best) ? share : best));
    least.push(...part);
  }
  return shares.filter((share) => share.length > 0);
}
