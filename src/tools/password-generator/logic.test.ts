import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { randomInt } from "#browser/entropy.ts";
import { clampToField } from "#domain/number-field.ts";
import { exampleAmbient } from "#domain/operation/example.ts";
import { runOperation } from "#domain/operation/run.ts";
import { fail, ok } from "#domain/result.ts";
import { sampled } from "#proof/scale.ts";
import {
  optionsShape,
  counts,
  digitsField,
  isSame,
  lengthField,
  makeMany,
  makePassphrase,
  makePassword,
  makePin,
  maxSecrets,
  wordsField,
  type Draft,
  type Options,
} from "./logic.ts";
import { intsFrom, type RandomInt } from "./logic/luck.ts";
import { countPassphrases, separators } from "./logic/passphrase.ts";
import {
  classes,
  countPasswords,
  emptiedClasses,
  poolsOf,
  type ClassId,
  type PasswordRecipe,
} from "./logic/password.ts";
import { countPins, isEasyPin } from "./logic/pin.ts";
import {
  barPercent,
  bitsOf,
  guessWords,
  isWeakerThanItLooks,
  strengthOf,
} from "./logic/strength.ts";
import { words } from "./logic/words.data.ts";
import operations from "./operations.ts";

const recipe = (part: Partial<PasswordRecipe> = {}): PasswordRecipe => ({
  ...optionsShape.initial,
  leaveOut: "",
  ...part,
});
const noClass = { uppercase: false, lowercase: false, numbers: false, symbols: false };
const only = (...ids: ClassId[]): Partial<PasswordRecipe> => ({
  ...noClass,
  ...Object.fromEntries(ids.map((id) => [id, true])),
});

/** A password, or its refusal as an error. */
function make(part: Partial<PasswordRecipe> = {}, luck: RandomInt = randomInt): string {
  const made = makePassword(recipe(part), luck);
  if (!made.ok) throw new Error(made.message);
  return made.value;
}

const pool = new Uint32Array(16_384);
let used = pool.length;

/** The same luck as `randomInt`, fetched by the thousand: Node takes long for each single word. */
const manyInts: RandomInt = (limit) => {
  const fair = 2 ** 32 - (2 ** 32 % limit);
  for (;;) {
    if (used === pool.length) {
      crypto.getRandomValues(pool);
      used = 0;
    }
    const word = pool[used++] ?? 0;
    if (word < fair) return word % limit;
  }
};

const everything = classes.map(({ characters }) => characters).join("");
const bits = (part: Partial<PasswordRecipe>) => bitsOf(countPasswords(recipe(part)));
/** A recipe of which only these characters are left. */
const leaving = (kept: string): Partial<PasswordRecipe> => ({
  leaveOut: everything
    .split("")
    .filter((one) => !kept.includes(one))
    .join(""),
});

