import { operation } from "#domain/operation/operation.ts";
import { choice, count, flag, words } from "#domain/operation/options.ts";
import { refusal } from "#domain/operation/refusal.ts";
import { fail, ok } from "#domain/result.ts";

const style = {
  uppercase: flag("Upper case"),
  noHyphens: flag("Without hyphens"),
  braces: flag("In braces"),
  list: choice("List", ["lines", "commas", "json", "sql"], "lines"),
};

const generate = operation({
  id: "uuid.generate",
  name: "Generate UUIDs",
  about:
    "Makes UUIDs of version 4 (random), 7, 6 or 1 (time), nil or max, or ULIDs or NanoIDs, up to 100 at once.",
  takes: null,
  gives: "text",
  options: {
    version: choice("Kind", ["v4", "v7", "v1", "v6", "nil", "max", "ulid", "nanoid"], "v4"),
    count: count("How many", 1, 100, 1),
    ...style,
  },
  word: "uuid",
  examples: [
    { output: "00010203-0405-4607-8809-0a0b0c0d0e0f" },
    {
      options: { version: "v7", uppercase: true },
      output: "01A1DF14-1E00-7004-8203-040506070809",
    },
    {
      options: { version: "ulid", count: 2, list: "json" },
      output: '[\n  "01M7FH87G0000G40R40M30E209",\n  "01M7FH87G0000G40R40M30E20A"\n]',
    },
  ],
  async run(_nothing, { version, count, ...options }, { nowMs, randomBytes }) {
    const { makeIds } = await import("./logic/make.ts");
    const { writeId, writeList } = await import("./logic/layout.ts");
    const ids = makeIds(version, count, { nowMs: Math.floor(nowMs), bytes: randomBytes });
    const written = ids.map((id) => writeId(id, version, options));
    const notes = ids.length < count ? [`There is only one ${version} UUID.`] : [];
    return { ok: true, value: writeList(written, options.list), notes };
  },
});

const fromNames = operation({
  id: "uuid.from-names",
  name: "Make UUIDs from names",
  about:
    "Gives a UUID of version 5 (SHA-1) or 3 (MD5) for every line of a text: the same name in the same namespace always has the same one.",
  takes: "text",
  gives: "text",
  options: {
    version: choice("Version", ["v5", "v3"], "v5"),
    namespace: choice("Namespace", ["dns", "url", "oid", "x500", "custom"], "dns"),
    custom: words("UUID of the custom namespace"),
    ...style,
  },
  examples: [
    // RFC 9562, A.2 and A.4.
    { input: "www.example.com", output: "2ed6657d-e927-568b-95e1-2665a8aea6a2" },
    {
      input: "www.example.com",
      options: { version: "v3" },
      output: "5df41881-3aed-3515-88a7-2f4a814cf09e",
    },
  ],
  async run(text, { version, namespace, custom, ...options }) {
    const { linesOf, nameIdsOf } = await import("./logic/name-ids.ts");
    const names = linesOf(text);
    if (names.length === 0) return fail("There is no name: write one on each line.");
    const made = nameIdsOf(names, { kind: version, namespace, custom });
    if (!made.ok) return refusal(made);
    const { writeId, writeList } = await import("./logic/layout.ts");
    const written = made.value.map((id) => writeId(id, version, options));
    return ok(writeList(written, options.list));
  },
});

const inspect = operation({
  id: "uuid.inspect",
  name: "Inspect UUID",
  about:
    "Says what a UUID or ULID holds: version, variant, the time it was made, node, and its other forms.",
  takes: "text",
  gives: "text",
  options: { as: choice("Output", ["text", "json"], "text") },
  reads: ["uuid", "ulid"],
  word: "uuid",
  examples: [
    // RFC 9562, A.6; the example of the specification of ULID.
    {
      input: "017F22E2-79B0-7CC3-98C4-DC0C0C07398F",
      output:
        "UUID version 7\nThe time to the millisecond, then random bits. Sorts by age.\nStandard form: 017f22e2-79b0-7cc3-98c4-dc0c0c07398f\nVariant: RFC 9562, also RFC 4122 (10x)\nTime (UTC): 2022-02-22T19:22:22.000Z\nNumber: 1989357241971137676463954034883508623\n.NET byte order: e2 22 7f 01 b0 79 c3 7c 98 c4 dc 0c 0c 07 39 8f\nULID form: 01FWHE4YDGFK1SHH6W1G60EECF",
    },
    {
      input: "01ARZ3NDEKTSV4RRFFQ69G5FAV",
      options: { as: "json" },
      output:
        '{\n  "title": "ULID",\n  "about": "The time to the millisecond, then 80 random bits.",\n  "Standard form": "01ARZ3NDEKTSV4RRFFQ69G5FAV",\n  "Time (UTC)": "2016-07-30T23:54:10.259Z",\n  "Random part": "d6764c61efb99302bd5b",\n  "UUID form": "01563e3a-b5d3-d676-4c61-efb99302bd5b"\n}',
    },
  ],
  async run(text, { as }) {
    const { inspectSure, inspectedJson, inspectedText } = await import("./logic/report.ts");
    const read = inspectSure(text);
    if (!read.ok) return refusal(read);
    return ok(as === "json" ? inspectedJson(read.value) : inspectedText(read.value));
  },
  async says(text, { nowMs }) {
    const { saysOf } = await import("./logic/report.ts");
    return saysOf(text, nowMs);
  },
});

export default [generate, fromNames, inspect];
