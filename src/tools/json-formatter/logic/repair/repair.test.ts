import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampled } from "#proof/scale.ts";
import { parseLeniently } from "./lenient-parser.ts";
import { repair } from "./repair.ts";

const decoder = new TextDecoder();

async function repaired(text: string) {
  const result = await repair(text, { minify: true });
  if (!result.ok) return { json: null, fixes: [result.message] };
  return { json: decoder.decode(result.value.formatted.bytes), fixes: result.value.fixes };
}

describe("what is put right", () => {
  test.each<[string, string, string[]]>([
    ['// c\n{"a":1} /* x */ # y', '{"a":1}', ["Removed 3 comments"]],
    ["[1,2,]", "[1,2]", ["Removed a comma"]],
    ["[1,,2]", "[1,2]", ["Removed a comma"]],
    ["[,1,]", "[1]", ["Removed 2 commas"]],
    ["[1 2 3]", "[1,2,3]", ["Added 2 commas"]],
    ['{"a":1\n"b":2}', '{"a":1,"b":2}', ["Added a comma"]],
    ['["a" "b"]', '["a","b"]', ["Added a comma"]],
    ["{'a':'it\\'s'}", '{"a":"it\'s"}', ["Changed the quotes of 2 strings"]],
    [
      "{'a':'it's'}",
      '{"a":"it\'s"}',
      ["Changed the quotes of 2 strings", "Escaped a character in a string"],
    ],
    ["['say \"hi\"']", '["say \\"hi\\""]', ["Changed the quotes of a string"]],
    ["[“a”, ‘b’, `c`]", '["a","b","c"]', ["Changed the quotes of 3 strings"]],
    ['{"a":"say "hi""}', '{"a":"say \\"hi\\""}', ["Escaped 2 characters in strings"]],
    ['{"a":"x\ny\t"}', '{"a":"x\\ny\\t"}', ["Escaped 2 characters in strings"]],
    ['{"a":"C:\\dir"}', '{"a":"C:\\\\dir"}', ["Escaped a character in a string"]],
    ['["\\x41"]', '["\\u0041"]', ["Escaped a character in a string"]],
    ["{a:1,b-c:2,$d:3}", '{"a":1,"b-c":2,"$d":3}', ["Put 3 keys in double quotes"]],
    ["{1:2}", '{"1":2}', ["Put a key in double quotes"]],
    ["[two words, http://x.y/z]", '["two words","http://x.y/z"]', ["Put 2 texts in double quotes"]],
    ["[3 apples]", '["3 apples"]', ["Put a text in double quotes"]],
    ["[012]", '["012"]', ["Put a text in double quotes"]],
    [
      "[True,None,undefined,NaN]",
      "[true,null,null,null]",
      ["Rewrote 4 words as true, false or null"],
    ],
    ["[.5,+1,1.,-.5,0x1F,1_000,10n]", "[0.5,1,1,-0.5,31,1000,10]", ["Rewrote 7 numbers"]],
    ['{"a":}', '{"a":null}', ["Added null for a missing value"]],
    ["{a}", '{"a":null}', ["Put a key in double quotes", "Added null for a missing value"]],
    ['{"a"=>1}', '{"a":1}', ["Added a colon"]],
    ['{"a":[1,{"b":2', '{"a":[1,{"b":2}]}', ["Closed what was left open, 3 times"]],
    ['["abc', '["abc"]', ["Closed what was left open, 2 times"]],
    ["[1]]}", "[1]", ["Removed 2 brackets"]],
    ['{"a":[1}', '{"a":[1]}', ["Closed what was left open"]],
    ["```json\n{}\n```", "{}", ["Removed the code fence"]],
    ['{\u00a0"a":1}', '{"a":1}', ["Replaced odd white space"]],
    ['{"a":1,}\n{"b":2,}', '{"a":1}\n{"b":2}', ["Removed 2 commas"]],
  ])("%j", async (text, json, fixes) => {
    expect(await repaired(text)).toEqual({ json, fixes });
  });

  test("the rest is copied as it is written", async () => {
    const text = '{"id":17478252242305210114,"f":1.0,"z":-0,"e":1E5,"a":1,"a":2,"\\u0061":"\\/"';
    expect((await repaired(`${text},}`)).json).toBe(`${text}}`);
  });
});

describe("what a library guesses is called a guess", () => {
  test.each([
    ["callback({a:1})", '{"a":1}'],
    ['{"_id":ObjectId("x")}', '{"_id":"x"}'],
    ['{"a":1},{"b":2}', '[{"a":1},{"b":2}]'],
  ])("%s", async (text, json) => {
    expect(await repaired(text)).toEqual({ json, fixes: ["This is a guess: please check it"] });
  });
});

test.each(["", "}", "{:1}", "{[1]}"])("%j is beyond repair", async (text) => {
  expect(await repair(text)).toEqual({
    ok: false,
    message: "No repair was found. The place of the first error is shown.",
  });
});

test("a text that is too long is refused with the limit", async () => {
  expect(await repair(" ".repeat(17 * 1024 * 1024))).toEqual({
    ok: false,
    message: "Only texts up to 16 MiB can be repaired.",
  });
});

test("depth is no danger", async () => {
  expect((await repaired("[".repeat(100_000))).json).toBe(
    "[".repeat(100_000) + "]".repeat(100_000),
  );
});

test("valid JSON needs no repair", () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const mended = parseLeniently(text);
      expect(mended?.counts).toEqual({});
      expect(JSON.parse(mended?.json ?? "")).toEqual(JSON.parse(text));
    }),
  );
});

test("any text is answered, and what is answered is JSON", async () => {
  const pieces = fc.constantFrom(
    ..."{}[],:'\"`/*#\\ \n01.-eabtrue“”".split(""),
    "//",
    "true",
    "null",
    "(",
    "=>",
  );
  const texts = fc.array(pieces, { maxLength: 30 }).map((all) => all.join(""));
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const { json } = await repaired(text);
      for (const line of json?.split("\n") ?? [])
        expect(() => JSON.parse(line) as unknown).not.toThrow();
    }),
    { numRuns: sampled(500) },
  );
});
