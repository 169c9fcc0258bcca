import { asOption, writeFacts } from "#domain/operation/facts.ts";
import { operation } from "#domain/operation/operation.ts";
import { choice, flag } from "#domain/operation/options.ts";
import { ok } from "#domain/result.ts";
import type { CaseId } from "./logic.ts";

const convert = operation({
  id: "text.case",
  name: "Change case",
  about:
    "Writes text in another case: upper, lower, title, sentence, camel, snake, kebab, slug and more, each line for itself unless asked otherwise.",
  takes: "text",
  gives: "text",
  options: {
    to: choice(
      "Case",
      [
        ..."upper lower title sentence capital alternating inverse camel pascal".split(" "),
        ..."snake constant kebab train dot path words slug".split(" "),
      ] as CaseId[],
      "lower",
    ),
    lines: choice("Lines", ["each", "whole"], "each"),
    language: choice("Language", ["any", "tr", "el", "lt"], "any"),
    splitNumbers: flag("Split numbers from words"),
    keepAcronyms: flag("Keep acronyms"),
    keepPrefix: flag("Keep leading _ and $"),
  },
  word: "case",
  examples: [
    {
      input: "XMLHttpRequest\nuser id",
      options: { to: "snake" },
      output: "xml_http_request\nuser_id",
    },
    { input: "Straße", options: { to: "upper" }, output: "STRASSE" },
    { input: "Crème Brûlée & Co.", options: { to: "slug" }, output: "creme-brulee-and-co" },
    { input: "TITLE", options: { to: "lower", language: "tr" }, output: "tıtle" },
  ],
  async run(text, { to, ...options }) {
    const { convert: write } = await import("./logic.ts");
    return ok(write(text, to, options));
  },
});

const counts = operation({
  id: "text.count",
  name: "Count text",
  about:
    "How many characters (as people see them), words, lines and bytes a text has, and how long it takes to read.",
  takes: "text",
  gives: "text",
  options: { as: asOption },
  word: "word count",
  examples: [
    {
      input: "naïve café\n日本",
      output:
        "Characters: 13\nWithout spaces: 11\nWords: 4\nLines: 2\nBytes: 19\nReading time: 2 seconds",
    },
  ],
  async run(text, { as }) {
    const { countText, readingTime } = await import("./logic/counts.ts");
    const counted = countText(text);
    if (!counted.ok) return counted;
    const { characters, withoutSpaces, words, lines, bytes } = counted.value;
    const facts = [
      { label: "Characters", value: String(characters) },
      { label: "Without spaces", value: String(withoutSpaces) },
      { label: "Words", value: String(words) },
      { label: "Lines", value: String(lines) },
      { label: "Bytes", value: String(bytes) },
      { label: "Reading time", value: readingTime(words) },
    ];
    return ok(writeFacts(facts, as));
  },
});

export default [convert, counts];