describe("Spec §9, Password", () => {
  test("“length 4-50 (default 16)”", () => {
    expect(lengthField).toMatchObject({ min: 4, max: 50, step: 1, initial: 16 });
    expect(optionsShape.initial.length).toBe(16);
  });

  test("“options uppercase, lowercase, numbers, symbols, excludeSimilar (default all on except excludeSimilar)”", () => {
    expect(optionsShape.initial).toMatchObject({
      uppercase: true,
      lowercase: true,
      numbers: true,
      symbols: true,
      excludeSimilar: false,
      excludeBars: false,
    });
    expect(classes.map(({ id }) => id)).toEqual(["uppercase", "lowercase", "numbers", "symbols"]);
  });

  test.each([
    ["uppercase", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"],
    ["lowercase", "abcdefghijklmnopqrstuvwxyz"],
    ["numbers", "0123456789"],
    // “symbol set !@#$%^&*()_+-=[]{}|;:,.<>?”
    ["symbols", "!@#$%^&*()_+-=[]{}|;:,.<>?"],
  ] as const)("%s are %s, and every one of them comes", (id, characters) => {
    const seen = new Set(
      Array.from({ length: 100 }, () => make({ ...only(id), length: 50 }, manyInts)).join(""),
    );
    expect([...seen].toSorted()).toEqual(characters.split("").toSorted());
  });

  test.each([
    // “excluded look-alikes il1Lo0O”; I and | are a further choice
    ["the spec's look-alikes", { excludeSimilar: true }, "il1Lo0O"],
    ["I and | alone", { excludeBars: true }, "I|"],
    ["both", { excludeSimilar: true, excludeBars: true }, "il1Lo0OI|"],
  ])("%s are left out, and nothing else", (_case, part, excluded) => {
    const many = Array.from({ length: 400 }, () => make({ ...part, length: 50 }, manyInts));
    const seen = new Set(many.join(""));
    expect([...seen].toSorted()).toEqual(
      everything
        .split("")
        .filter((one) => !excluded.includes(one))
        .toSorted(),
    );
  });

  test.each([
    // “strength: under 8 Weak, under 12 Fair, under 16 Good, else Strong”
    [4, "Weak"],
    [7, "Weak"],
    [8, "Fair"],
    [11, "Fair"],
    [12, "Good"],
    [15, "Good"],
    [16, "Strong"],
    [50, "Strong"],
  ])("a length of %i is %s", (length, word) => {
    expect(strengthOf(length)).toBe(word);
  });

  test.each([
    // “bar width = length/20, capped at 100%”
    [4, 20],
    [16, 80],
    [19, 95],
    [20, 100],
    [21, 100],
    [50, 100],
  ])("a length of %i fills the bar to %i %%", (length, percent) => {
    expect(barPercent(length)).toBeCloseTo(percent, 9);
  });

  test.each([
    [3, 4],
    [0, 4],
    [-1, 4],
    [51, 50],
    [1e9, 50],
    [16.9, 16],
    [Number.NaN, 4],
    [Number.POSITIVE_INFINITY, 50],
  ])("a length of %d is clamped to %i", (asked, length) => {
    expect(make({ length: asked })).toHaveLength(length);
  });
});

describe("no password", () => {
  test("none chosen: no password, and the reason", () => {
    expect(makePassword(recipe(noClass), randomInt)).toEqual(
      fail("Choose at least one kind of character"),
    );
    expect(countPasswords(recipe(noClass))).toBe(0n);
    expect(bitsOf(0n)).toBe(0);
  });

  test("everything left out", () => {
    expect(makePassword(recipe({ leaveOut: everything }), randomInt)).toEqual(
      fail("No character is left to choose from: leave out fewer"),
    );
  });

  test("a class that has nothing left is named, and the others go on", () => {
    const part = { ...only("numbers", "lowercase"), leaveOut: "23456789", excludeSimilar: true };
    expect(emptiedClasses(recipe(part))).toEqual(["Numbers"]);
    expect(make(part)).toMatch(/^[a-z]{16}$/);
    expect(emptiedClasses(recipe())).toEqual([]);
  });

  test("luck that never changes is refused and does not hang", () => {
    expect(() => make({}, () => 0)).toThrow("not random");
    expect(() => makePin(4, () => 0)).toThrow("not random");
  });
});

describe("class guarantee", () => {
  test("any recipe: the right length, only allowed characters, at least one of each class", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 50 }),
        fc.subarray(
          classes.map(({ id }) => id),
          { minLength: 1 },
        ),
        fc.record({ excludeSimilar: fc.boolean(), excludeBars: fc.boolean() }),
        fc.array(fc.constantFrom(...everything.split("")), { maxLength: 20 }),
        (length, ids, excluded, left) => {
          const part = { ...only(...ids), ...excluded, length, leaveOut: left.join("") };
          const pools = poolsOf(recipe(part));
          fc.pre(pools.length > 0);
          const password = make(part);
          expect(password).toHaveLength(length);
          for (const pool of pools) expect(pool.some((one) => password.includes(one))).toBe(true);
          expect(password.split("").filter((one) => !pools.flat().includes(one))).toEqual([]);
          expect(password.split("").filter((one) => left.includes(one))).toEqual([]);
        },
      ),
      { numRuns: sampled(1000) },
    );
  });

  test("four characters of four classes, where each has a single one left", () => {
    expect(
      make({ length: 4, ...leaving("Aa1!") })
        .split("")
        .toSorted(),
    ).toEqual("Aa1!".split("").toSorted());
  });

  test("the rarest case: three classes with one character, four places", () => {
    const password = make({ length: 4, ...leaving("Aa1!@#$%^&*()_+-=[]{}|;:,.<>?") });
    expect(password).toMatch(/^(?=.*A)(?=.*a)(?=.*1)(?=.*[^Aa1]).{4}$/);
  });
});

