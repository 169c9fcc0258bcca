import { describe, expect, test } from "vitest";
import type { Result } from "#domain/result.ts";
import { nothingOpen, openSession } from "./document-session.ts";
import { encodeText } from "../logic.ts";

const job = { progress: () => undefined };
const sample = '{"store":{"book":[{"title":"A","odd key":1},{"title":"B"}],"__proto__":null}}';

function deskWith(text: string) {
  const session = openSession();
  const answer = session.format({ bytes: encodeText(text), options: {} }, job);
  return { session, answer };
}
function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

test("a worker without a document says so", async () => {
  const session = openSession();
  const failure = { ok: false, message: nothingOpen };
  expect(session.format({ options: {} }, job)).toEqual(failure);
  expect(session.output(null)).toEqual(failure);
  expect(await session.repair({ options: {} })).toEqual(failure);
  expect(session.tree({ levels: 1, count: 1 }, job)).toEqual(failure);
  expect(session.rows({ from: 0, count: 1 })).toEqual(failure);
  expect(session.path({ node: 0 })).toEqual(failure);
});

describe("formatting", () => {
  test("shows a short result whole", () => {
    expect(valueOf(deskWith("[1,2]").answer)).toMatchObject({
      message: "✓ Valid JSON",
      head: "[\n  1,\n  2\n]",
      headLines: 4,
      lines: 4,
      whole: true,
    });
  });
  test("shows the first 20,000 lines of a long one, and keeps all of it", async () => {
    const { session, answer } = deskWith(`[${"1,".repeat(30_000)}1]`);
    const { head, headLines, lines, whole } = valueOf(answer);
    expect({ headLines, lines, whole }).toEqual({ headLines: 20_000, lines: 30_003, whole: false });
    expect(head.endsWith("1,\n")).toBe(true);
    const all = await valueOf(session.output(null)).text();
    expect(all.startsWith(head)).toBe(true);
    expect(all.endsWith("  1\n]")).toBe(true);
  });
  test("cuts an enormous line at 1 MiB, between characters", () => {
    const { head, headLines, whole } = valueOf(deskWith(`"${"日".repeat(500_000)}"`).answer);
    expect({ headLines, whole }).toEqual({ headLines: 1, whole: false });
    expect(head).toMatch(/^"日+$/);
    expect(encodeText(head).length).toBeLessThanOrEqual(1024 * 1024);
  });
  test("needs the bytes once: other options read them again", () => {
    const { session } = deskWith('{"b":1,"a":2}\n[3]');
    const again = session.format({ options: { minify: true, sortKeys: true } }, job);
    expect(valueOf(again).head).toBe('{"a":2,"b":1}\n[3]');
    expect(session.format({ options: { input: "json" } }, job)).toMatchObject({
      ok: false,
      message: "Invalid JSON format",
      detail: { line: 2 },
    });
    expect(session.output(null).ok).toBe(false);
    expect(session.format({ options: {} }, job).ok).toBe(true);
  });
});

describe("the tree", () => {
  const opened = (levels: number) => {
    const { session } = deskWith(sample);
    return { session, window: valueOf(session.tree({ levels, count: 50 }, job)) };
  };

  test("starts with so many levels open", () => {
    const { window } = opened(1);
    expect(window).toEqual({
      total: 2,
      from: 0,
      rows: [
        {
          node: 0,
          parent: -1,
          kind: "object",
          depth: 0,
          key: null,
          index: 0,
          preview: "",
          cut: false,
          children: 1,
          expandable: true,
          expanded: true,
        },
        {
          node: 1,
          parent: 0,
          kind: "object",
          depth: 1,
          key: "store",
          index: 0,
          preview: "",
          cut: false,
          children: 2,
          expandable: true,
          expanded: false,
        },
      ],
    });
  });
  test("opens, closes, and remembers what was open inside", () => {
    const { session } = opened(9);
    const keys = (result: ReturnType<typeof session.rows>) =>
      valueOf(result).rows.map(({ key, index }) => key ?? index);
    const all = [0, "store", "book", 0, "title", "odd key", 1, "title", "__proto__"];
    expect(keys(session.rows({ from: 0, count: 50 }))).toEqual(all);
    expect(keys(session.toggle({ node: 1, from: 0, count: 50 }))).toEqual([0, "store"]);
    expect(keys(session.toggle({ node: 1, from: 0, count: 50 }))).toEqual(all);
    expect(keys(session.expand({ levels: 2, from: 1, count: 2 }))).toEqual(["store", "book"]);
  });
  test("finds, reveals, and names the path", () => {
    const { session } = opened(0);
    const { total, hits } = valueOf(session.search({ text: "ODD", limit: 10 }));
    expect({ total, hits }).toEqual({ total: 1, hits: [{ node: 5, inKey: true, inValue: false }] });
    const { row, rows, from } = valueOf(session.reveal({ node: 5, count: 4 }));
    expect(rows[row - from]).toMatchObject({ key: "odd key", preview: "1", depth: 4 });
    expect(valueOf(session.path({ node: 5 }))).toEqual({
      jsonPath: "$.store.book[0]['odd key']",
      pointer: "/store/book/0/odd key",
    });
    expect(valueOf(session.path({ node: 8 })).jsonPath).toBe("$.store.__proto__");
    expect(valueOf(session.search({ text: "", limit: 10 })).total).toBe(0);
  });
  test("gives a value as formatted text", () => {
    const { session } = opened(0);
    expect(valueOf(session.value({ node: 6, options: { indent: 4 } }))).toEqual({
      text: '{\n    "title": "B"\n}',
      cut: false,
    });
  });
  test("of JSON Lines has the documents under its root", () => {
    const { session } = deskWith('{"a":1}\n[2]');
    const { rows } = valueOf(session.tree({ levels: 1, count: 9 }, job));
    expect(rows.map(({ kind, depth, index }) => [kind, depth, index])).toEqual([
      ["lines", 0, 0],
      ["object", 1, 0],
      ["array", 1, 1],
    ]);
    expect(valueOf(session.path({ node: 4 }))).toEqual({ jsonPath: "$[1][0]", pointer: "/1/0" });
    expect(valueOf(session.value({ node: 0, options: { minify: true } })).text).toBe(
      '{"a":1}\n[2]',
    );
  });
  test("is there again after other options, and gone with another document", () => {
    const { session } = opened(9);
    session.format({ options: { minify: true } }, job);
    expect(valueOf(session.rows({ from: 0, count: 1 })).total).toBe(9);
    session.format({ bytes: encodeText("[1]"), options: {} }, job);
    expect(valueOf(session.rows({ from: 0, count: 9 })).total).toBe(2);
  });
  test("follows how the text is read", () => {
    const { session } = deskWith("[1]\n[2]");
    expect(valueOf(session.tree({ levels: 1, count: 9 }, job)).total).toBe(3);
    session.format({ options: { input: "json" } }, job);
    expect(session.rows({ from: 0, count: 9 })).toEqual({
      ok: false,
      message: "Invalid JSON format",
    });
  });
  test("of an invalid document is its message", () => {
    expect(deskWith("[1").session.tree({ levels: 1, count: 1 }, job)).toEqual({
      ok: false,
      message: "Invalid JSON format",
    });
  });
  test("ends at 500 levels, and leads to the last of them", () => {
    const { session } = deskWith(`${"[".repeat(2000)}7${"]".repeat(2000)}`);
    const { total } = valueOf(session.tree({ levels: 1e9, count: 1 }, job));
    expect(total).toBe(501);
    const [last] = valueOf(session.rows({ from: 500, count: 9 })).rows;
    expect(last).toMatchObject({ depth: 500, children: 1, expandable: false, expanded: false });
    expect(valueOf(session.toggle({ node: 500, from: 0, count: 1 })).total).toBe(501);
    const { hits } = valueOf(session.search({ text: "7", limit: 1 }));
    expect(hits).toEqual([{ node: 2000, inKey: false, inValue: true }]);
    expect(valueOf(session.reveal({ node: 2000, count: 1 })).row).toBe(500);
    expect(valueOf(session.path({ node: 2000 })).jsonPath).toBe(`$${"[0]".repeat(2000)}`);
  });
  test("cuts long previews and keys", () => {
    const { session } = deskWith(`{"${"k".repeat(1000)}":"${"é".repeat(1000)}"}`);
    const [, row] = valueOf(session.tree({ levels: 1, count: 2 }, job)).rows;
    expect(row?.key).toBe("k".repeat(300));
    expect(row?.preview).toBe(`"${"é".repeat(149)}`);
    expect(row?.cut).toBe(true);
  });
});

test("a repair is a proposal: document and output stay", async () => {
  const { session } = deskWith("{a:1}");
  const answer = await session.repair({ options: {} });
  const result = "transfer" in answer ? answer.value : answer;
  const { shown, text, fixes } = valueOf(result);
  expect(shown.head).toBe('{\n  "a": 1\n}');
  expect(new TextDecoder().decode(text)).toBe(shown.head);
  expect(fixes).toEqual(["Put a key in double quotes"]);
  expect("transfer" in answer && answer.transfer).toEqual([text.buffer]);
  expect(session.format({ options: {} }, job).ok).toBe(false);
});

test("a repair says when bytes were no text", async () => {
  const session = openSession();
  session.format({ bytes: Uint8Array.of(0x5b, 0x22, 0xff, 0x22, 0x2c, 0x5d), options: {} }, job);
  const answer = await session.repair({ options: { minify: true } });
  const { shown, fixes } = valueOf("transfer" in answer ? answer.value : answer);
  expect(shown.head).toBe('["\ufffd"]');
  expect(fixes).toEqual(["Replaced bytes that are not UTF-8 with \ufffd", "Removed a comma"]);
});
