import { describe, expect, test } from "vitest";
import { exampleAmbient } from "#domain/operation/example.ts";
import { runOperation } from "#domain/operation/run.ts";
import operations from "../operations.ts";
import { saysOfQuery, saysOfUrl } from "./sayings.ts";

const run = (id: string, text: string, options = {}) => {
  const operation = operations.find((one) => one.id === id);
  if (operation === undefined) throw new Error(id);
  return runOperation(operation, text, options, exampleAmbient());
};

describe("what a URL says", () => {
  test.each([
    ["https://example.com/a?b=1&c=2", "example.com/a, 2 parameters"],
    ["https://xn--mnchen-3ya.de/%C3%BC", "münchen.de/ü"],
    ["mailto:a@example.com", "mailto: a@example.com"],
    ["www.example.com/x", "www.example.com/x"],
    [`https://example.com/${"a".repeat(500)}`, `example.com/${"a".repeat(87)}…`],
  ])("%s", (text, words) => expect(saysOfUrl(text)[0]?.words).toBe(words));

  test("http is marked, but not at home", () => {
    expect(saysOfUrl("http://example.com/")[0]?.mark?.words).toBe("not encrypted");
    expect(saysOfUrl("http://localhost:3000/")[0]?.mark).toBeUndefined();
  });

  test("a query shows its first three parameters", () => {
    expect(saysOfQuery("a=1&b=2&c=3&d=4")).toEqual([
      {
        label: "Query string",
        words: "4 parameters",
        inner: [
          { label: "a", words: "1", isCode: true },
          { label: "b", words: "2", isCode: true },
          { label: "c", words: "3", isCode: true },
        ],
      },
    ]);
  });
});

describe("refused, and said to be nothing", () => {
  test.each([
    ["", "This is not a URL: browsers find no scheme and host in it, as in https://example.com."],
    ["/relative/path", "browsers find no scheme"],
    ["hello", "browsers find no scheme"],
    ["https://", "browsers find no scheme"],
    ["https://example.com/ is a nice\nsite", "white space at line 1, column 21"],
    ["https://exa mple.com/", "white space at line 1, column 12"],
  ])("as a URL: %j", async (text, message) => {
    expect(await run("url.parse", text)).toMatchObject({
      ok: false,
      message: expect.stringContaining(message) as string,
    });
    expect(saysOfUrl(text)).toEqual([]);
  });

  test.each([
    ["", "there is no name=value in it."],
    ["a&b", "there is no name=value in it."],
    ["https://example.com/", "there is no name=value in it."],
    ["x = 1 & y = 2", "white space at line 1, column 2."],
  ])("as a query: %j", async (text, message) => {
    expect(await run("query.parse", text)).toMatchObject({
      ok: false,
      message: expect.stringContaining(message) as string,
    });
    expect(saysOfQuery(text)).toEqual([]);
  });

  test("a bad escape, with its place", async () => {
    expect(await run("url.decode", "a\n50%")).toMatchObject({
      ok: false,
      message:
        "Error decoding URL at line 2, column 3: “%” is not an escape: after “%” come two digits from 0 to F.",
    });
  });
});

describe("what was changed to be understood is said", () => {
  test.each([
    ["url.parse", "example.com/a", {}, "There is no scheme: it was read with https:// before it."],
    ["query.parse", "https://a.io/?a=%FF", {}, "Only the query of the URL was read."],
    ["query.parse", "a=%FF", {}, "Bytes that are not UTF-8 were read as U+FFFD."],
    [
      "query.parse",
      "a=-5",
      { as: "csv" },
      "Cells that begin like a formula have a ' before them, so that no spreadsheet runs them.",
    ],
    ["url.decode", "100%", { bad: "keep" }, "Bad escapes were left as they are."],
    ["url.encode", "%20", {}, "The text had %XX in it, which were encoded once more."],
    ["url.clean", "https://a.io/?gclid=1&utm_id=2", {}, "Removed: gclid, utm_id."],
  ])("%s of %s", async (id, text, options, note) => {
    const outcome = await run(id, text, options);
    expect(outcome.ok && outcome.notes).toContain(note);
  });

  test("U+FFFD that was there is no note", async () => {
    expect(await run("query.parse", "a=%EF%BF%BD")).toMatchObject({ notes: [] });
  });
});

test("a URL without trackers comes back as it was", async () => {
  const url = "https://user:p%40@a.io:443/x;y?&&b=%7e&a#%zz";
  expect(await run("url.clean", ` ${url}\n`)).toMatchObject({ value: url });
});
