import { expect, test } from "vitest";
import { firstUnits } from "./starts.ts";

test("every unit to start with is there, and a tool, a calculator and a game are among them", () => {
  expect(firstUnits).toHaveLength(4);
  expect(new Set(firstUnits.map(({ wing }) => wing))).toEqual(
    new Set(["tools", "calculators", "games"]),
  );
});
