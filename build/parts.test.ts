import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { groupParts, type Part } from "./parts.ts";

const part = (id: string, size: number, pages: number[], imports: string[] = []): Part => ({
  id,
  size,
  pages: new Set(pages.map(String)),
  imports,
});

const filesOf = (parts: Part[]): string[] =>
  groupParts(parts).map((file) => file.map(({ id }) => id).join(" "));

describe("parts that share a file", () => {
  test.each<[string, Part[], string[]]>([
    ["same pages", [part("a", 9000, [1, 2]), part("b", 9000, [1, 2])], ["a b"]],
    ["other pages", [part("a", 90, [1, 2]), part("b", 90, [3, 4])], ["a", "b"]],
    ["small, one page more", [part("a", 90, [1, 2, 3]), part("b", 90, [1, 2, 3, 4])], ["a b"]],
    ["large, one page more", [part("a", 9000, [1, 2]), part("b", 9000, [1, 2, 3])], ["a", "b"]],
  ])("%s", (_what, parts, files) => {
    expect(filesOf(parts)).toEqual(files);
  });

  test("not where two files would need each other", () => {
    const tangled = [
      part("a", 1317, [0, 1, 2, 3]),
      part("b", 916, [0, 1, 2, 4]),
      part("c", 62, [0], ["a", "b"]), // would be best with b
      part("d", 456, [0, 1, 2], ["a", "b"]), // is best with a
    ];
    expect(filesOf(tangled)).toEqual(["b", "c a d"]);
  });

  test("every part is in one file, and files need one another in one direction only", () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        const files = groupParts(parts);
        expect(files.flat().toSorted(byId)).toEqual(parts);
        expect(inCircles(files)).toEqual([]);
      }),
    );
  });
});

const byId = (one: Part, other: Part) => Number(one.id) - Number(other.id);

/** Parts that import earlier ones only; whoever loads a part loads its imports. */
const anyParts = fc
  .array(
    fc.record({
      size: fc.integer({ min: 10, max: 2000 }),
      pages: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 2 }),
      imports: fc.array(fc.nat(12), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((list) => {
    const parts = list.map(({ size, pages, imports }, at) => ({
      id: String(at),
      size,
      pages: new Set(pages.map(String)),
      imports: imports.filter((other) => other < at).map(String),
    }));
    for (const { imports, pages } of parts.toReversed()) {
      for (const id of imports) for (const page of pages) parts[Number(id)]?.pages.add(page);
    }
    return parts;
  });

/** Takes away the files that need no other, then those that need only these, and so on. */
function inCircles(files: Part[][]): Part[][] {
  const ids = new Set(files.flat().map(({ id }) => id));
  const left = files.filter((file) => {
    const own = new Set(file.map(({ id }) => id));
    return file.some(({ imports }) => imports.some((id) => ids.has(id) && !own.has(id)));
  });
  return left.length === files.length ? left : inCircles(left);
}
