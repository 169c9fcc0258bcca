import { describe, expect, test } from "vitest";
import { codeTokens, markupTokens, sqlTokens, yamlTokens } from "./editor-code.ts";
import type { CodeToken } from "./editor-json.ts";

const marked = (line: string, tokens: CodeToken[]) =>
  tokens.map(({ from, to, kind }) => `${kind} ${line.slice(from, to)}`);

describe("the colors of a line", () => {
  test.each([
    ["const a = 'b'; // c", ["word const", "string 'b'", "comment // c"]],
    ["  color: #fff;", ["key color", "number #fff"]],
    [" * It’s in a comment, isn't it?", ["comment  * It’s in a comment, isn't it?"]],
    ["don't", []],
    ["a /* b */ 1.5", ["comment /* b */", "number 1.5"]],
    ['"a \\" b" x', ['string "a \\" b"']],
    ["@media (width: 10px)", ["key @media", "key width", "number 10px"]],
  ])("of code: %j", (line, wanted) => {
    expect(marked(line, codeTokens(line))).toEqual(wanted);
  });

  test.each([
    ["SELECT a FROM b", ["word SELECT", "word FROM"]],
    ["-- why", ["comment -- why"]],
    ["  limit 'x'", ["word limit", "string 'x'"]],
  ])("of SQL: %j", (line, wanted) => {
    expect(marked(line, sqlTokens(line))).toEqual(wanted);
  });

  test.each([
    [
      '<a href="b">don\'t</a>',
      ["word <a", "key href", 'string "b"', "word >", "word </a", "word >"],
    ],
    ["<!-- <b> -->", ["comment <!-- <b> -->"]],
    ["&amp; text", ["number &amp;"]],
  ])("of markup: %j", (line, wanted) => {
    expect(marked(line, markupTokens(line))).toEqual(wanted);
  });

  test.each([
    ["name: Zoë # why", ["key name", "comment  # why"]],
    ["  - on: true", ["key   - on", "word true"]],
    ["a: 'b: c'", ["key a", "string 'b: c'"]],
    ["port: 80", ["key port", "number 80"]],
    ["just text", []],
  ])("of YAML: %j", (line, wanted) => {
    expect(marked(line, yamlTokens(line))).toEqual(wanted);
  });
});
