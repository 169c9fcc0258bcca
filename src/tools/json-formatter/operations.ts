import { operation } from "#domain/operation/operation.ts";
import { choice, flag } from "#domain/operation/options.ts";
import { refusal } from "#domain/operation/refusal.ts";
import { fail, ok } from "#domain/result.ts";
import type { Options } from "./logic/options.ts";

const sortKeys = flag("Sort keys");
const input = choice("Input", ["auto", "json", "lines"], "auto");
const indent = choice("Indent", ["2", "3", "4", "tab"], "2");

const widths = { "2": 2, "3": 3, "4": 4, tab: "tab" } as const;

type Style = Partial<Options>;

async function lay(text: string, style: Style) {
  const { formatText } = await import("./logic.ts");
  const formatted = formatText(text, style);
  if (formatted.ok) return formatted;
  const { placed } = await import("./logic/report.ts");
  return refusal(placed(formatted));
}

async function written(text: string, style: Style) {
  const formatted = await lay(text, style);
  if (!formatted.ok) return formatted;
  const { text: value, notices } = formatted.value;
  return { ...ok(value), notes: notices.map((notice) => notice.text) };
}

const format = operation({
  id: "json.format",
  name: "Format JSON",
  about:
    "Checks JSON or JSON Lines strictly (RFC 8259) and lays it out anew; every digit, escape and key stays as it is written.",
  takes: "text",
  gives: "text",
  extension: "json",
  options: { indent, sortKeys, input },
  reads: ["json", "jsonl"],
  word: "json format",
  examples: [
    {
      input: '{"big":12345678901234567890,"a":1.10,"a":"\\u00e9","e":[{},[]]}',
      output:
        '{\n  "big": 12345678901234567890,\n  "a": 1.10,\n  "a": "\\u00e9",\n  "e": [\n    {},\n    []\n  ]\n}',
    },
    {
      input: '{"b":1,"a":[1,2]}\n{"c":3}\n',
      options: { indent: "tab", sortKeys: true },
      output: '{\n\t"a": [\n\t\t1,\n\t\t2\n\t],\n\t"b": 1\n}\n{\n\t"c": 3\n}',
    },
  ],
  run: (text, { indent, ...style }) => written(text, { ...style, indent: widths[indent] }),
  async says(text, { nowMs }) {
    const { saysOf } = await import("./logic/sayings.ts");
    return saysOf(text, nowMs);
  },
});

const minify = operation({
  id: "json.minify",
  name: "Minify JSON",
  about:
    "Takes all white space out of JSON, which is checked strictly; JSON Lines keep one document on each line.",
  takes: "text",
  gives: "text",
  extension: "json",
  options: { sortKeys, input },
  word: "json minify",
  examples: [
    { input: '{ "a" : [ 1.0 , 1e5 ],\r\n\t"b c": " " }', output: '{"a":[1.0,1e5],"b c":" "}' },
    { input: '{"b": 1, "a": 2}', options: { sortKeys: true }, output: '{"a":2,"b":1}' },
  ],
  run: (text, style) => written(text, { ...style, minify: true }),
});

const validate = operation({
  id: "json.validate",
  name: "Validate JSON",
  about:
    "Checks JSON or JSON Lines strictly (RFC 8259): says what is in it, or where and why it is not JSON.",
  takes: "text",
  gives: "text",
  options: { input },
  word: "json format",
  examples: [
    {
      input: '{"a":[1,"2",true,null]}',
      output:
        "Valid JSON\nbytes: 23\ndocuments: 1\ndepth: 2\nobjects: 1\narrays: 1\nkeys: 1\nstrings: 1\nnumbers: 1\nbooleans: 1\nnulls: 1",
    },
  ],
  async run(text, style) {
    const formatted = await lay(text, { ...style, minify: true });
    if (!formatted.ok) return formatted;
    const { statisticsText } = await import("./logic/report.ts");
    const notes = formatted.value.notices.map((notice) => notice.text);
    return { ...ok(statisticsText(formatted.value)), notes };
  },
});

const repair = operation({
  id: "json.repair",
  name: "Repair JSON",
  about:
    "Makes JSON of what nearly is: comments, single quotes, bare keys, missing or extra commas and brackets, Python's words, a code fence. What was done is told.",
  takes: "text",
  gives: "text",
  extension: "json",
  options: { indent, sortKeys, minify: flag("Minify") },
  word: "json format",
  examples: [
    {
      input: "{a: 'it', // why\n 'b': [1, 2,], c: True}",
      options: { minify: true },
      output: '{"a":"it","b":[1,2],"c":true}',
    },
    { input: '```json\n{"a": 1, "b": [\n```', output: '{\n  "a": 1,\n  "b": []\n}' },
  ],
  async run(text, { indent, ...style }) {
    const { noRepair, repair } = await import("./logic/repair/repair.ts");
    const repaired = await repair(text, { ...style, indent: widths[indent] });
    if (!repaired.ok) {
      const strictly = await lay(text, {});
      const isPlaced = repaired.message === noRepair && !strictly.ok;
      return isPlaced ? fail(`No repair was found. ${strictly.message}`) : repaired;
    }
    const { formatted, fixes } = repaired.value;
    const value = new TextDecoder().decode(formatted.bytes);
    return { ok: true, value, notes: fixes.map((fix) => `${fix}.`) };
  },
});

export default [format, minify, validate, repair];