/** How far counts are from what is expected of them. */
const chiSquare = (counted: readonly number[], expected: readonly number[]): number =>
  counted.reduce((sum, seen, index) => {
    const wanted = expected[index] ?? 0;
    return sum + (seen - wanted) ** 2 / wanted;
  }, 0);

/** What fair luck passes but once in a billion times (Wilson and Hilferty). */
const limitOf = (degrees: number): number =>
  degrees * (1 - 2 / (9 * degrees) + 5.9978 * Math.sqrt(2 / (9 * degrees))) ** 3;

describe("chi-square", () => {
  const length = 16;

  /** How often each character came in so many passwords. */
  const countIn = (passwords: number, luck: RandomInt): number[] => {
    const seen = new Map(everything.split("").map((one) => [one, 0]));
    for (let made = 0; made < passwords; made += 1) {
      for (const one of make({ length }, luck)) seen.set(one, (seen.get(one) ?? 0) + 1);
    }
    return [...seen.values()];
  };

  /** How often each should come, by the sizes of the classes alone. */
  const expectedIn = (passwords: number): number[] => {
    const sizes = classes.map(({ characters }) => characters.length);
    const all = countPasswords(recipe());
    return classes.flatMap(({ characters }, own) => {
      // Passwords that begin with one given character: what follows needs the other classes.
      let beginning = 0n;
      for (let missing = 0; missing < 16; missing += 1) {
        if ((missing & (1 << own)) !== 0) continue;
        const lacking = sizes.filter((_, index) => (missing & (1 << index)) !== 0);
        const left = BigInt(everything.length - lacking.reduce((sum, size) => sum + size, 0));
        beginning += (lacking.length % 2 === 0 ? 1n : -1n) * left ** 15n;
      }
      const share = Number((beginning * 10n ** 15n) / all) / 1e15;
      return characters.split("").map(() => share * passwords * length);
    });
  };

  test("the characters come as often as they should", () => {
    const passwords = sampled(62_500);
    const wanted = expectedIn(passwords);
    expect(wanted.reduce((sum, one) => sum + one, 0)).toBeCloseTo(passwords * length, 3);
    expect(chiSquare(countIn(passwords, manyInts), wanted)).toBeLessThan(limitOf(87));
  });

  test("so do those from the page's own luck", () => {
    const passwords = sampled(3_125, 1_000);
    const counted = countIn(passwords, randomInt);
    expect(chiSquare(counted, expectedIn(passwords))).toBeLessThan(limitOf(87));
  });

  test("it is noticed when half of the characters are favored by a tenth", () => {
    const careless: RandomInt = (limit) =>
      manyInts(10) === 0 ? manyInts(Math.ceil(limit / 2)) : manyInts(limit);
    expect(chiSquare(countIn(6_250, careless), expectedIn(6_250))).toBeGreaterThan(limitOf(87));
  });

  test("every allowed password is as likely as any other", () => {
    // Of A, B, a, 1, 2 and !, one of each class in four places: 4! orders of 2 × 1 × 2 × 1.
    const part = { length: 4, ...leaving("ABa12!") };
    const allowed = Number(countPasswords(recipe(part)));
    expect(allowed).toBe(24 * 2 * 1 * 2 * 1);
    const seen = new Map<string, number>();
    for (let made = 0; made < 9_600; made += 1) {
      const password = make(part, manyInts);
      seen.set(password, (seen.get(password) ?? 0) + 1);
    }
    expect(seen.size).toBe(allowed);
    const wanted = Array.from({ length: allowed }, () => 9_600 / allowed);
    expect(chiSquare([...seen.values()], wanted)).toBeLessThan(limitOf(allowed - 1));
  });
});

