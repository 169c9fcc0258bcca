import { describe, expect, test } from "vitest";
import { addResult, maxResults, readResults, type Result } from "./history.ts";
import { detailsShape, kinds, type Kind } from "./options.ts";
import { isSameTest, plausibleBest, recordKey, recordProblem } from "./records.ts";

describe("a record", () => {
  const good = { wpm: 80, accuracy: 97, pauses: 0 };
  test.each([
    ["a good test", good, ""],
    ["exactly 90 percent", { ...good, accuracy: 90 }, ""],
    [
      "holding one key",
      { ...good, wpm: 310, accuracy: 9 },
      "A record needs at least 90% accuracy.",
    ],
    ["less than 90 percent", { ...good, accuracy: 89.99 }, "A record needs at least 90% accuracy."],
    ["the limit", { ...good, wpm: 300 }, ""],
    ["a machine", { ...good, wpm: 300.1 }, "Over 300 WPM is not kept as a record."],
    ["a pause", { ...good, pauses: 1 }, "A test with a pause is not a record."],
  ])("%s", (_, outcome, problem) => {
    expect(recordProblem(outcome)).toBe(problem);
  });

  test.each([
    [0, 0],
    [82, 82],
    [300, 300],
    [310, 0],
    [99_999, 0],
  ])("a stored best of %d is taken as %d", (stored, best) => {
    expect(plausibleBest(stored)).toBe(best);
  });

  test.each([
    [{ kind: "text" }, ""],
    [{ kind: "text", punctuation: true, seconds: 60 }, ""],
    [{ kind: "code" }, ""],
    [{ kind: "time", seconds: 15 }, "-time-15"],
    [{ kind: "time", seconds: 60, numbers: true }, "-time-60-numbers"],
    [{ kind: "words", words: 10 }, "-words-10"],
    [
      { kind: "words", words: 50, punctuation: true, numbers: true },
      "-words-50-punctuation-numbers",
    ],
  ] as const)("%j has its own place: best%s", (part, ending) => {
    const key = recordKey({ ...detailsShape.initial, ...part });
    expect(key).toBe(`tabkit-typing-test-best${ending}`);
  });
});

test.each([
  [{ kind: "text" }, { kind: "code" }, false],
  [{ kind: "text", seconds: 15 }, { kind: "text", seconds: 60 }, true],
  [{ kind: "time", words: 10 }, { kind: "time", words: 25 }, true],
  [{ kind: "time", pace: "best" }, { kind: "time", pace: "off" }, true],
  [{ kind: "time", numbers: true }, { kind: "time", numbers: false }, false],
] as const)("%j and %j are the same test: %s", (one, other, isSame) => {
  const { initial } = detailsShape;
  expect(isSameTest({ ...initial, ...one }, { ...initial, ...other })).toBe(isSame);
});

describe("results over time", () => {
  const result: Result = { wpm: 60, accuracy: 97.5, kind: "text" };

  test("the last fifty, the oldest first", () => {
    let results: readonly Result[] = [];
    for (let count = 0; count < 60; count += 1)
      results = addResult(results, { ...result, wpm: count });
    expect(results).toHaveLength(maxResults);
    expect(results[0]?.wpm).toBe(10);
    expect(readResults(JSON.parse(JSON.stringify(results)))).toEqual(results);
  });

  test("of every kind, and nothing that cannot be one", () => {
    const kept = (Object.keys(kinds) as Kind[]).map((kind) => ({ ...result, kind }));
    const bad = [
      null,
      3,
      {},
      { ...result, wpm: -1 },
      { ...result, wpm: 301 },
      { ...result, accuracy: 101 },
      { ...result, kind: "toString" },
    ];
    expect(readResults([...bad, ...kept])).toEqual(kept);
    expect(readResults({ length: 2 })).toEqual([]);
    expect(addResult(kept, { ...result, wpm: 2000 })).toEqual(kept);
  });
});
