import { operation } from "#domain/operation/operation.ts";
import { choice, secret, words } from "#domain/operation/options.ts";
import { refusal } from "#domain/operation/refusal.ts";
import { ok } from "#domain/result.ts";

/** Those that HMAC is defined for, and those that it is not. */
const keyed = [
  "sha256",
  "sha512",
  "sha1",
  "md5",
  "sha384",
  "sha224",
  "sha3-256",
  "sha3-512",
  "sha3-384",
  "sha3-224",
  "keccak-256",
  "blake2b",
  "blake2s",
  "ripemd160",
] as const;
const unkeyed = ["blake3", "crc32", "crc32c", "adler32", "xxh64"] as const;

const compute = operation({
  id: "hash.compute",
  name: "Compute hash",
  about:
    "Gives the digest of bytes or text (as UTF-8): hex, Base64, or as an integrity attribute or a Content-Security-Policy names a script (sha256, sha384, sha512).",
  takes: "bytes",
  gives: "text",
  options: {
    algorithm: choice("Algorithm", [...keyed, ...unkeyed], "sha256"),
    format: choice("Written as", ["hex", "upper", "base64", "integrity", "csp"], "hex"),
  },
  word: "hash",
  examples: [
    // FIPS 180-2, B.1; the example of CSP Level 3; NIST's SHA3-256 of nothing; the check of CRC-32.
    {
      input: "abc",
      output: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    },
    {
      input: "alert('Hello, world.');",
      options: { format: "csp" },
      output: "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    },
    {
      input: "",
      options: { algorithm: "sha3-256" },
      output: "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a",
    },
    { input: "123456789", options: { algorithm: "crc32", format: "upper" }, output: "CBF43926" },
  ],
  async run(bytes, { algorithm, format }, ambient) {
    const { digestText } = await import("./logic/operating.ts");
    return digestText(bytes, algorithm, format, null, ambient);
  },
  async *stream(pieces, { algorithm, format }, ambient) {
    const { streamDigest } = await import("./logic/operating.ts");
    yield* streamDigest(pieces, algorithm, format, null, ambient);
  },
});

const hmac = operation({
  id: "hash.hmac",
  name: "Compute HMAC",
  about: "Gives the keyed digest (HMAC, RFC 2104) of bytes or text, as webhooks are signed.",
  takes: "bytes",
  gives: "text",
  options: {
    algorithm: choice("Algorithm", keyed, "sha256"),
    key: secret("Key"),
    keyForm: choice("The key is", ["text", "hex", "base64"], "text"),
    format: choice("Written as", ["hex", "upper", "base64"], "hex"),
  },
  word: "hash",
  examples: [
    // RFC 4231, test case 2; RFC 2202, test case 1 for MD5.
    {
      input: "what do ya want for nothing?",
      options: { key: "Jefe" },
      output: "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    },
    {
      input: "Hi There",
      options: {
        algorithm: "md5",
        key: "0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b",
        keyForm: "hex",
        format: "base64",
      },
      output: "kpRyejY4uxwT9I74FYv8nQ==",
    },
  ],
  async run(bytes, { algorithm, key, keyForm, format }, ambient) {
    const { digestText, readHmacKey } = await import("./logic/operating.ts");
    const read = readHmacKey(key, keyForm);
    return read.ok ? digestText(bytes, algorithm, format, read.value, ambient) : read;
  },
  async *stream(pieces, { algorithm, key, keyForm, format }, ambient) {
    const { readHmacKey, streamDigest } = await import("./logic/operating.ts");
    yield* streamDigest(pieces, algorithm, format, readHmacKey(key, keyForm), ambient);
  },
});

const check = operation({
  id: "hash.check",
  name: "Check hash",
  about:
    "Compares bytes or text with a published digest (hex, Base64, a line of sha256sum, an integrity attribute); what does not match is refused.",
  takes: "bytes",
  gives: "text",
  options: { expected: words("Expected digest") },
  word: "hash",
  examples: [
    {
      input: "abc",
      options: { expected: "900150983cd24fb0d6963f7d28e17f72" },
      output: "It matches: MD5.",
    },
    {
      input: "alert('Hello, world.');",
      options: { expected: "sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=" },
      output: "It matches: SHA-256.",
    },
  ],
  async run(bytes, { expected }) {
    const { checkBytes } = await import("./logic/operating.ts");
    return checkBytes(bytes, expected);
  },
});

const identify = operation({
  id: "hash.identify",
  name: "Identify hash",
  about:
    "Says which algorithms give digests of this length, the likely one first: nothing but a label can say more.",
  takes: "text",
  gives: "text",
  options: {},
  reads: ["hash"],
  word: "checksum",
  examples: [
    {
      input: "5d41402abc4b2a76b9719d911017c592",
      output: "length: 16 bytes\nlooks like: MD5",
    },
    {
      input: "da39a3ee5e6b4b0d3255bfef95601890afd80709",
      output: "length: 20 bytes\nlooks like: SHA-1\ncould be: RIPEMD-160",
    },
  ],
  async run(text) {
    const { identify, identifiedText } = await import("./logic/identify.ts");
    const identified = identify(text);
    return identified.ok ? ok(identifiedText(identified.value)) : refusal(identified);
  },
  async says(text) {
    const { saysOf } = await import("./logic/identify.ts");
    return saysOf(text);
  },
});

export default [compute, hmac, check, identify];
