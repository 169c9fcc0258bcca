import { describe, expect, test } from "vitest";
import { searchedUnits as units } from "#catalog/searched-units.ts";
import { openingsFor, targetOf } from "./openings.ts";

const targetsOf = (query: string) => openingsFor(units, query).map(targetOf);

describe("a query with an argument", () => {
  test.each([
    ["sha256 hello", "/hash-generator", "sha256", "hello"],
    ["SHA-256  Hello World ", "/hash-generator", "sha-256", "Hello World"],
    ["md5 hello", "/hash-generator", "md5", "hello"],
    ["uuid 5", "/uuid-generator", "uuid", "5"],
    ["uuid v7 10", "/uuid-generator", "uuid v7", "10"],
    ["ulid 100", "/uuid-generator", "ulid", "100"],
    ["epoch 0", "/time-tools", "epoch", "0"],
    ["base64 hello", "/base64-tools", "base64", "hello"],
    ["base64 decode aGk=", "/base64-tools", "base64 decode", "aGk="],
    ["url a b", "/url-encoder", "url", "a b"],
    ["url decode a%20b", "/url-encoder", "url decode", "a%20b"],
    ["qr https://example.com/?a=b", "/qr-generator", "qr", "https://example.com/?a=b"],
    ["qr code Grüße", "/qr-generator", "qr code", "Grüße"],
    [String.raw`regex \d+`, "/regex-tester", "regex", String.raw`\d+`],
    ['json {"a":1}', "/json-formatter", "json", '{"a":1}'],
    ["password 20", "/password-generator", "password", "20"],
    ["uppercase hello world", "/text-case", "uppercase", "hello world"],
    ["color #3b82f6", "/color-tools", "color", "#3b82f6"],
  ])("%s is handed to %s", (query, path, word, text) => {
    expect(openingsFor(units, query).map(({ isDoubtful }) => isDoubtful)).toEqual([false]);
    expect(targetsOf(query)).toEqual([{ path, handover: { word, text } }]);
  });

  test.each([
    ["1700000000", "/time-tools"],
    ["1700000000000", "/time-tools"],
    ["5 miles in km", "/unit-converter"],
    ["72 °F to °C", "/unit-converter"],
    ["1,500.5 sq ft to m²", "/unit-converter"],
    [`5'11" in cm`, "/unit-converter"],
    ["#3b82f6", "/color-tools"],
    ["#fff", "/color-tools"],
    ["rgb(1 2 3 / 50%)", "/color-tools"],
    ["oklch(62% 0.19 260)", "/color-tools"],
    ['{"a": [1, 2]}', "/json-formatter"],
    ["0190163d-8694-739b-aea5-966c26f8ad91", "/uuid-generator"],
    ["eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln", "/jwt-decoder"],
  ])("%s needs no word", (query, path) => {
    expect(targetsOf(query)).toEqual([{ path, handover: { word: "", text: query } }]);
  });

  test.each([
    ["lorem 5", "/lorem-generator#count=5&mode="],
    ["lorem ipsum 150 words", "/lorem-generator#count=150&mode=words"],
    ["lorem 20 sentences", "/lorem-generator#count=20&mode=sentences"],
    ["emi 5000000 8.5 20", "/calculator/loan#p=5000000&r=8.5&y=20"],
    ["EMI 5000000 8.5% 20", "/calculator/loan#p=5000000&r=8.5&y=20"],
    ["sip 5000 12 10", "/calculator/sip#m=5000&r=12&y=10"],
  ])("%s goes into the link, which holds only numbers", (query, path) => {
    expect(targetsOf(query)).toEqual([{ path }]);
  });

  test.each(["qr code", "hash gen", "base64 enc", "url decoder", "regex tester", "case conv"])(
    "%s is rather a name",
    (query) => {
      for (const { isDoubtful } of openingsFor(units, query)) expect(isDoubtful).toBe(true);
    },
  );

  test.each([
    ["only a word", "sha256"],
    ["only a word and a space", "sha256 "],
    ["a word inside another", "hashtag hello"],
    ["more than there can be", "uuid 101"],
    ["a count that the page does not offer", "uuid 7"],
    ["too short a password", "password 3"],
    ["too many paragraphs", "lorem 11"],
    ["too many words", "lorem 201 words"],
    ["a word where JSON belongs", "json form"],
    ["a number that is no timestamp", "2048"],
    ["units without a number", "kg to lbs"],
    ["a range", "1 to 10"],
    ["a color of seven digits", "#1234567"],
    ["a hashtag", "#face-off"],
    ["nothing", "  "],
  ])("%s opens nothing: %s", (_case, query) => {
    expect(openingsFor(units, query)).toEqual([]);
  });

  test("every example is understood by the unit that gives it", () => {
    const examples = units.filter((unit) => unit.takes?.example !== undefined);
    expect(examples.length).toBeGreaterThan(2);
    for (const unit of examples) {
      expect(openingsFor(units, unit.takes?.example ?? "")[0]?.unit.id).toBe(unit.id);
    }
  });
});
