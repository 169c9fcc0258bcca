import fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import { text, whole } from "./shape-limits.ts";
import { listOf } from "./shape-list.ts";
import {
  flag,
  guarded,
  oneOf,
  oneOfKeys,
  oneOfLabeled,
  shape,
  type Shape,
  type Value,
} from "./shape.ts";

const isEven = (given: unknown): given is number => typeof given === "number" && given % 2 === 0;

const modes = [
  ["a", "Mode A"],
  ["b", "Mode B"],
] as const;

const optionsShape = shape({
  indent: oneOf([2, 4, "tab"], 2),
  mode: oneOfLabeled(modes, "a"),
  speed: oneOfKeys({ slow: 300, fast: 100 }, "slow"),
  minify: flag(false),
  semicolons: flag(true),
  quality: whole([10, 100], 80),
  color: text(/^#[\da-f]{6}$/, "#ffffff"),
  even: guarded(isEven, 0),
  stops: listOf(shape({ at: whole([0, 100], 50) }), [2, 3], [{ at: 0 }, { at: 100 }]),
  nested: shape({ length: whole([1, 9], 1) }),
});
type Options = Value<typeof optionsShape>;

const initial: Options = {
  indent: 2,
  mode: "a",
  speed: "slow",
  minify: false,
  semicolons: true,
  quality: 80,
  color: "#ffffff",
  even: 0,
  stops: [{ at: 0 }, { at: 100 }],
  nested: { length: 1 },
};

test("the type comes from the shape", () => {
  expectTypeOf<Options["indent"]>().toEqualTypeOf<2 | 4 | "tab">();
  expectTypeOf<Options["mode"]>().toEqualTypeOf<"a" | "b">();
  expectTypeOf<Options["speed"]>().toEqualTypeOf<"slow" | "fast">();
  expectTypeOf<Options["stops"]>().toEqualTypeOf<readonly { at: number }[]>();
  expectTypeOf<Options["nested"]>().toEqualTypeOf<{ length: number }>();
});

test("so do the defaults, and what can be chosen", () => {
  expect(optionsShape.initial).toEqual(initial);
  expect(optionsShape.fields.indent.choices).toEqual([2, 4, "tab"]);
  expect(optionsShape.fields.mode.choices).toEqual(["a", "b"]);
  expect(optionsShape.fields.speed.choices).toEqual(["slow", "fast"]);
  expect(optionsShape.fields.quality.range).toEqual([10, 100]);
});

describe("what is read", () => {
  const quality = whole([10, 100], 80);
  const stops = listOf(quality, [2, 3], [10, 20]);

  test.each<[string, Shape<unknown>, unknown, unknown]>([
    ["a choice", oneOf([2, 4, "tab"], 2), "tab", "tab"],
    ["another", oneOf([2, 4, "tab"], 2), 3, 2],
    ["a number as text", oneOf([2, 4, "tab"], 2), "4", 2],
    ["no choice at all", oneOf(["a", "b"], "b"), undefined, "b"],
    ["a name of a table", oneOfKeys({ slow: 1, fast: 2 }, "slow"), "fast", "fast"],
    ["what every object has", oneOfKeys({ slow: 1 }, "slow"), "toString", "slow"],
    ["off", flag(true), false, false],
    ["what is no flag", flag(true), 0, true],
    ["also no flag", flag(false), "true", false],
    ["the least", quality, 10, 10],
    ["the most", quality, 100, 100],
    ["too little", quality, 9, 80],
    ["too much", quality, 101, 80],
    ["a fraction", quality, 10.5, 80],
    ["no number", quality, "50", 80],
    ["NaN", quality, Number.NaN, 80],
    ["text of the pattern", text(/^a+$/, "a"), "aaa", "aaa"],
    ["other text", text(/^a+$/, "a"), "ab", "a"],
    ["what would be written like it", text(/^1$/, "x"), 1, "x"],
    ["what a guard lets through", guarded(isEven, 0), 4, 4],
    ["what it does not", guarded(isEven, 0), 5, 0],
    ["a list, each item for itself", stops, [30, "x"], [30, 80]],
    ["too long a list", stops, [30, 40, 50, 60], [30, 40, 50]],
    ["too short a list", stops, [30], [10, 20]],
    ["no list", stops, { length: 3 }, [10, 20]],
  ])("%s", (_case, part, given, found) => {
    expect(part.read(given)).toEqual(found);
  });

  test.each([undefined, null, 7, "x", true, [], ["length"], () => 1, new Map()])(
    "%s is no object, so everything is the default",
    (given) => expect(optionsShape.read(given)).toEqual(initial),
  );

  test("one field that is wrong does not spoil the others, and unknown ones are dropped", () => {
    expect(optionsShape.read({ indent: 4, minify: "yes", secret: "x" })).toEqual({
      ...initial,
      indent: 4,
    });
  });

  test("a list is no object, though it has a length", () => {
    expect(optionsShape.read({ nested: [1, 2, 3] }).nested).toEqual({ length: 1 });
  });

  test("a prototype in JSON is only another unknown field", () => {
    const given: unknown = JSON.parse('{"__proto__":{"minify":true}}');
    expect(optionsShape.read(given)).toEqual(initial);
  });
});

describe("for anything at all", () => {
  const proper: fc.Arbitrary<Options> = fc.record({
    indent: fc.constantFrom<Options["indent"]>(2, 4, "tab"),
    mode: fc.constantFrom("a", "b"),
    speed: fc.constantFrom("slow", "fast"),
    minify: fc.boolean(),
    semicolons: fc.boolean(),
    quality: fc.integer({ min: 10, max: 100 }),
    color: fc.constantFrom("#000000", "#c0ffee"),
    even: fc.integer().map((half) => half * 2),
    stops: fc.array(fc.record({ at: fc.integer({ min: 0, max: 100 }) }), {
      minLength: 2,
      maxLength: 3,
    }),
    nested: fc.record({ length: fc.integer({ min: 1, max: 9 }) }),
  });
  const names = Object.keys(initial);
  const anything = fc.oneof(
    fc.anything(),
    fc.dictionary(fc.constantFrom(...names), fc.anything()),
    // Proper options, some of them spoiled.
    fc
      .tuple(proper, fc.dictionary(fc.constantFrom(...names), fc.anything()))
      .map(([options, spoiled]) => ({ ...options, ...spoiled })),
  );

  test("reading never throws, and reading again changes nothing", () => {
    fc.assert(
      fc.property(anything, (given) => {
        const found = optionsShape.read(given);
        expect(Object.keys(found)).toEqual(names);
        expect(optionsShape.read(found)).toEqual(found);
      }),
    );
  });

  test("what was written is read back", () => {
    fc.assert(
      fc.property(proper, (options) => {
        expect(optionsShape.read(JSON.parse(JSON.stringify(options)))).toEqual(options);
      }),
    );
  });
});
