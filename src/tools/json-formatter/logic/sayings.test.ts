import { describe, expect, test } from "vitest";
import { exampleAmbient } from "#domain/operation/example.ts";
import { runOperation } from "#domain/operation/run.ts";
import operations from "../operations.ts";
import { momentOf } from "./moments.ts";
import { saysOf } from "./sayings.ts";

const ambient = exampleAmbient();
const run = (id: string, text: string, options = {}) => {
  const operation = operations.find((one) => one.id === id);
  if (operation === undefined) throw new Error(id);
  return runOperation(operation, text, options, ambient);
};

describe("a member that is a moment", () => {
  const at = Date.UTC(2026, 10, 18, 21);
  test.each([
    ["exp", "1795035600", at],
    ["created_at", "1795035600000", at],
    ["updatedAt", "1795035600.5", at + 500],
    ["timestamp", "1795035600999", at + 999],
    ["when", '"2026-11-18T21:00:00Z"', at],
    ["when", '"2026-11-19T02:30:00.123456+05:30"', at],
    ["when", '"2026-11-18 16:00-0500"', at],
    ["iat", "946684800", Date.UTC(2000, 0, 1)],
    // Not by its name, not in our days, or no moment without a zone.
    ["id", "1795035600", null],
    ["format", "1795035600", null],
    ["exp", "3600", null],
    ["expires_in", "1795035600", null],
    ["exp", "946684799", null],
    ["exp", "2240611200", null],
    ["exp", "-1795035600", null],
    ["exp", "1.795e9", null],
    ["date", '"2026-11-18"', null],
    ["date", '"2026-11-18T21:00:00"', null],
    ["date", '"2026-02-30T21:00:00Z"', null],
    ["date", '"2026-11-18T24:00:00Z"', null],
    ["date", '"next week"', null],
  ])("%s: %s", (name, raw, ms) => expect(momentOf(name, raw)).toBe(ms));
});

describe("what JSON says", () => {
  test("its kind, its size, and its moments, with their way", () => {
    const text =
      '{"user":{"created_at":1795035600},"exp":1794700800,"n":[{"at":"2026-11-15T12:00:00Z"}]}';
    expect(saysOf(text, ambient.nowMs)).toEqual([
      {
        label: "JSON",
        words: "object, 3 keys, 87 bytes",
        inner: [
          {
            label: "user.created_at",
            words: "Wed 18 Nov 2026, 21:00 UTC",
            mark: { words: "in 3 days", is: "plain" },
          },
          {
            label: "exp",
            words: "Sun 15 Nov 2026, 00:00 UTC",
            mark: { words: "12 hours ago", is: "plain" },
          },
          {
            label: "n[0].at",
            words: "Sun 15 Nov 2026, 12:00 UTC",
            mark: { words: "now", is: "plain" },
          },
        ],
      },
    ]);
  });

  test.each([
    ["[1,2,3]", "JSON", "array, 3 items, 7 bytes"],
    ["{}", "JSON", "object, 0 keys, 2 bytes"],
    ['{"a":1}\n{"a":2}\n', "JSON Lines", "2 documents, 16 bytes"],
    [`[${'{"a":1},'.repeat(300_000)}{}]`, "JSON", "300,000 keys in all, 2.3 MiB"],
  ])("%.20s", (text, label, words) =>
    expect(saysOf(text, ambient.nowMs)).toEqual([{ label, words }]),
  );

  test("no more than three moments, and none that lies deep", () => {
    const many = `{${[1, 2, 3, 4, 5].map((n) => `"k${n}_at":1795035600`).join()}}`;
    expect(saysOf(many, ambient.nowMs)[0]?.inner).toHaveLength(3);
    const deep = `${'{"a":'.repeat(5)}{"exp":1795035600}${"}".repeat(5)}`;
    expect(saysOf(deep, ambient.nowMs)[0]?.inner).toBeUndefined();
  });

  test.each(["", "  ", "1795035600", '"text"', "null", "{", "{a:1}", "[1,2", "hello {}"])(
    "%j says nothing",
    (text) => expect(saysOf(text, ambient.nowMs)).toEqual([]),
  );
});

describe("refused in one sentence", () => {
  test.each([
    ["json.format", '{\n  "a": 1,\n}', "Invalid JSON format at line 2, column 9: Trailing comma."],
    ["json.minify", "", "Invalid JSON format at line 1, column 1: The text is empty."],
    [
      "json.validate",
      "{'a':1}",
      "Invalid JSON format at line 1, column 2: Keys need double quotes.",
    ],
    [
      "json.repair",
      "",
      "No repair was found. Invalid JSON format at line 1, column 1: The text is empty.",
    ],
  ])("%s of %j", async (id, text, message) => {
    expect(await run(id, text)).toEqual({ ok: false, message });
  });
});

describe("what should be known is told", () => {
  test("double keys, numbers beyond a double, half a character", async () => {
    const outcome = await run("json.format", '{"a":9007199254740993,"a":"\ud800"}');
    expect(outcome).toMatchObject({
      ok: true,
      value: '{\n  "a": 9007199254740993,\n  "a": "\\ud800"\n}',
    });
    expect(outcome.ok && outcome.notes).toHaveLength(3);
  });

  test("what a repair did", async () => {
    expect(await run("json.repair", "{a: 'b'}", { minify: true })).toMatchObject({
      value: '{"a":"b"}',
      notes: ["Changed the quotes of a string.", "Put a key in double quotes."],
    });
  });
});
