import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { NumberField } from "./number-field.ts";
import {
  carriesInputs,
  fieldEntries,
  readFields,
  readFragment,
  readWord,
  writeFragment,
} from "./link.ts";

const fields = [
  {
    id: "amount",
    inLink: "p",
    label: "Amount",
    unit: "rupees",
    min: 1_000,
    max: 1_00_00_000,
    step: 1_000,
    initial: 1_00_000,
  },
  {
    id: "rate",
    inLink: "r",
    label: "Rate",
    unit: "percent",
    min: 0.1,
    max: 30,
    step: 0.1,
    initial: 7.5,
  },
] as const satisfies readonly NumberField[];

const read = (fragment: string) => readFields(fields, readFragment(fragment));
const start = { amount: 1_00_000, rate: 7.5 };

describe("a link's inputs", () => {
  test.each([
    ["what we write", "#p=5000000&r=8.5", { amount: 50_00_000, rate: 8.5 }, false],
    ["without the #", "p=5000000&r=8.5", { amount: 50_00_000, rate: 8.5 }, false],
    ["only some", "#r=8.5", { ...start, rate: 8.5 }, false],
    ["none", "", start, false],
    ["an anchor", "#main", start, false],
    ["others beside ours", "#x=1&p=2000&utm=z", { ...start, amount: 2_000 }, false],
    ["finer than the step", "#p=1234567&r=8.35", { amount: 12_34_567, rate: 8.35 }, false],
    ["too high", "#p=99999999999&r=99", { amount: 1_00_00_000, rate: 30 }, true],
    ["too low", "#p=-5&r=0", { amount: 1_000, rate: 0.1 }, true],
    ["not a number", "#p=abc&r=NaN", start, true],
    ["empty", "#p=&r=", start, true],
    ["infinite", "#p=Infinity&r=-Infinity", start, true],
    ["an exponent", "#p=1e9&r=1e-9", start, true],
    ["hexadecimal", "#p=0x10", start, true],
    ["400 digits", `#p=${"9".repeat(400)}`, start, true],
    ["a script", "#p=%3Cscript%3Ealert(1)%3C/script%3E", start, true],
    ["an address", "#p=javascript:alert(1)", start, true],
    ["broken escapes", "#p=%E0%A4%A&r=%", start, true],
    ["names of every object", "#__proto__=1&constructor=2&toString=3", start, false],
    ["the same twice: the first counts", "#p=2000&p=3000", { ...start, amount: 2_000 }, false],
    ["a lone surrogate", "#p=\ud800", start, true],
    ["a megabyte", `#p=2000&r=${"1".repeat(1_000_000)}`, { ...start, amount: 2_000 }, true],
    ["blanks", "#p= 2000 ", start, true],
    ["Hindi digits", "#p=५०००", start, true],
  ])("%s", (_case, fragment, values, adjusted) => {
    expect(read(fragment)).toEqual({ values, adjusted });
  });

  test("a field without a letter is neither read nor written", () => {
    const { inLink: _letter, ...rate } = fields[1];
    const some = [fields[0], rate];
    expect(readFields(some, readFragment("#p=2000&r=8.5&undefined=9"))).toEqual({
      values: { amount: 2_000, rate: 7.5 },
      adjusted: false,
    });
    expect(fieldEntries(some, { amount: 2_000, rate: 8.5 })).toEqual([["p", 2_000]]);
  });

  test("no fragment leads out of the ranges", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.bigInt()), (text) => {
        const { values } = read(`#p=${text}&r=${text}`);
        for (const field of fields) {
          expect(values[field.id]).toBeGreaterThanOrEqual(field.min);
          expect(values[field.id]).toBeLessThanOrEqual(field.max);
        }
      }),
    );
  });

  test("what is written reads back", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 1_00_00_000 }),
        fc.integer({ min: 10, max: 3_000 }),
        (amount, hundredths) => {
          const values = { amount, rate: hundredths / 100 };
          const fragment = writeFragment(fieldEntries(fields, values));
          expect(read(fragment)).toEqual({ values, adjusted: false });
        },
      ),
    );
    expect(writeFragment(fieldEntries(fields, start))).toBe("#p=100000&r=7.5");
    expect(writeFragment([["when", "a&b=c"]])).toBe("#when=a%26b%3Dc");
  });

  test("a word that is not one of ours is the first of ours", () => {
    const words = ["monthly", "once"] as const;
    expect(readWord(words, "once")).toBe("once");
    expect(readWord(words, "never")).toBe("monthly");
    expect(readWord(words, null)).toBe("monthly");
  });

  test("an anchor carries no inputs", () => {
    expect(carriesInputs("#main")).toBe(false);
    expect(carriesInputs("")).toBe(false);
    expect(carriesInputs("#p=1")).toBe(true);
  });
});
