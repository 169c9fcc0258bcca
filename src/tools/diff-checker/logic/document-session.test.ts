import { describe, expect, test } from "vitest";
import { nothingOpen, openSession } from "./document-session.ts";
import { looksTheSame, reveal } from "./rows/invisible.ts";
import { canonicalJson, plainNumber } from "./json.ts";
import { headRows } from "./limits.ts";
import { optionsShape, type Options } from "../logic.ts";
import type { Row } from "./rows/rows.ts";

const shape = { unified: false, all: false, opened: [] };

async function compared(left: string, right: string, options: Partial<Options> = {}, how = shape) {
  const session = openSession();
  const rules = { ...optionsShape.initial, ...options };
  const answer = await session.compare({ id: 1, left, right, rules });
  const arranged = session.arrange({ id: 1, shape: how });
  if (!answer.ok || !arranged.ok) throw new Error("Not compared");
  return { session, ...answer.value, ...arranged.value };
}

const shown = (rows: readonly Row[]) =>
  rows.map((row) => {
    if (row.kind === "fold") return `fold ${row.count}`;
    const cell = (side: typeof row.left) => side?.parts.map(({ text }) => text).join("") ?? null;
    return [row.type, cell(row.left), cell(row.right)];
  });

const numbered = (count: number) =>
  Array.from({ length: count }, (_, at) => `line ${at}\n`).join("");

describe("what is shown", () => {
  test("side by side, with what is far from any change folded away", async () => {
    const right = numbered(30).replace("line 15\n", "line fifteen\n");
    const { head, changes, total } = await compared(numbered(30), right);
    expect(shown(head)[0]).toBe("fold 12");
    expect(shown(head)[4]).toEqual(["modified", "line 15", "line fifteen"]);
    expect(shown(head).at(-1)).toBe("fold 11");
    expect([total, changes]).toEqual([9, [4]]);
  });

  test("a fold can be opened, and everything shown", async () => {
    const { session } = await compared(numbered(30), numbered(30).replace("line 15", "Line 15"));
    const opened = session.arrange({ id: 1, shape: { ...shape, opened: [0] } });
    expect(opened.ok && opened.value.total).toBe(20);
    const all = session.arrange({ id: 1, shape: { ...shape, all: true } });
    expect(all.ok && all.value).toMatchObject({ total: 30, changes: [15] });
  });

  test("unified: first what was removed, then what was added", async () => {
    const { head } = await compared("a 1\na 2\n", "a 11\na 22\n", {}, { ...shape, unified: true });
    expect(shown(head)).toEqual([
      ["removed", "a 1", null],
      ["removed", "a 2", null],
      ["added", null, "a 11"],
      ["added", null, "a 22"],
    ]);
  });

  test("only a window travels; a worker that has something else says so", async () => {
    const { session, head, total } = await compared("", numbered(1000));
    expect([head.length, total]).toEqual([headRows, 1000]);
    const rows = session.rows({ id: 1, from: 500, count: 2 });
    expect(rows.ok && shown(rows.value)).toEqual([
      ["added", null, "line 500"],
      ["added", null, "line 501"],
    ]);
    expect(session.rows({ id: 2, from: 0, count: 1 })).toEqual({ ok: false, message: nothingOpen });
    expect(session.patch({ id: 2, name: "a" })).toMatchObject({ ok: false });
  });

  test("large texts arrive as files do; a patch is made of what was given", async () => {
    const session = openSession();
    await session.compare({
      id: 3,
      left: new Blob(['{"b":1}\r\n']),
      right: new Blob(['{"b":2}\r\n']),
      rules: { ...optionsShape.initial, mode: "json", ignoreCase: true },
    });
    const patch = session.patch({ id: 3, name: "old.json" });
    expect(patch.ok && patch.value.head).toBe(
      '--- a/old.json\n+++ b/old.json\n@@ -1 +1 @@\n-{"b":1}\r\n+{"b":2}\r\n',
    );
  });
});

describe("what cannot be seen", () => {
  const only = async (left: string, right: string) => {
    const [row] = (await compared(left, right)).head;
    return row?.kind === "line" ? [row.note, ...(shown([row])[0] as string[]).slice(1)] : [];
  };

  test.each([
    ["a b\n", "a\u00a0b\n", "Only spaces or invisible characters differ", "a·b", "a⍽b"],
    ["key\n", "k\u200bey\n", "Only spaces or invisible characters differ", "key", "k‹U+200B›ey"],
    ["\tx\n", "    x\n", "Only spaces or invisible characters differ", "→x", "····x"],
    ["a\r\nb\n", "a\nb\n", "Only the line ending differs", "a␍␊", "a␊"],
  ])("%j and %j", async (left, right, note, one, two) => {
    expect(await only(left, right)).toEqual([note, one, two]);
  });

  test("the same letter in one piece and in two", async () => {
    expect(await only("caf\u00e9\n", "cafe\u0301\n")).toEqual([
      "Looks the same: letters and their marks are stored in another way",
      "café‹U+00E9›",
      "cafe‹U+0301›",
    ]);
  });

  test("what can be seen is left alone", () => {
    expect(looksTheSame("a", "b")).toBe(false);
    expect(looksTheSame("a", "a")).toBe(false);
    expect(reveal("a b\u00ad")).toBe("a·b‹U+00AD›");
  });
});

describe("JSON by structure", () => {
  test("order of keys, layout and spelling do not count; values do", async () => {
    const { counts } = await compared(
      '{"b":[1.50,"\\u00e9"],"a":null}',
      '{\n "a": null,\n "b": [15e-1, "é"]\n}',
      { mode: "json" },
    );
    expect(counts).toEqual({ unchanged: 7, modified: 0, removed: 0, added: 0 });
  });

  test("long numbers are not rounded", async () => {
    const { counts } = await compared("[17478252242305210114]", "[17478252242305210115]", {
      mode: "json",
    });
    expect(counts.modified).toBe(1);
  });

  test("every line knows its path", async () => {
    const { head } = await compared('{"items":[{"a b":1}]}', '{"items":[{"a b":2}]}', {
      mode: "json",
    });
    expect(
      head.flatMap((row) => (row.kind === "line" && row.type === "modified" ? row.path : [])),
    ).toEqual(['$.items[0]["a b"]']);
  });

  test("a member more at the end changes no line before it; duplicate keys stay", () => {
    expect(canonicalJson('{"a":1,"a":2}', "Left")).toMatchObject({
      ok: true,
      value: { text: '{\n  "a": 1\n  "a": 2\n}\n' },
    });
    expect(canonicalJson("[[],{}]", "Left")).toMatchObject({
      value: { text: "[\n  []\n  {}\n]\n", paths: ["$", "$[0]", "$[1]", "$"] },
    });
  });

  test.each([
    ["{a:1}", "Left: Invalid JSON format"],
    ["", "Left: Invalid JSON format"],
    [`${"[".repeat(2000)}${"]".repeat(2000)}`, "Left: nested too deeply to compare"],
  ])("%.20s is refused in words", (text, message) => {
    expect(canonicalJson(text, "Left")).toMatchObject({ ok: false, message });
  });

  test.each([
    ["1.0", "1"],
    ["1e2", "100"],
    ["15e-1", "1.5"],
    ["0.0010", "0.001"],
    ["-0", "-0"],
    ["-0.0e5", "-0"],
    ["120", "120"],
    ["1e400", "1e400"],
    ["12.5e-30", "125e-31"],
    ["100e-2", "1"],
  ])("the number %s is %s", (written, plain) => {
    expect(plainNumber(written)).toBe(plain);
  });
});
