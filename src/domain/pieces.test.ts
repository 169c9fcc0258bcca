import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { piecesOf } from "./pieces.ts";

describe("a file piece by piece", () => {
  test("the pieces are the file, each as long as asked for but the last", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array(), fc.integer({ min: 1, max: 9 }), async (bytes, size) => {
        const pieces: Uint8Array[] = [];
        for await (const piece of piecesOf(new Blob([bytes]), size)) pieces.push(piece);
        expect(pieces.flatMap((piece) => [...piece])).toEqual([...bytes]);
        expect(pieces.slice(0, -1).every(({ length }) => length === size)).toBe(true);
        expect(pieces.every(({ length }) => length > 0)).toBe(true);
      }),
    );
  });

  test("a file that cannot be read is heard of once, by whoever reads", async () => {
    let reads = 0;
    const blob = {
      size: 10,
      slice: () => ({
        arrayBuffer: async () => {
          reads += 1;
          if (reads > 1) throw new Error("gone");
          return new ArrayBuffer(5);
        },
      }),
    } as unknown as Blob;
    const pieces = piecesOf(blob, 5);
    expect((await pieces.next()).value).toHaveLength(5);
    await expect(pieces.next()).rejects.toThrow("gone");
  });
});
