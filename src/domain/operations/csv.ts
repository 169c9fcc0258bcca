import { choice, flag } from "#domain/operation/options.ts";
import { operation } from "#domain/operation/operation.ts";

const toJson = operation({
  id: "csv.to-json",
  name: "Turn CSV into JSON",
  about:
    "Writes the rows of a CSV as JSON objects by the names of its header, or as lists. Values stay text unless types are asked for; then numbers keep every digit.",
  takes: "text",
  gives: "text",
  extension: "json",
  options: {
    separator: choice("Separator", ["auto", "comma", "semicolon", "tab"], "auto"),
    header: flag("First row has names", true),
    types: flag("Numbers, true, false and null"),
  },
  reads: ["csv"],
  examples: [
    { input: 'a,b\r\n1,"x ""y"", z"\r\n', output: '[\n{"a":"1","b":"x \\"y\\", z"}\n]\n' },
    {
      input: "12345678901234567890;1.10;007\n",
      options: { header: false, types: true },
      output: '[\n[12345678901234567890,1.10,"007"]\n]\n',
    },
  ],
  async run(text, options) {
    const { csvToJson } = await import("#domain/csv-json.ts");
    return csvToJson(text, options);
  },
  async says(text) {
    const { saysOfCsv } = await import("#domain/csv-json.ts");
    return saysOfCsv(text);
  },
});

const fromJson = operation({
  id: "csv.from-json",
  name: "Turn JSON into CSV",
  about:
    "Writes a JSON list of objects or of lists as CSV (RFC 4180). Numbers keep every digit, null is an empty cell, nested values stay JSON.",
  takes: "text",
  gives: "text",
  extension: "csv",
  options: { spreadsheet: flag("For spreadsheets: byte order mark, no formulas") },
  examples: [
    {
      input: '[{"a":1.10,"b":"x, y"},{"b":null,"c":[1, {}]}]',
      output: 'a,b,c\r\n1.10,"x, y",\r\n,,"[1, {}]"\r\n',
    },
    {
      input: '[["=1+1","é"]]',
      options: { spreadsheet: true },
      output: "\uFEFF'=1+1,é\r\n",
    },
  ],
  async run(text, { spreadsheet }) {
    const { csvFromJson } = await import("#domain/csv-from-json.ts");
    return csvFromJson(text, spreadsheet);
  },
});

export default [toJson, fromJson];
