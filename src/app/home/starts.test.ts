import { expect, test } from "vitest";
import { firstUnits, starts } from "./starts.ts";

test("every place to start is there, and none stands in both lists", () => {
  const paths = [...starts.map(({ unit }) => unit), ...firstUnits].map(({ path }) => path);
  expect(paths).toHaveLength(8);
  expect(new Set(paths).size).toBe(8);
});

test("the first three, which a phone shows, are a tool, a calculator and a game", () => {
  expect(starts.slice(0, 3).map(({ unit }) => unit.wing)).toEqual([
    "tools",
    "calculators",
    "games",
  ]);
});
