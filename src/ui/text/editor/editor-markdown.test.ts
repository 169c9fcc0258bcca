import { describe, expect, test } from "vitest";
import { markdownTokens } from "./editor-markdown.ts";

const marked = (line: string) =>
  markdownTokens(line).map(({ from, to, kind }) => `${kind} ${line.slice(from, to)}`);

describe("the colors of a line of Markdown", () => {
  test.each([
    ["## Heading `x`", ["key ## Heading `x`"]],
    ["#nothing", []],
    ["```js", ["string ```js"]],
    ["- [x] a `b`", ["word - [x]", "string `b`"]],
    ["> 1. **a**", ["word > 1.", "word **a**"]],
    ["see [a](b) and ![c][d]", ["key [a]", "string (b)", "key ![c]", "string [d]"]],
    ["<b>a</b>", ["number <b>", "number </b>"]],
    ["a_b * c ` [", []],
    ["", []],
  ])("%j", (line, wanted) => {
    expect(marked(line)).toEqual(wanted);
  });

  test("are in order and apart, whatever the line", () => {
    const line = "> - [ ] [a](b)`c`**d**<e>[".repeat(50);
    let end = 0;
    for (const { from, to } of markdownTokens(line)) {
      expect(from).toBeGreaterThanOrEqual(end);
      expect(to).toBeGreaterThan(from);
      end = to;
    }
    expect(end).toBeGreaterThan(0);
  });
});
