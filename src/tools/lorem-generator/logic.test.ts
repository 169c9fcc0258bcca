import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exampleAmbient } from "#domain/operation/example.ts";
import { runOperation } from "#domain/operation/run.ts";
import { sampled } from "#proof/scale.ts";
import { countProse, fileName, formats, itemsOf, writeProse, type Format } from "./logic/layout.ts";
import {
  asOperation,
  optionsShape,
  clampCount,
  countFields,
  linkTo,
  modes,
  presets,
  readWords,
  requestOf,
  startDraft,
  type Draft,
} from "./logic.ts";
import { makeProse, type Mode, type Request } from "./logic/prose.ts";
import { latinWords } from "./logic/words.data.ts";
import operations from "./operations.ts";

const request = (part: Partial<Request>): Request => ({
  mode: "paragraphs",
  count: 3,
  seed: 1,
  classic: true,
  ownWords: [],
  ...part,
});
const options = (part: Partial<Draft>): Draft => ({
  ...optionsShape.initial,
  seed: 1,
  ownWords: "",
  ...part,
});
const written = (part: Partial<Request>, format: Format = "plain") =>
  writeProse(makeProse(request(part)), part.mode ?? "paragraphs", format);

const anySeed = fc.nat(2 ** 32 - 1);
const anyMode = fc.constantFrom(...modes.map(([mode]) => mode));
const anyRequest = fc
  .tuple(anyMode, anySeed, fc.boolean(), fc.nat(1000))
  .map(([mode, seed, classic, any]) =>
    request({ mode, seed, classic, count: 1 + (any % countFields[mode].max) }),
  );

/** The words of a written text, without the marks between them. */
const wordsIn = (text: string): string[] => text.match(/[a-z]+/gi) ?? [];

describe("Spec §9, Lorem", () => {
  test("“modes paragraphs (max 10), sentences (max 20), words (max 200); default paragraphs 3”", () => {
    expect(modes.map(([mode]) => [mode, countFields[mode].max])).toEqual([
      ["paragraphs", 10],
      ["sentences", 20],
      ["words", 200],
    ]);
    const { mode, counts } = optionsShape.initial;
    expect([mode, counts[mode]]).toEqual(["paragraphs", 3]);
  });

  test("“presets 3 paragraphs, 5 sentences, 50 words, 1 paragraph”", () => {
    expect(presets.map(({ label }) => label)).toEqual([
      "3 paragraphs",
      "5 sentences",
      "50 words",
      "1 paragraph",
    ]);
    for (const { label, mode, count } of presets) {
      expect(label).toBe(`${count} ${count === 1 ? mode.slice(0, -1) : mode}`);
    }
  });

  test("“sentence 8-17 words; paragraph 3-6 sentences”, each bound reached, and exactly as many as asked", () => {
    const lengths = new Set<number>();
    const sizes = new Set<number>();
    fc.assert(
      fc.property(anyRequest, (asked) => {
        const prose = makeProse(asked);
        const sentences = prose.flat();
        const counts = {
          paragraphs: prose.length,
          sentences: sentences.length,
          words: sentences.flat().length,
        };
        expect(counts[asked.mode]).toBe(asked.count);
        if (asked.mode === "paragraphs") for (const { length } of prose) sizes.add(length);
        if (asked.mode !== "words" || asked.count >= 8) {
          for (const { length } of sentences) lengths.add(length);
        }
      }),
      { numRuns: sampled(300) },
    );
    expect([...sizes].sort((a, b) => a - b)).toEqual([3, 4, 5, 6]);
    expect([...lengths].sort((a, b) => a - b)).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
  });

  test.each(Array.from({ length: 200 }, (_, index) => index + 1))(
    "%i words are as many",
    (count) => {
      const text = written({ mode: "words", count, seed: count });
      expect(wordsIn(text)).toHaveLength(count);
      expect(text).toMatch(/^Lorem.*\.$/);
    },
  );

  test.each([
    ["paragraphs", 0, 1],
    ["paragraphs", -1, 1],
    ["paragraphs", 11, 10],
    ["paragraphs", 2.5, 2],
    ["paragraphs", "", 3],
    ["paragraphs", null, 3],
    ["sentences", 21, 20],
    ["sentences", Number.NaN, 5],
    ["words", 1e9, 200],
    ["words", Number.POSITIVE_INFINITY, 200],
    ["words", 201, 200],
    ["words", "1e3", 50],
    ["words", {}, 50],
  ] as const)("%s: a count of %j is clamped to %i", (mode, count, clamped) => {
    expect(clampCount(mode, count)).toBe(clamped);
    const counts = { ...optionsShape.initial.counts, [mode]: count as number };
    expect(requestOf(options({ mode, counts })).count).toBe(clamped);
  });
});

