import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "Hash Generator",
  description: "MD5, SHA-1, SHA-2, SHA-3, BLAKE3 and CRC-32 of text and of files of any size.",
  icon: "hash",
  category: "security",
  menu: "generators",
  panes: true,
  keywords: [
    "md5 hash, sha1, sha256, sha-256, sha512, sha-512, sha3, blake3, crc32, hmac, sha256sum",
    "checksum, verify checksum, digest, fingerprint, hash file",
  ],
  takes: {
    words: "hash, md5, sha1, sha256, sha-256, sha384, sha512, sha3, blake3, crc32",
    example: "sha256 hello",
  },
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
