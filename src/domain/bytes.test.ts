import { expect, test } from "vitest";
import { sizeWords } from "./bytes.ts";

test.each([
  [0, "0 bytes"],
  [1, "1 byte"],
  [1023, "1023 bytes"],
  [1024, "1 KiB"],
  [1536, "1.5 KiB"],
  [10 * 1024 + 1, "10 KiB"],
  [150.4 * 1024, "150 KiB"],
  [1024 * 1024 - 1, "1 MiB"],
  [50 * 1024 * 1024, "50 MiB"],
  [52_428_801, "50 MiB"],
  [61.25 * 1024 * 1024, "61.3 MiB"],
  [3 * 1024 ** 4, "3072 GiB"],
])("%d bytes are %s", (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});