describe("the text", () => {
  test("the same seed and options make the same text, another seed another", () => {
    fc.assert(
      fc.property(anyRequest, (asked) => {
        expect(makeProse(asked)).toEqual(makeProse({ ...asked }));
        const [one, other] = [asked.seed, asked.seed ^ 1].map((seed) =>
          makeProse(request({ seed })),
        );
        expect(one).not.toEqual(other);
      }),
      { numRuns: 50 },
    );
  });

  test("a text that was made once is made again in ten years", () => {
    expect(written({ mode: "sentences", count: 2, seed: 2026 })).toMatchInlineSnapshot(
      `"Lorem ipsum dolor sit amet, consectetur adipiscing elit mauris porttitor ac sapien. Nam pulvinar est non nisi nostrud laoreet occaecat semper diam nisl."`,
    );
  });

  test("the classic opening changes no count, and nothing behind it", () => {
    fc.assert(
      fc.property(anyRequest, (asked) => {
        const classic = makeProse({ ...asked, classic: true });
        const plain = makeProse({ ...asked, classic: false });
        const lengths = (prose: typeof plain) =>
          prose.map((paragraph) => paragraph.map(({ length }) => length));
        expect(lengths(classic)).toEqual(lengths(plain));
        // The next words may give way, so as not to repeat the one before them.
        expect(classic.flat(2).slice(12)).toEqual(plain.flat(2).slice(12));
        const text = writeProse(classic, asked.mode, "plain");
        const opening = "Lorem ipsum dolor sit amet, consectetur adipiscing elit";
        const begun = asked.mode === "words" ? opening.split(" ").slice(0, asked.count) : [opening];
        expect(text.startsWith(begun.join(" ").replace(/,$/, ""))).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  test("no word follows itself, no sentence ends with a comma, all begin large and end with a stop", () => {
    fc.assert(
      fc.property(anyRequest, (asked) => {
        const prose = makeProse(asked);
        const words = wordsIn(writeProse(prose, asked.mode, "plain")).map((word) =>
          word.toLowerCase(),
        );
        expect(words.filter((word, index) => word === words[index + 1])).toEqual([]);
        for (const sentence of itemsOf(prose, "sentences")) {
          expect(sentence).toMatch(/^[A-Z][a-z]*(?:,? [a-z]+)*\.$/);
        }
      }),
      { numRuns: 100 },
    );
  });

  test("the list of words has no word twice, and only Latin letters", () => {
    expect(new Set(latinWords).size).toBe(latinWords.length);
    expect(latinWords.filter((word) => !/^[a-z]+$/.test(word))).toEqual([]);
    expect(latinWords.length).toBeGreaterThan(150);
  });
});

describe("formats", () => {
  const cases: [Mode, Format, RegExp][] = [
    ["paragraphs", "plain", /^Lorem .+\.\n\n[A-Z].+\.$/],
    ["paragraphs", "html", /^<p>Lorem .+\.<\/p>\n<p>[A-Z].+\.<\/p>$/],
    ["paragraphs", "html-list", /^<ul>\n {2}<li>Lorem .+\.<\/li>\n {2}<li>.+\.<\/li>\n<\/ul>$/],
    ["paragraphs", "markdown", /^- Lorem .+\.\n- [A-Z].+\.$/],
    ["sentences", "plain", /^Lorem [^.]+\. [A-Z][^.]+\.$/],
    ["sentences", "html", /^<p>Lorem [^.]+\. [A-Z][^.]+\.<\/p>$/],
    ["sentences", "markdown", /^- Lorem [^.\n]+\.\n- [A-Z][^.\n]+\.$/],
    ["words", "plain", /^Lorem ipsum\.$/],
    ["words", "markdown", /^- lorem\n- ipsum$/],
    ["words", "html-list", /^<ul>\n {2}<li>lorem<\/li>\n {2}<li>ipsum<\/li>\n<\/ul>$/],
  ];
  test.each(cases)("two %s as %s", (mode, format, form) => {
    expect(written({ mode, count: 2 }, format)).toMatch(form);
  });

  test("JSON is a list with one text for each", () => {
    for (const [mode] of modes) {
      const items = JSON.parse(written({ mode, count: 7 }, "json")) as string[];
      expect(items).toEqual(itemsOf(makeProse(request({ mode, count: 7 })), mode));
      expect(items).toHaveLength(7);
    }
    expect(JSON.parse(written({ mode: "words", count: 6 }, "json"))).toEqual(
      "lorem ipsum dolor sit amet consectetur".split(" "),
    );
  });

  test("the counts are of the prose, whatever stands around it", () => {
    const prose = makeProse(request({ count: 3 }));
    for (const [format] of formats) {
      const text = writeProse(prose, "paragraphs", format);
      expect(countProse(prose, text)).toEqual({
        paragraphs: 3,
        sentences: prose.flat().length,
        words: wordsIn(writeProse(prose, "paragraphs", "plain")).length,
        characters: text.length,
      });
    }
  });

  test.each([
    ["plain", "lorem-ipsum.txt"],
    ["html", "lorem-ipsum.html"],
    ["markdown", "lorem-ipsum.md"],
    ["json", "lorem-ipsum.json"],
  ] as const)("%s is saved as %s", (format, name) => {
    expect(fileName(format)).toBe(name);
  });
});

describe("words of one's own", () => {
  test.each([
    ["chai samosa", ["chai", "samosa"]],
    ["chai, samosa;chai\n\nmango", ["chai", "samosa", "mango"]],
    ["नमस्ते दुनिया", ["नमस्ते", "दुनिया"]],
    ["rock’n’roll well-known o'clock", ["rock’n’roll", "well-known", "o'clock"]],
    ["<b>x</b> & **y** _z_", ["b", "x", "y", "z"]],
    [" ,;. ", []],
    ["", []],
  ])("%j are %j", (text, words) => {
    expect(readWords(text)).toEqual(words);
  });

  test("take the place of Latin, with no opening", () => {
    const asked = requestOf(options({ ownWords: "chai samosa mango", mode: "words" }));
    const text = writeProse(makeProse(asked), "words", "plain");
    expect(new Set(wordsIn(text).map((word) => word.toLowerCase()))).toEqual(
      new Set(["chai", "samosa", "mango"]),
    );
    expect(wordsIn(text)).toHaveLength(50);
  });

  test("even a single word, and letters that are two units long", () => {
    expect(written({ mode: "words", count: 3, classic: false, ownWords: ["𐐨b"] })).toBe(
      "𐐀b 𐐨b 𐐨b.",
    );
  });
});

describe("settings and links", () => {
  test("what is stored is checked", () => {
    const defaults = {
      mode: "paragraphs",
      counts: { paragraphs: 3, sentences: 5, words: 50 },
      classic: true,
      format: "plain",
    };
    for (const odd of [undefined, null, 7, "x", [], {}, { mode: "x", counts: 1, format: {} }]) {
      expect(optionsShape.read(odd)).toEqual(defaults);
    }
    const kept = {
      ...defaults,
      mode: "words",
      counts: { ...defaults.counts, words: 7 },
      classic: false,
    };
    expect(optionsShape.read(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    expect(optionsShape.read({ counts: { words: 1e9, sentences: -4 } }).counts).toEqual({
      paragraphs: 3,
      sentences: 1,
      words: 200,
    });
  });

  test("neither words of one's own nor the seed are kept", () => {
    expect(optionsShape.read(options({ ownWords: "secret", seed: 7 }))).toEqual(
      optionsShape.initial,
    );
    expect(linkTo(options({ ownWords: "secret" }))).not.toContain("secret");
  });

  test("a link makes the same text, on whatever settings it meets", () => {
    const sent = options({ mode: "words", format: "json", classic: false, seed: 4_294_967_295 });
    const met = startDraft(linkTo(sent), optionsShape.read({ mode: "sentences" }), 1);
    expect(requestOf(met)).toEqual(requestOf(sent));
    expect(met.format).toBe("json");
  });

  test.each([
    ["", { mode: "paragraphs", seed: 9 }],
    ["#main", { mode: "paragraphs", seed: 9 }],
    ["#mode=words&count=1e9&seed=-1", { mode: "words", seed: 9, counts: { words: 50 } }],
    ["#mode=words&count=999999999", { counts: { words: 200 } }],
    [
      "#mode=<img>&format=exe&count=",
      { mode: "paragraphs", format: "plain", counts: { paragraphs: 3 } },
    ],
    ["#seed=12345&classic=0", { seed: 12_345, classic: false }],
  ])("a link of %j is checked", (fragment, start) => {
    expect(startDraft(fragment, optionsShape.initial, 9)).toMatchObject(start);
  });
});

describe("as an operation", () => {
  const run = async (options: object) => {
    const [generate] = operations;
    return generate && runOperation(generate, null, { ...options }, exampleAmbient());
  };

  test.each([
    [{ count: 11 }, "count must be a whole number from 1 to 10 for paragraphs."],
    [{ mode: "sentences", count: 21 }, "count must be a whole number from 1 to 20 for sentences."],
    [{ seed: "x" }, "seed: A seed is a whole number from 0 to 4294967295."],
  ])("%j is refused", async (options, message) => {
    expect(await run(options)).toEqual({ ok: false, message });
  });

  test("the seed by luck is told, and makes the same", async () => {
    const made = await run({});
    expect(made).toMatchObject({ notes: ["The seed 66051 makes the same text again."] });
    expect(await run({ seed: "66051" })).toMatchObject({ value: made?.ok && made.value });
  });
});

test("what the page shows is what its operation makes", async () => {
  const [generate] = operations;
  const drafts = modes.flatMap(([mode]) =>
    formats.flatMap(([format]) =>
      ["", "foo bar, baz"].map((ownWords, at) =>
        options({ mode, format, ownWords, classic: at === 0, seed: 20_261_115 }),
      ),
    ),
  );
  for (const draft of drafts) {
    const shown = writeProse(makeProse(requestOf(draft)), draft.mode, draft.format);
    const { id, options: chosen } = asOperation(draft);
    expect(id).toBe(generate?.id);
    expect(await runOperation(generate!, null, chosen, exampleAmbient())).toMatchObject({
      ok: true,
      value: shown,
    });
  }
});
