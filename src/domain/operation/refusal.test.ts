import { expect, test } from "vitest";
import { fail } from "#domain/result.ts";
import { refusal } from "./refusal.ts";

const place = { line: 3, column: 7 };

const cases: readonly [rule: string, failure: ReturnType<typeof fail<unknown>>, words: string][] = [
  ["a message alone", fail("Not valid."), "Not valid."],
  ["a message without a full stop", fail("Not valid"), "Not valid."],
  ["with its place", fail("Not valid.", { place }), "Not valid at line 3, column 7."],
  [
    "with place and reason",
    fail("Not valid.", { place, reason: "A comma is missing." }),
    "Not valid at line 3, column 7: A comma is missing.",
  ],
  [
    "a reason without a full stop",
    fail("Not valid", { reason: "A comma is missing" }),
    "Not valid: A comma is missing.",
  ],
  [
    "a reason that ends with a quotation",
    fail("Not valid", { reason: "Expected “}”" }),
    "Not valid: Expected “}”.",
  ],
  ["a reason that asks", fail("Not valid", { reason: "A comma?" }), "Not valid: A comma?"],
  [
    "a reason that ends with a remark",
    fail("Not valid", { reason: "Too long (the limit is 3.)" }),
    "Not valid: Too long (the limit is 3.)",
  ],
  ["a message that asks", fail("Which one?"), "Which one?"],
  ["no place", fail("Not valid", { place: null, reason: "" }), "Not valid."],
];

test.each(cases)("%s", (_rule, failure, words) => {
  expect(refusal(failure)).toEqual({ ok: false, message: words });
});
