import { diceFrom } from "#domain/dice.ts";
import { describe, expect, test } from "vitest";
import { drawWords } from "./draw.ts";
import { detailsShape, type Options } from "./options.ts";
import { passages } from "./passages.data.ts";
import { words } from "./words.data.ts";

const draw = (part: Partial<Options>, seed = 1): string =>
  drawWords(diceFrom(seed), words, { ...detailsShape.initial, kind: "words", ...part })[0];
const seeds = Array.from({ length: 40 }, (_, seed) => seed);

describe("the passages", () => {
  test.each(["text", "code"] as const)("five of %s, all different, plain ASCII", (kind) => {
    expect(new Set(passages[kind]).size).toBe(5);
    for (const passage of passages[kind]) {
      expect(passage).toMatch(/^[\x20-\x7E\n]{60,260}$/);
      expect(passage).toBe(passage.trim());
    }
  });
});

describe("the words", () => {
  test("some hundred, small letters, none twice", () => {
    expect(words.length).toBeGreaterThan(400);
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((word) => !/^[a-z]{1,10}$/.test(word))).toEqual([]);
  });

  test.each([10, 25, 50, 100] as const)("%d are as many, and none twice in a row", (count) => {
    for (const seed of seeds) {
      const drawn = draw({ words: count }, seed).split(" ");
      expect(drawn).toHaveLength(count);
      expect(drawn.filter((word, index) => word === drawn[index - 1])).toEqual([]);
    }
  });

  test("a seed gives the same words, another seed others", () => {
    expect(draw({}, 7)).toBe(draw({}, 7));
    expect(new Set(seeds.map((seed) => draw({}, seed))).size).toBe(seeds.length);
  });

  test("plain unless asked for more", () => {
    for (const seed of seeds) expect(draw({ words: 100 }, seed)).toMatch(/^[a-z ]+$/);
  });

  test("numbers have one to four digits and no leading zero", () => {
    const text = seeds.map((seed) => draw({ words: 100, numbers: true }, seed)).join(" ");
    const numbers = text.match(/\d+/g) ?? [];
    expect(numbers.length).toBeGreaterThan(100);
    expect(numbers.filter((number) => !/^[1-9]\d{0,3}$/.test(number))).toEqual([]);
    expect(new Set(numbers.map((number) => number.length)).size).toBe(4);
  });

  test("punctuation makes sentences: a capital begins one, the last ends with a full stop", () => {
    for (const seed of seeds) {
      const text = draw({ words: 50, punctuation: true }, seed);
      expect(text).toMatch(/^["(]?[A-Z]/);
      expect(text).toMatch(/\.$/);
      expect(text).not.toMatch(/[.?!] ["(]?[a-z]/);
      expect(text).not.toMatch(/[^.?!] ["(]?[A-Z]/);
    }
    const all = seeds.map((seed) => draw({ words: 100, punctuation: true }, seed)).join(" ");
    for (const mark of '.,?!;:"()') expect(all).toContain(mark);
  });
});
