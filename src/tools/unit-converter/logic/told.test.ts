import { describe, expect, test } from "vitest";
import { categories } from "./conversion.ts";
import { convertText, saysOf } from "./told.ts";

const said = (text: string): string =>
  saysOf(text)
    .map(({ words }) => words)
    .join(" | ");

describe("an amount in other units", () => {
  test.each([
    ["5 miles in km", "8.04672 km"],
    ["5 miles", "8.04672 km | 8046.72 m | 8800 yd"],
    ["72 °F", "22.222222 °C | 295.372222 K"],
    ["5 ft 11 in", "1.8034 m | 180.34 cm | 1.972222 yd"],
    ["-300 °C in K", "-26.85 K"],
    ["10 km/h", "2.777778 m/s | 6.213712 mph | 5.399568 kn"],
    ["1 GiB", "1.073742 GB | 1024 MiB | 1073.741824 MB"],
  ])("%s: %s", (text, words) => {
    expect(said(text)).toBe(words);
  });

  test("every kind of amount has counterparts, but for plain numbers", () => {
    const silent = categories.filter(({ from }) => said(`5 ${from}`) === "");
    expect(silent.map(({ id }) => id)).toEqual(["numbers"]);
  });
});

describe("what is no amount of anything says nothing, and is refused", () => {
  test.each([
    "24/7",
    "50-50",
    "9/11",
    "2026-11-16",
    "16 Nov 2026",
    "16/11/2026",
    "1.2.3",
    "42",
    "5 lakh",
    "98765 43210",
    "+91 98765 43210",
    "5 apples",
    "miles",
    "5 miles in kg",
    "",
  ])("%s", (text) => {
    expect(said(text)).toBe("");
    expect(convertText(text, "", "text")).toMatchObject({ ok: false });
  });

  test.each(["1st", "21st", "3D", "4K", "5G"])("%s is a name", (text) => {
    expect(said(text)).toBe("");
  });
});

describe("refusals and notes", () => {
  test.each([
    ["5 miles", "kg", "“miles” and “kg” do not measure the same thing."],
    ["42", "", "“42” names no unit: write it as “5 miles in km”."],
    ["", "", "There is nothing to convert."],
    ["0 L/100 km", "km/L", "No fuel at all: no number of km/L says that."],
  ])("%s in %s", (text, to, message) => {
    expect(convertText(text, to, "text")).toEqual({ ok: false, message });
  });

  test("below absolute zero", () => {
    expect(convertText("-300 °C", "K", "text")).toEqual({
      ok: true,
      value: "-26.85 K",
      notes: ["Below absolute zero (0 K): there is no such temperature."],
    });
  });
});
