import { describe, expect, test } from "vitest";
import { saysOf, sumOf } from "./sum.ts";

const said = (text: string): string =>
  saysOf(text)
    .map(({ words }) => words)
    .join();

describe("a sum is worked out", () => {
  test.each([
    ["12*(3+4)", "84"],
    ["100 - 20", "80"],
    ["1+1=", "2"],
    ["5 lakh + 3 lakh", "8,00,000"],
    ["50k*12", "6,00,000"],
    ["sqrt(2)^2", "2"],
    ["2^64", "1.84467440737096e19"],
    ["12345/5", "2,469"],
    ["18% * 2500", "450"],
    ["7 / (5 - 5)", "Cannot divide by zero."],
  ])("%s: %s", (text, words) => {
    expect(said(text)).toBe(words);
  });
});

describe("what only looks like a sum says nothing", () => {
  test.each([
    "24/7",
    "50-50",
    "9/11",
    "16/11/2026",
    "16 / 11 / 2026",
    "2026-11-16",
    "2026 - 11 - 16",
    "16.11.2026",
    "1.2.3",
    "1.2-1.4",
    "10-20%",
    "555-1234",
    "+1-555-123-4567",
    "+91 98765 43210",
    "(022) 2345-6789",
    "1920x1080",
    "4 x 4",
    "16:9",
    "10:30 - 11:30",
    "42",
    "-5",
    "50%",
    "10!",
    "(2)",
    "1,234",
    "5 lakh",
    "1e5",
    "e-5",
    "M-5",
    "Ans + 1",
    "pi",
    "C++17",
    "0 9 * * 1-5",
    "*/5 * * * *",
    "192.168.0.1/24",
    "a+b",
    "",
  ])("%s", (text) => {
    expect(said(text)).toBe("");
  });
});

describe("asked for, everything is worked out", () => {
  test.each([
    ["24/7", "3.42857142857143", ["Rounded: it has more digits than are shown."]],
    ["50-50", "0", []],
    ["2(3+4", "14", ["Read as 2 × (3 + 4)."]],
    ["1.2cr / 12", "1000000", ["Read as 1,20,00,000 ÷ 12."]],
  ])("%s", (text, value, notes) => {
    expect(sumOf(text, "deg")).toEqual({ ok: true, value, notes });
  });

  test.each([
    ["2 + ", "A number is missing after “+” at line 1, column 5."],
    ["2 +\n3 4", "An operator is missing before “4” at line 2, column 3."],
    ["Ans * 2", "There is no earlier result here: leave Ans and M out."],
    ["1/0", "Cannot divide by zero."],
    ["", "Type an expression first at line 1, column 1."],
  ])("%j is refused", (text, message) => {
    expect(sumOf(text, "deg")).toMatchObject({ ok: false, message });
  });
});
