import { describe, expect, test } from "vitest";
import { fields, yearlyInterest } from "./logic.ts";

describe("Template", () => {
  test("every rule of the spec is a line in the tables below", () => {
    expect.fail(
      "Write the rules of this unit as tables of cases first, quoting the spec. Then delete this test and write logic.ts until they pass.",
    );
  });

  test.each([
    ["amount", 1_000, 100_000, 1_000, 10_000],
    ["rate", 0, 30, 0.5, 5],
  ])("%s from %d to %d, step %d, default %d", (id, min, max, step, initial) => {
    expect(fields.find((field) => field.id === id)).toMatchObject({ min, max, step, initial });
  });

  test.each([
    [10_000, 5, 500],
    [10_000, 0, 0],
    [100_000, 30, 30_000],
  ])("%d at %d percent gives %d", (amount, rate, interest) => {
    expect(yearlyInterest({ amount, rate })).toBe(interest);
  });
});