describe("entropy", () => {
  test.each([
    ["16 digits", { ...only("numbers") }, 53.15],
    ["16 of 26 letters", { ...only("lowercase") }, 75.21],
    ["8 digits are left without look-alikes", { ...only("numbers"), excludeSimilar: true }, 48],
    ["24 capitals without L and O", { ...only("uppercase"), excludeSimilar: true }, 73.36],
    ["25 capitals without I", { ...only("uppercase"), excludeBars: true }, 74.3],
    [
      "23 capitals without all three",
      { ...only("uppercase"), excludeSimilar: true, excludeBars: true },
      72.38,
    ],
    ["4 digits", { ...only("numbers"), length: 4 }, 13.29],
    ["50 of 26 letters", { ...only("uppercase"), length: 50 }, 235.02],
  ])("%s", (_case, part, expected) => {
    expect(bits(part)).toBeCloseTo(expected, 2);
  });

  test("with a guarantee it is a little less than length × log2(pool)", () => {
    expect(bits({})).toBeLessThan(16 * Math.log2(88));
    expect(bits({})).toBeGreaterThan(16 * Math.log2(88) - 0.3);
    // One of each class in four places: 4! orders of 26 × 26 × 10 × 26.
    expect(countPasswords(recipe({ length: 4 }))).toBe(24n * 26n * 26n * 10n * 26n);
  });

  test("the count is what counting one by one gives", () => {
    fc.assert(
      fc.property(
        fc.subarray("ABCabc123!?".split(""), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 4, max: 5 }),
        (kept, length) => {
          const part = recipe({ length, ...leaving(kept.join("")) });
          const pools = poolsOf(part);
          let all = [""];
          for (let place = 0; place < length; place += 1) {
            all = all.flatMap((start) => kept.map((one) => start + one));
          }
          const allowed = all.filter((password) =>
            pools.every((pool) => pool.some((one) => password.includes(one))),
          );
          expect(countPasswords(part)).toBe(BigInt(allowed.length));
        },
      ),
      { numRuns: 50 },
    );
  });

  test.each([
    [1n, 0],
    [2n, 1],
    [1000n, Math.log2(1000)],
    [2n ** 53n, 53],
    [2n ** 300n, 300],
    [10n ** 50n, 50 * Math.log2(10)],
  ])("one of %d is %d bits", (count, expected) => {
    expect(bitsOf(count)).toBeCloseTo(expected, 9);
  });

  test("16 digits are “Strong” by the spec's word, so the page says that they are not", () => {
    expect(strengthOf(16)).toBe("Strong");
    expect(isWeakerThanItLooks(16, bits(only("numbers")))).toBe(true);
    expect(isWeakerThanItLooks(16, bits({}))).toBe(false);
    expect(isWeakerThanItLooks(12, bits({ length: 12 }))).toBe(false);
    expect(isWeakerThanItLooks(8, bits({ length: 8 }))).toBe(false);
  });

  test.each([
    [0, "less than a second"],
    [40, "less than a second"],
    [41, "about 1 second"],
    [46, "about 35 seconds"],
    [51.7, "about 30 minutes"],
    [54, "about 3 hours"],
    [60, "about 7 days"],
    [66, "about 1 year"],
    [76, "about 1,200 years"],
    [90, "about 20 million years"],
    [98, "about 5 billion years"],
    [103, "longer than the universe has existed"],
    [400, "longer than the universe has existed"],
  ])("%d bits last %s", (bits, span) => {
    expect(guessWords(bits)).toBe(span);
  });
});

