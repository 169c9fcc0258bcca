import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { crc32 } from "./crc32.ts";
import { distinctNames, writeZip } from "./zip.ts";

const utf8Bytes = (text: string) => new TextEncoder().encode(text);
const first = utf8Bytes("the first file");

test("CRC-32: the check value of its catalogue", () => {
  expect(crc32(utf8Bytes("123456789"))).toBe(0xcbf43926);
  expect(crc32(new Uint8Array())).toBe(0);
});

test("names differ, on systems that ignore capitals too", () => {
  expect(distinctNames(["a.jpg", "A.JPG", "a.jpg", "b.jpg", "a-2.jpg"])).toEqual([
    "a.jpg",
    "A-2.JPG",
    "a-3.jpg",
    "b.jpg",
    "a-2-2.jpg",
  ]);
  expect(distinctNames(["readme", "readme"])).toEqual(["readme", "readme-2"]);
});

const files = [
  { name: "a.jpg", bytes: first },
  { name: "गाना ✓.png", bytes: utf8Bytes("second") },
];
const zip = () =>
  writeZip(
    files.map(({ name, bytes }) => ({ name, blob: new Blob([bytes]), crc: crc32(bytes) })),
    new Date(2024, 1, 29, 13, 37, 58),
  );
test("the first file stands right behind its header; the directory counts them all", async () => {
  const bytes = new Uint8Array(await zip().arrayBuffer());
  expect(bytes.subarray(35, 35 + first.length)).toEqual(first);
  const view = new DataView(bytes.buffer);
  // 29 February 2024, 13:37:58 in the two words of DOS.
  expect(view.getUint16(10, true)).toBe((13 << 11) | (37 << 5) | 29);
  expect(view.getUint16(12, true)).toBe((44 << 9) | (2 << 5) | 29);
  const end = bytes.length - 22;
  expect(view.getUint16(end + 10, true)).toBe(2);
  expect(view.getUint32(end + 12, true) + view.getUint32(end + 16, true)).toBe(end);
});
test.skipIf(spawnSync("unzip", ["-v"]).status !== 0)("Info-ZIP finds no fault in it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tabkit-zip-"));
  try {
    const file = join(folder, "files.zip");
    writeFileSync(file, new Uint8Array(await zip().arrayBuffer()));
    expect(execFileSync("unzip", ["-t", file], { encoding: "utf8" })).toContain("No errors");
    expect(execFileSync("unzip", ["-p", file, "a.jpg"])).toEqual(Buffer.from(first));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
