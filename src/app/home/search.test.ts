import { describe, expect, test } from "vitest";
import { sections, units } from "#catalog/catalog.ts";
import { findUnits } from "#catalog/find.ts";
import { rank } from "./ranker.ts";
import { foundWords, search } from "./search.ts";

const listed = sections.flatMap((section): readonly (typeof units)[number][] => section.units);
const find = (query: string) => search(listed, rank(query), query);
const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);

describe("the home page's search", () => {
  test.each(["json", "loan", "time", "css", "color", "web token", " UUID "])(
    "%j: its tools are exactly those of the filter (spec §5)",
    (query) => {
      const { tools } = find(query);
      expect(tools.length).toBeGreaterThan(0);
      expect(new Set(tools)).toEqual(new Set(findUnits(listed, query)));
    },
  );

  test("the best stands first, though another category comes before its own", () => {
    expect(names(find("json").tools)[0]).toBe("JSON Formatter");
  });

  test("what the filter does not know, the ranker finds: a synonym, a game", () => {
    expect(find("guid").tools).toEqual([]);
    expect(names(find("guid").others)).toContain("UUID Generator");
    expect(names(find("minesweeper").others)).toContain("Minesweeper");
  });

  test("the first hit is the best of everything, a game before a tool that mentions its name", () => {
    const { hits, tools } = find("snake");
    expect(names(tools)).toContain("Text Case Converter");
    expect(names(hits)[0]).toBe("Snake");
  });

  test("nothing stands twice, and nothing is lost", () => {
    for (const query of ["a", "e", "tool", "game", "calculator"]) {
      const { tools, others, hits } = find(query);
      expect(new Set(hits).size).toBe(hits.length);
      expect(new Set([...tools, ...others])).toEqual(new Set(hits));
    }
  });

  test("nonsense finds nothing at all", () => {
    expect(find("zzyxq")).toEqual({ tools: [], others: [], hits: [] });
  });

  test.each([
    [1, 0, "1 tool matches"],
    [4, 0, "4 tools match"],
    [4, 2, "4 tools match, and 2 in the rest of Tabkit"],
    [0, 2, "2 in the rest of Tabkit"],
  ])("%i tools and %i others: %s", (tools, others, words) => {
    const some = (count: number) => units.slice(0, count);
    expect(foundWords({ tools: some(tools), others: some(others), hits: [] })).toBe(words);
  });
});
