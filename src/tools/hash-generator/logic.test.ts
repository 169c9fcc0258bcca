import { createHash, createHmac, randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { toHex } from "#domain/hex.ts";
import { sampledCases } from "#proof/scale.ts";
import {
  algorithmNamed,
  algorithmOf,
  algorithms,
  isNative,
  shareOut,
  wholeBytes,
  withHmac,
  type AlgorithmId,
} from "./logic/algorithms.ts";
import { makeDigests } from "./logic/digests.ts";
import { hashFile, hashText } from "./logic/hashing.ts";
import { readKey } from "./logic/hmac.ts";
import { optionsShape, isBlank, writeChecksums, writeDigest, writeLines } from "./logic.ts";
import { bytesSource } from "./logic/source.ts";

const all = algorithms.map(({ id }) => id);
const silent = () => {};
const plain = { encoding: "text", lineEnds: "as-is", addsLineEnd: false } as const;
const utf8 = (text: string) => new TextEncoder().encode(text);

async function digestOf(bytes: Uint8Array<ArrayBuffer>, id: AlgorithmId, key?: Uint8Array) {
  const { [id]: digest } = await makeDigests(bytesSource(bytes), [id], key ?? null, silent);
  return digest ? toHex(digest) : digest;
}

describe("an algorithm by its name", () => {
  test.each([
    ["sha256", "sha256"],
    ["SHA-256", "sha256"],
    ["sha3", "sha3-256"],
    ["sha3-512", "sha3-512"],
    ["hash", null],
    ["", null],
  ])("%j is %s", (word, id) => {
    expect(algorithmNamed(word)).toBe(id);
  });
});

describe("the spec's rules", () => {
  test('"Hash Generator: SHA-1, SHA-256, SHA-384, SHA-512, and … MD5", all shown at once', () => {
    const shown = optionsShape.initial.chosen.map((id) => algorithmOf(id).name);
    expect(shown.join(" ")).toBe(
      "MD5 SHA-1 SHA-256 SHA-384 SHA-512 SHA3-256 SHA3-512 BLAKE3 CRC-32",
    );
  });

  test('"a real MD5 (RFC 1321), marked not for security"', async () => {
    expect(await digestOf(utf8("abc"), "md5")).toBe("900150983cd24fb0d6963f7d28e17f72");
    expect(algorithmOf("md5").isWeak).toBe(true);
    expect(algorithmOf("sha256").isWeak).toBeUndefined();
  });

  test('"Hash generator … do nothing on blank input"', () => {
    expect(["", " ", "\n\t \u00a0"].map(isBlank)).toEqual([true, true, true]);
    expect(isBlank(" a ")).toBe(false);
  });
});

describe("published vectors", () => {
  test.each([
    ["", "d41d8cd98f00b204e9800998ecf8427e"],
    ["a", "0cc175b9c0f1b6a831c399e269772661"],
    ["abc", "900150983cd24fb0d6963f7d28e17f72"],
    ["message digest", "f96b697d7cb7938d525a2f31aaf161d0"],
    ["abcdefghijklmnopqrstuvwxyz", "c3fcd3d76192e4007dfb496cca67e13b"],
    [
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
      "d174ab98d277d9f5a5611c2c9f419d9f",
    ],
    ["1234567890".repeat(8), "57edf4a22be3c955ac49da2e2107b67a"],
    ["À", "d7a85d72b605f8d061a5200e12a838c7"], // as UTF-8, which CyberChef once got wrong
  ])("MD5 of RFC 1321 A.5: %j", async (text, digest) => {
    expect(await digestOf(utf8(text), "md5")).toBe(digest);
  });

  const long448 = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";
  test.each<[AlgorithmId, string, string]>([
    ["sha1", "abc", "a9993e364706816aba3e25717850c26c9cd0d89d"],
    ["sha1", long448, "84983e441c3bd26ebaae4aa1f95129e5e54670f1"],
    ["sha256", "abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    ["sha256", long448, "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"],
    [
      "sha384",
      "abc",
      "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7",
    ],
    [
      "sha512",
      "abc",
      "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
    ],
    ["sha224", "abc", "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7"],
    ["sha3-256", "", "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a"],
    [
      // FIPS 202, not the Keccak that other pages call SHA-3 (0eab42de…).
      "sha3-512",
      "",
      "a69f73cca23a9ac5c8b567dc185a756e97c982164fe25859e0d1dcc1475c80a615b2123af1f5f94c11e3e9402c3ac558f500199d95b6d3e301758586281dcd26",
    ],
    ["keccak-256", "", "c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470"],
    ["ripemd160", "abc", "8eb208f7e05d987a9b044a8e98c6b087f15a0bfc"],
    ["crc32", "123456789", "cbf43926"],
    ["crc32c", "123456789", "e3069283"],
    ["adler32", "Wikipedia", "11e60398"],
    ["xxh64", "", "ef46db3751d8e999"],
  ])("%s of %j", async (id, text, digest) => {
    expect(await digestOf(utf8(text), id)).toBe(digest);
  });

  test("NIST: a million times the letter a", async () => {
    const letters = new Uint8Array(1_000_000).fill(0x61);
    expect(await digestOf(letters, "sha256")).toBe(
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
    );
    expect(await digestOf(letters, "sha1")).toBe("34aa973cd4c4daa4f61eeb2bdbad27316534016f");
  });

  test.each([
    [0, "af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262"],
    [1, "2d3adedff11b61f14c886e35afa036736dcd87a74d27b5c1510225d0f592e213"],
    [1023, "10108970eeda3eb932baac1428c7a2163b0e924c9a9e25b35bba72b28f70bd11"],
    [1024, "42214739f095a406f3fc83deb889744ac00df831c10daa55189b5d121c855af7"],
    [1025, "d00278ae47eb27b34faecf67b4fe263f82d5412916c1ffd97c8cb7fb814b8444"],
    [6145, "f1323a8631446cc50536a9f705ee5cb619424d46887f3c376c695b70e0f0507f"],
  ])("BLAKE3's own test_vectors.json, %i bytes", async (length, digest) => {
    const bytes = Uint8Array.from({ length }, (_, at) => at % 251);
    expect(await digestOf(bytes, "blake3")).toBe(digest);
  });

  const aa131 = new Uint8Array(131).fill(0xaa);
  const longer = "Test Using Larger Than Block-Size Key - Hash Key First";
  test.each<[string, AlgorithmId, Uint8Array, string, string]>([
    [
      "2202 2",
      "md5",
      utf8("Jefe"),
      "what do ya want for nothing?",
      "750c783e6ab0b503eaa86e310a5db738",
    ],
    [
      "2202 2",
      "sha1",
      utf8("Jefe"),
      "what do ya want for nothing?",
      "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79",
    ],
    [
      "4231 1",
      "sha256",
      new Uint8Array(20).fill(0x0b),
      "Hi There",
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
    ],
    [
      "4231 6",
      "sha256",
      aa131,
      longer,
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    ],
    [
      "4231 6",
      "sha512",
      aa131,
      longer,
      "80b24263c7c1a3ebb71493c1dd7be8b49b46d1f41b4aeec1121b013783f8f3526b56d037e05f2598bd0fd2215d6a1e5295e64f73f63f0aec8b915a985d786598",
    ],
  ])("HMAC of RFC %s, %s", async (_case, id, key, text, digest) => {
    expect(await digestOf(utf8(text), id, key)).toBe(digest);
  });
});

describe("against Node", () => {
  const inNode: [AlgorithmId, string][] = [
    ["md5", "md5"],
    ["sha1", "sha1"],
    ["sha224", "sha224"],
    ["sha256", "sha256"],
    ["sha384", "sha384"],
    ["sha512", "sha512"],
    ["sha3-224", "sha3-224"],
    ["sha3-256", "sha3-256"],
    ["sha3-384", "sha3-384"],
    ["sha3-512", "sha3-512"],
    ["blake2b", "blake2b512"],
    ["blake2s", "blake2s256"],
    ["ripemd160", "ripemd160"],
  ];
  const ids = inNode.map(([id]) => id);
  const expected = (make: (name: string) => string) =>
    Object.fromEntries(inNode.map(([id, name]) => [id, make(name)]));
  const hexes = (digests: Record<string, Uint8Array | null>) =>
    Object.fromEntries(
      Object.entries(digests).map(([id, digest]) => [id, digest && toHex(digest)]),
    );

  test("random inputs of all lengths around the block sizes", async () => {
    const lengths = Array.from({ length: 1000 }, (_, run) => run % 300);
    for (const length of sampledCases(lengths, 150)) {
      const bytes = Uint8Array.from(randomBytes(length));
      const digests = await makeDigests(bytesSource(bytes), ids, null, silent);
      expect(hexes(digests)).toEqual(
        expected((name) => createHash(name).update(bytes).digest("hex")),
      );
    }
  });

  test("100 random keys", async () => {
    for (let run = 0; run < 100; run += 1) {
      const bytes = Uint8Array.from(randomBytes(run * 7));
      const key = Uint8Array.from(randomBytes(1 + run * 2));
      const digests = await makeDigests(bytesSource(bytes), ids, key, silent);
      expect(hexes(digests)).toEqual(
        expected((name) => createHmac(name, key).update(bytes).digest("hex")),
      );
    }
  });

  test("without WebCrypto (plain http) the same digests are made", async () => {
    const { crypto } = globalThis;
    Object.defineProperty(globalThis, "crypto", { value: {}, configurable: true });
    try {
      expect(await digestOf(utf8("abc"), "sha384")).toBe(
        createHash("sha384").update("abc").digest("hex"),
      );
    } finally {
      Object.defineProperty(globalThis, "crypto", { value: crypto, configurable: true });
    }
  });

  test("without WebAssembly the browser's own digests remain, and the others are named", async () => {
    const { WebAssembly } = globalThis;
    vi.resetModules();
    const fresh = await import("./logic/digests.ts");
    Object.defineProperty(globalThis, "WebAssembly", { value: undefined, configurable: true });
    try {
      const digests = await fresh.makeDigests(
        bytesSource(utf8("abc")),
        ["sha256", "md5"],
        null,
        silent,
      );
      expect(digests.md5).toBeNull();
      expect(digests.sha256).toHaveLength(32);
    } finally {
      Object.defineProperty(globalThis, "WebAssembly", { value: WebAssembly, configurable: true });
    }
  });
});

describe("files", () => {
  const hash = (file: Blob, ids: AlgorithmId[] = all) =>
    hashFile({ file, ids, key: null }, { progress: silent });

  test("a file over several pieces has the digest of its bytes", async () => {
    const bytes = Uint8Array.from(randomBytes(9 * 1024 * 1024 + 5));
    const done: number[] = [];
    const file = new Blob([bytes]);
    const made = await hashFile(
      { file, ids: ["md5", "sha256"], key: null },
      { progress: (at) => done.push(at) },
    );
    expect(made.ok && hexOf(made.value.md5)).toBe(createHash("md5").update(bytes).digest("hex"));
    expect(made.ok && hexOf(made.value.sha256)).toBe(
      createHash("sha256").update(bytes).digest("hex"),
    );
    expect(done).toHaveLength(3);
    expect(done.at(-1)).toBe(1);
  });

  test("an empty file has digests too", async () => {
    const made = await hash(new Blob([]));
    expect(made.ok && hexOf(made.value.md5)).toBe("d41d8cd98f00b204e9800998ecf8427e");
    expect(made.ok && Object.keys(made.value).sort()).toEqual([...all].sort());
  });

  test("a file beyond what is read whole is read only in pieces", async () => {
    const piece = new Uint8Array(4 * 1024 * 1024);
    const file = {
      size: wholeBytes + 1,
      slice: () => ({ arrayBuffer: async () => piece.buffer }),
      arrayBuffer: () => {
        throw new Error("All of it at once");
      },
    } as unknown as Blob;
    expect((await hash(file, ["crc32"])).ok).toBe(true);
    expect(isNative("sha256", wholeBytes, false)).toBe(true);
    expect(isNative("sha256", wholeBytes + 1, false)).toBe(false);
    expect(isNative("md5", 1, false)).toBe(false);
    expect(isNative("sha256", 1, true)).toBe(false);
  });

  test.each([["sha256"], ["md5"]] as const)("a vanished file is said to be so: %s", async (id) => {
    const gone = () => Promise.reject(new Error("NotReadableError"));
    const file = { size: 5, slice: () => ({ arrayBuffer: gone }), arrayBuffer: gone };
    expect(await hash(file as unknown as Blob, [id])).toEqual({
      ok: false,
      message: "This file could not be read. It may be a folder, or have been moved or changed.",
    });
  });

  const hexOf = (digest: Uint8Array | null | undefined) => digest && toHex(digest);
});

describe("texts", () => {
  const md5 = { ids: ["md5"], key: null } as const;
  const size = async (text: string, reading: Partial<typeof plain> | object) => {
    const made = await hashText(text, { ...md5, ...plain, ...reading }, silent);
    return made.ok ? made.value.sizeBytes : made.message;
  };

  test.each([
    ["as UTF-8", "aé✓🚀", {}, 10],
    ["as UTF-16", "aé✓🚀", { encoding: "utf-16" }, 10],
    ["line ends as they are", "a\r\nb\nc", {}, 6],
    ["LF", "a\r\nb\rc\n", { lineEnds: "lf" }, 6],
    ["CRLF, as a file from Windows", "a\nb\r\nc", { lineEnds: "crlf" }, 7],
    ["with a line end, as echo writes it", "abc", { addsLineEnd: true }, 4],
    ["hex", "0xDE:ad be-EF", { encoding: "hex" }, 4],
    ["Base64", "4pyTIMOg\nIGxhIG1vZGU", { encoding: "base64" }, 14],
  ])("%s", async (_case, text, reading, bytes) => {
    expect(await size(text, reading)).toBe(bytes);
  });

  test("UTF-16 is little-endian: PowerShell's digest of “abc”", async () => {
    const made = await hashText("abc", { ...md5, ...plain, encoding: "utf-16" }, silent);
    expect(made.ok && made.value.digests.md5 && toHex(made.value.digests.md5)).toBe(
      createHash("md5").update(Buffer.from("abc", "utf16le")).digest("hex"),
    );
  });

  test("half a character is hashed as U+FFFD, and that is told", async () => {
    const made = await hashText("a\ud800", { ...md5, ...plain }, silent);
    expect(made.ok && made.value.hasLoneSurrogates).toBe(true);
    expect(made.ok && made.value.sizeBytes).toBe(4);
  });

  test.each([
    ["hex", "00\nag", "Invalid hex string", "“g” is not a digit.", { line: 2, column: 2 }],
    ["hex", "abc", "Invalid hex string", "one is left over", null],
    ["hex", "00x1", "Invalid hex string", "“x” is not a digit.", { line: 1, column: 3 }],
    ["base64", "YW?=", "Invalid Base64 string", "“?” is not a character", { line: 1, column: 3 }],
    ["base64", "YWJjZ", "Invalid Base64 string", "too short for a byte", { line: 1, column: 6 }],
    ["base64", "YQ=", "Invalid Base64 string", "too few, too many", { line: 1, column: 4 }],
  ] as const)("bad %s %j", async (encoding, text, message, reason, place) => {
    const made = await hashText(text, { ...md5, ...plain, encoding }, silent);
    expect(made.ok ? null : made.message).toBe(message);
    const detail = made.ok ? undefined : made.detail;
    expect(detail?.reason).toContain(reason);
    expect(detail?.place && { line: detail.place.line, column: detail.place.column }).toEqual(
      place,
    );
  });
});

describe("how digests are written", () => {
  const digest = new Uint8Array([0xde, 0xad, 0xbe, 0xef]);
  test.each([
    ["hex", "deadbeef"],
    ["upper", "DEADBEEF"],
    ["base64", "3q2+7w=="],
  ] as const)("%s", (format, text) => expect(writeDigest(digest, format)).toBe(text));

  test("lines in the order of the table, without what could not be made", () => {
    expect(writeLines({ crc32: digest, blake3: null, md5: digest }, "hex")).toBe(
      "MD5: deadbeef\nCRC-32: deadbeef",
    );
  });

  test("checksum files as coreutils write them", () => {
    expect(writeChecksums("a b.zip", { sha256: digest })).toBe("SHA256 (a b.zip) = deadbeef\n");
    expect(writeChecksums("a\\b", { sha1: digest })).toBe("\\SHA1 (a\\\\b) = deadbeef\n");
  });
});

describe("sharing the work out", () => {
  const none = () => false;
  test("every algorithm is done by exactly one worker", () => {
    fc.assert(
      fc.property(fc.subarray(all, { minLength: 1 }), fc.integer({ min: 1, max: 8 }), (ids, n) => {
        const shares = shareOut(ids, n, (id) => algorithmOf(id).webCrypto !== undefined);
        expect(shares.length).toBeLessThanOrEqual(n);
        expect(shares.flat().sort()).toEqual([...ids].sort());
      }),
    );
  });

  test("what the browser makes itself stays in one worker, which reads the file whole", () => {
    const shares = shareOut(all, 4, (id) => isNative(id, 1000, false));
    const whole = shares.filter((share) => share.some((id) => isNative(id, 1000, false)));
    expect(whole).toHaveLength(1);
    expect(shareOut(["sha256", "sha512"], 4, none)).toEqual([["sha256"], ["sha512"]]);
  });
});

describe("stored settings", () => {
  test.each([
    [undefined],
    [null],
    [7],
    ["x"],
    [[]],
    [{ chosen: "md5", format: 3 }],
    [{ chosen: [] }],
  ])("%j becomes the default", (stored) =>
    expect(optionsShape.read(stored)).toEqual(optionsShape.initial),
  );

  test("what is proper is kept, unknown algorithms are dropped, keys are not taken", () => {
    const stored = { chosen: ["crc32", "<img>", "md5"], format: "base64", key: "secret" };
    expect(optionsShape.read(stored)).toEqual({
      ...optionsShape.initial,
      chosen: ["md5", "crc32"],
      format: "base64",
    });
  });

  test.each([
    ["text", "Jefe é", [74, 101, 102, 101, 32, 195, 169]],
    ["hex", "0B:0b", [11, 11]],
    ["base64", "AP8=", [0, 255]],
  ] as const)("a key as %s", (encoding, text, bytes) => {
    const key = readKey({ isOn: true, text, encoding });
    expect(key.ok && key.value && [...key.value]).toEqual(bytes);
    expect(readKey({ isOn: false, text, encoding })).toEqual({ ok: true, value: null });
  });

  test.each([
    ["hex", "xyz", "This is not hex."],
    ["base64", "a", "This is not Base64."],
  ] as const)("a key that is not %s", (encoding, text, message) => {
    expect(readKey({ isOn: true, text, encoding })).toEqual({ ok: false, message });
  });

  test("with a key only what HMAC is defined for", () => {
    expect(withHmac(["md5", "blake3", "crc32"], true)).toEqual(["md5"]);
    expect(withHmac(["md5", "blake3", "crc32"], false)).toEqual(["md5", "blake3", "crc32"]);
  });
});

test("two at once do not feed the same hasher", async () => {
  await digestOf(utf8("the first leaves one behind"), "md5");
  const texts = ["a", "abc", "message digest"];
  const made = await Promise.all(
    texts.flatMap((text) => [digestOf(utf8(text), "md5"), digestOf(utf8(text), "md5", utf8("k"))]),
  );
  const expected = texts.flatMap((text) => [
    createHash("md5").update(text).digest("hex"),
    createHmac("md5", "k").update(text).digest("hex"),
  ]);
  expect(made).toEqual(expected);
});