describe("passphrases", () => {
  test("the list: 2,048 plain words, each once, three to seven letters", () => {
    expect(words).toHaveLength(2048);
    expect(new Set(words).size).toBe(2048);
    expect(words.filter((word) => !/^[a-z]{3,7}$/.test(word))).toEqual([]);
    expect([...words].toSorted()).toEqual(words);
    expect(Math.log2(words.length)).toBe(11);
  });

  test("no two words differ only by an s at the end", () => {
    expect(words.filter((word) => words.includes(`${word}s`))).toEqual([]);
  });

  test("any recipe: that many words of the list, between its separators", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 12 }),
        fc.constantFrom(...separators.map(({ id }) => id)),
        fc.boolean(),
        fc.boolean(),
        (count, separator, capitalize, addNumber) => {
          const parts = { words: count, separator, capitalize, addNumber };
          const pieces = makePassphrase(parts, words, randomInt).split(separator);
          expect(pieces).toHaveLength(count);
          expect(pieces.filter((piece) => /\d$/.test(piece))).toHaveLength(addNumber ? 1 : 0);
          for (const piece of pieces) {
            const word = piece.replace(/\d$/, "");
            expect(words).toContain(word.toLowerCase());
            expect(/^[A-Z]/.test(word)).toBe(capitalize);
          }
        },
      ),
    );
  });

  test.each([
    ["six words", { words: 6, addNumber: false }, 66],
    ["capitals add nothing", { words: 6, addNumber: false, capitalize: true }, 66],
    ["a digit at one of six words", { words: 6, addNumber: true }, 66 + Math.log2(60)],
    ["three words", { words: 3, addNumber: false }, 33],
  ])("%s", (_case, part, expected) => {
    const made = countPassphrases({ ...optionsShape.initial, ...part }, words.length);
    expect(bitsOf(made)).toBeCloseTo(expected, 9);
  });

  test.each([
    [0, 3],
    [99, 12],
    [Number.NaN, 3],
  ])("%d words are clamped to %i", (asked, count) => {
    const made = makePassphrase({ ...optionsShape.initial, words: asked }, words, randomInt);
    expect(made.split("-")).toHaveLength(count);
  });

  test("every word of the list comes", () => {
    const seen = new Set<string>();
    for (let made = 0; made < 3000; made += 1) {
      for (const word of makePassphrase(
        { ...optionsShape.initial, words: 12 },
        words,
        manyInts,
      ).split("-"))
        seen.add(word);
    }
    expect(seen.size).toBe(2048);
  });
});

describe("PINs", () => {
  test.each(["0000", "7777", "1234", "0123", "6789", "4321", "9876", "012345", "999999999999"])(
    "%s is easy",
    (pin) => {
      expect(isEasyPin(pin)).toBe(true);
    },
  );

  test.each(["1235", "1212", "7890", "1112", "0987", "2468"])("%s is not", (pin) => {
    expect(isEasyPin(pin)).toBe(false);
  });

  test("any PIN: digits only, as many as asked for, never an easy one", () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 12 }), (digits) => {
        const pin = makePin(digits, randomInt);
        expect(pin).toMatch(new RegExp(`^\\d{${digits}}$`));
        expect(isEasyPin(pin)).toBe(false);
      }),
    );
  });

  test("the count is what counting one by one gives, and a straight row ends at ten digits", () => {
    const all = Array.from({ length: 10_000 }, (_, pin) => String(pin).padStart(4, "0"));
    expect(countPins(4)).toBe(BigInt(all.filter((pin) => !isEasyPin(pin)).length));
    expect(countPins(10)).toBe(10n ** 10n - 12n);
    expect(countPins(12)).toBe(10n ** 12n - 10n);
  });

  test.each([
    [1, 4],
    [13, 12],
    [Number.NaN, 4],
  ])("%d digits are clamped to %i", (asked, length) => {
    expect(makePin(asked, randomInt)).toHaveLength(length);
  });
});

