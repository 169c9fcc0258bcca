import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampled } from "#proof/scale.ts";
import { fitsDouble, givesDigitsBack, isNearDouble, skipNumber } from "./numbers.ts";

const encoder = new TextEncoder();
const fits = (text: string) => {
  const bytes = encoder.encode(text);
  return fitsDouble(bytes, 0, bytes.length);
};

describe("numbers that a double holds as they are written", () => {
  test.each([
    "0",
    "-0",
    "0.0",
    "1",
    "-1",
    "1.0",
    "1.50",
    "0.1",
    "1e5",
    "1E+5",
    "1e22",
    "1e-5",
    "9007199254740992",
    "123456789012345",
    "0.10000000000000001",
    "-65.613616999999977",
    "0.000000000000000000000000000001",
    "1.7976931348623157e308",
    "5e-324",
    "5.684341886080802e-14",
    "1e308",
    "100000000000000000000",
    "0e999",
    "0.1000000000000000055511151231257827021181583404541015625",
    "1".padEnd(300, "0"),
  ])("%s", (text) => {
    expect(fits(text)).toBe(true);
  });
  test.each([
    "17478252242305210114",
    "9007199254740993",
    "1e400",
    "-1e400",
    "1e-400",
    "1.8e308",
    "3.141592653589793238462643",
    "0.1234567890123456789",
    "1.000000000000000005",
    "10000000000000000999",
    "9223372036854775807",
    "2e-324",
    "1".repeat(101),
    "1".repeat(2000),
  ])("not %s", (text) => {
    expect(fits(text)).toBe(false);
  });
});

test("the quick way never says yes where the exact way says no", () => {
  const digits = fc.stringMatching(/^[1-9]\d{15,16}$/);
  const written = fc
    .tuple(digits, fc.nat(17), fc.constantFrom("", "-"), fc.nat(4))
    .map(([all, point, sign, zeros]) =>
      point === 0
        ? `${sign}0.${"0".repeat(zeros)}${all}`
        : point < all.length
          ? `${sign}${all.slice(0, point)}.${all.slice(point)}`
          : sign + all,
    );
  const doubles = fc.double({ noNaN: true, noDefaultInfinity: true }).map(String);
  fc.assert(
    fc.property(fc.oneof(written, doubles), (text) => {
      const bytes = encoder.encode(text);
      const [quick, exact] = [isNearDouble(bytes, 0, bytes.length), givesDigitsBack(text)];
      expect(quick && !exact).toBe(false);
      expect(fits(text)).toBe(exact);
    }),
    { numRuns: sampled(3000, 1000) },
  );
});

test("every double that is printed fits", () => {
  const doubles = fc.double({ noNaN: true, noDefaultInfinity: true });
  fc.assert(
    fc.property(doubles, (value) => {
      expect(fits(JSON.stringify(value))).toBe(true);
      expect(fits(value.toPrecision(17))).toBe(true);
    }),
    { numRuns: sampled(1000) },
  );
});

test("a 16-digit integer fits exactly when BigInt says that its double is the same", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 16n }), (value) => {
      expect(fits(String(value))).toBe(BigInt(Number(value)) === value);
    }),
    { numRuns: sampled(1000) },
  );
});

test.each([
  ["12,", 2],
  ["-1.5e+10]", 8],
  ["0", 1],
  ["00", ~0],
  ["-", ~1],
  ["1.x", ~2],
  ["1e", ~2],
])("skipNumber(%j)", (text, expected) => {
  expect(skipNumber(encoder.encode(text), 0)).toBe(expected);
});
