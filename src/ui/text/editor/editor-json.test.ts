import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCharacter } from "#proof/any-character.ts";
import { jsonTokens } from "./editor-json.ts";

const colored = (line: string) =>
  jsonTokens(line).map(({ from, to, kind }) => `${kind} ${line.slice(from, to)}`);

test.each([
  ['  "a": 1,', ['key "a"', "number 1"]],
  ['{"a" : -1.5e+10, "b":"c"}', ['key "a"', "number -1.5e+10", 'key "b"', 'string "c"']],
  ['["x\\"y", "\\\\"]', ['string "x\\"y"', 'string "\\\\"']],
  ["[true, false, null]", ["word true", "word false", "word null"]],
  ['"never closed', ['string "never closed']],
  ["{ // not JSON 17 }", ["number 17"]],
  ["", []],
])("%s", (line, tokens) => {
  expect(colored(line)).toEqual(tokens);
});

test("tokens of any line are in order and inside it", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (line) => {
      let last = 0;
      for (const { from, to } of jsonTokens(line)) {
        expect(from).toBeGreaterThanOrEqual(last);
        expect(to).toBeGreaterThan(from);
        last = to;
      }
      expect(last).toBeLessThanOrEqual(line.length);
    }),
  );
});

test("every key and value of real JSON gets the color of its kind", () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      const text = JSON.stringify(JSON.parse(json), null, 2);
      const strings = text
        .split("\n")
        .flatMap(colored)
        .filter((token) => /^(key|string)/.test(token));
      const quoted = text.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
      expect(strings.map((token) => token.slice(token.indexOf('"')))).toEqual(quoted);
    }),
  );
});
