import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { groupIntoChunks, type SharedModule } from "./shared-chunks.ts";

const module = (
  id: string,
  size: number,
  pages: number[],
  imports: string[] = [],
): SharedModule => ({
  id,
  size,
  pages: new Set(pages.map(String)),
  imports,
});

const chunksOf = (modules: SharedModule[]): string[] =>
  groupIntoChunks(modules).map((chunk) => chunk.map(({ id }) => id).join(" "));

describe("modules that share a chunk", () => {
  test.each<[string, SharedModule[], string[]]>([
    ["same pages", [module("a", 9000, [1, 2]), module("b", 9000, [1, 2])], ["a b"]],
    ["other pages", [module("a", 90, [1, 2]), module("b", 90, [3, 4])], ["a", "b"]],
    ["small, one page more", [module("a", 90, [1, 2, 3]), module("b", 90, [1, 2, 3, 4])], ["a b"]],
    ["large, one page more", [module("a", 9000, [1, 2]), module("b", 9000, [1, 2, 3])], ["a", "b"]],
  ])("%s", (_what, modules, chunks) => {
    expect(chunksOf(modules)).toEqual(chunks);
  });

  test("not where a page would load in vain what the other one needs", () => {
    const small = module("small", 90, [1, 2, 3]);
    const user = module("user", 90, [1, 2], ["heavy"]);
    const heavy = module("heavy", 9000, [1, 2]);
    expect(chunksOf([small, user, heavy])).toEqual(["small", "user heavy"]);
    expect(chunksOf([small, { ...user, imports: [] }, { ...heavy, pages: new Set("4") }])).toEqual([
      "heavy",
      "small user",
    ]);
  });

  test("every module is in one chunk, and chunks need one another in one direction only", () => {
    fc.assert(
      fc.property(anyModules, (modules) => {
        const chunks = groupIntoChunks(modules);
        expect(chunks.flat().toSorted(byId)).toEqual(modules);
        expect(inCircles(chunks)).toEqual([]);
      }),
    );
  });
});

const byId = (one: SharedModule, other: SharedModule) => Number(one.id) - Number(other.id);

/** Modules that import earlier ones only; whoever loads a module loads its imports. */
const anyModules = fc
  .array(
    fc.record({
      size: fc.integer({ min: 10, max: 2000 }),
      pages: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 2 }),
      imports: fc.array(fc.nat(12), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((list) => {
    const modules = list.map(({ size, pages, imports }, at) => ({
      id: String(at),
      size,
      pages: new Set(pages.map(String)),
      imports: imports.filter((other) => other < at).map(String),
    }));
    for (const { imports, pages } of modules.toReversed()) {
      for (const id of imports) for (const page of pages) modules[Number(id)]?.pages.add(page);
    }
    return modules;
  });

/** Takes away the chunks that need no other, then those that need only these, and so on. */
function inCircles(chunks: SharedModule[][]): SharedModule[][] {
  const ids = new Set(chunks.flat().map(({ id }) => id));
  const left = chunks.filter((chunk) => {
    const own = new Set(chunk.map(({ id }) => id));
    return chunk.some(({ imports }) => imports.some((id) => ids.has(id) && !own.has(id)));
  });
  return left.length === chunks.length ? left : inCircles(left);
}