describe("several at once", () => {
  test.each([
    [1, 1],
    [50, 50],
    [0, 1],
    [1e9, maxSecrets],
    [Number.NaN, 1],
  ])("%d gives %i", (asked, made) => {
    const all = makeMany(asked, () => ok(make()));
    expect(all.ok && new Set(all.value).size).toBe(made);
  });

  test("no secret, no list", () => {
    expect(makeMany(5, () => fail("no"))).toEqual(fail("no"));
    expect(counts).toContain(optionsShape.initial.count);
    expect(Math.max(...counts)).toBe(maxSecrets);
  });
});

describe("stored settings", () => {
  test.each([
    ["nothing", undefined],
    ["null", null],
    ["a list", []],
    [
      "wrong values",
      { mode: "x", count: 3, length: "20", uppercase: 1, separator: "/", words: {} },
    ],
    ["names of every object", JSON.parse('{"__proto__":{"length":4}}')],
  ])("%s gives the defaults", (_case, stored) => {
    expect(optionsShape.read(stored)).toEqual(optionsShape.initial);
  });

  test("numbers are clamped to what the sliders allow", () => {
    const found = optionsShape.read({ length: 1e9, words: -4, digits: 5.4 });
    expect(found).toMatchObject({ length: 50, words: 3, digits: 5 });
    for (const field of [lengthField, wordsField, digitsField]) {
      expect(clampToField(field, field.initial)).toBe(field.initial);
    }
  });

  test("proper settings survive, all classes off included", () => {
    const settings: Options = {
      ...optionsShape.initial,
      ...noClass,
      mode: "pin",
      count: 25,
      excludeSimilar: true,
      excludeBars: true,
      separator: "_",
      capitalize: true,
      addNumber: true,
    };
    expect(optionsShape.read(JSON.parse(JSON.stringify(settings)))).toEqual(settings);
  });

  test("options are the same when none of them differs", () => {
    const options: Draft = { ...optionsShape.initial, leaveOut: "" };
    expect(isSame({ ...options }, options)).toBe(true);
    expect(isSame({ ...options, length: 17 }, options)).toBe(false);
    expect(isSame({ ...options, leaveOut: "<" }, options)).toBe(false);
  });

  test("what was typed is not kept", () => {
    expect(optionsShape.read({ ...optionsShape.initial, leaveOut: "<>" })).toEqual(
      optionsShape.initial,
    );
    expect(optionsShape.read({ leaveOut: "<>" })).toEqual(optionsShape.initial);
  });

  test("a setting is never a secret: no key holds what was generated", () => {
    expect(Object.keys(optionsShape.read({ secrets: ["hunter2"], value: "x" })).toSorted()).toEqual(
      Object.keys(optionsShape.initial).toSorted(),
    );
  });
});

describe("whole numbers out of bytes", () => {
  const counting = (count: number) => Uint8Array.from({ length: count }, (_, at) => at);

  test("four bytes make one, the first the highest", () => {
    const randomInt = intsFrom(counting);
    expect([randomInt(10), randomInt(7)]).toEqual([0x00010203 % 10, 0x04050607 % 7]);
  });

  test("what would favor small numbers is drawn again", () => {
    // 2³² − 1 and 2³² − 4 lie past the last full round of 10; 2³² − 7 does not.
    const bytes = [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xfc, 0xff, 0xff, 0xff, 0xf9];
    const randomInt = intsFrom((count) =>
      Uint8Array.from({ length: count }, (_, at) => bytes[at] ?? 0),
    );
    expect(randomInt(10)).toBe((2 ** 32 - 7) % 10);
  });

  test("bytes that never change make no password", () => {
    const randomInt = intsFrom((count) => new Uint8Array(count));
    expect(() => makePin(6, randomInt)).toThrow("not random");
  });
});

test("an operation that can make nothing says why", async () => {
  const [generate] = operations;
  const none = { uppercase: false, lowercase: false, numbers: false, symbols: false };
  expect(generate && (await runOperation(generate, null, none, exampleAmbient()))).toEqual({
    ok: false,
    message: "Choose at least one kind of character.",
  });
});
