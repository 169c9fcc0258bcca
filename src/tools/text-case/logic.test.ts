import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exampleAmbient } from "#domain/operation/example.ts";
import { runOperation } from "#domain/operation/run.ts";
import { countText, readingTime, type Counts } from "./logic/counts.ts";
import { cases, optionsShape, convert, type CaseId, type Options } from "./logic.ts";
import { splitWords } from "./logic/words.ts";
import operations from "./operations.ts";

const to = (id: CaseId, text: string, options: Partial<Options> = {}) =>
  convert(text, id, { ...optionsShape.initial, ...options });

test("the cases of spec §9 are all there, each name in its own case", () => {
  const names = cases.map(({ name }) => name);
  for (const name of ["UPPER CASE", "lower case", "Title Case", "Sentence case", "camelCase"])
    expect(names).toContain(name);
  for (const name of ["PascalCase", "snake_case", "CONSTANT_CASE", "kebab-case", "Train-Case"])
    expect(names).toContain(name);
  for (const name of ["dot.case", "path/case", "aLtErNaTiNg", "InVeRsE", "slug"])
    expect(names).toContain(name);
  // "InVeRsE" is the spec's spelling; what it does is to swap.
  for (const { id, name } of cases.filter(({ id }) => id !== "inverse"))
    expect(convert(name, id, { ...optionsShape.initial, keepAcronyms: true })).toBe(name);
});

test.each<[id: CaseId, converted: string]>([
  ["upper", "HELLO BIG-WORLD 2"],
  ["lower", "hello big-world 2"],
  ["title", "Hello Big-World 2"],
  ["sentence", "Hello big-world 2"],
  ["capital", "Hello Big-World 2"],
  ["alternating", "hElLo BiG-wOrLd 2"],
  ["inverse", "HELLO bIG-WORLD 2"],
  ["camel", "helloBigWorld2"],
  ["pascal", "HelloBigWorld2"],
  ["snake", "hello_big_world_2"],
  ["constant", "HELLO_BIG_WORLD_2"],
  ["kebab", "hello-big-world-2"],
  ["train", "Hello-Big-World-2"],
  ["dot", "hello.big.world.2"],
  ["path", "hello/big/world/2"],
  ["words", "hello big world 2"],
  ["slug", "hello-big-world-2"],
])("hello Big-world 2 in %s is %s", (id, converted) => {
  expect(to(id, "hello Big-world 2")).toBe(converted);
});

describe("names and numbers in every case", () => {
  test.each<[text: string, results: Partial<Record<CaseId, string>>]>([
    [
      "iOS app",
      {
        title: "iOS App",
        sentence: "iOS app",
        capital: "iOS App",
        camel: "iosApp",
        pascal: "IosApp",
        snake: "ios_app",
        constant: "IOS_APP",
        kebab: "ios-app",
        train: "Ios-App",
        words: "ios app",
        slug: "ios-app",
        upper: "IOS APP",
        lower: "ios app",
      },
    ],
    [
      "3D model",
      {
        title: "3D Model",
        sentence: "3D model",
        capital: "3D Model",
        camel: "3dModel",
        pascal: "3dModel",
        snake: "3d_model",
        constant: "3D_MODEL",
        kebab: "3d-model",
        train: "3d-Model",
        words: "3d model",
        slug: "3d-model",
      },
    ],
    [
      "🚀 launch day",
      {
        title: "🚀 Launch Day",
        sentence: "🚀 Launch day",
        capital: "🚀 Launch Day",
        camel: "launchDay",
        pascal: "LaunchDay",
        snake: "launch_day",
        train: "Launch-Day",
        slug: "launch-day",
      },
    ],
    ["3D", { title: "3D", sentence: "3D", capital: "3D", snake: "3d" }],
    ["iOS", { title: "iOS", sentence: "iOS", capital: "iOS", snake: "ios" }],
    ["THE 3D iOS APP", { title: "The 3D iOS App", sentence: "The 3D iOS app" }],
    ["1ST PLACE", { title: "1st Place", sentence: "1st place", snake: "1st_place" }],
    ["my iPhone on GitHub", { title: "My iPhone on GitHub", sentence: "My iPhone on GitHub" }],
    ["iOS is here. iPhone too.", { sentence: "iOS is here. iPhone too." }],
    ["camelCase is fine", { sentence: "camelCase is fine" }],
    // Caps Lock, and no name.
    ["hELLO iTEMS", { capital: "Hello Items", sentence: "Hello items" }],
    ["What I Think, I'm Sure", { sentence: "What I think, I'm sure" }],
    ["WHAT I THINK", { sentence: "What I think" }],
    ["✅ done. 🎉 party - ok", { sentence: "✅ Done. 🎉 Party - ok" }],
    ["👩🏽‍👩🏽‍👧🏽‍👦🏽 the family", { sentence: "👩🏽‍👩🏽‍👧🏽‍👦🏽 The family", title: "👩🏽‍👩🏽‍👧🏽‍👦🏽 The Family" }],
    ["🚀 🚀the launch", { sentence: "🚀 🚀The launch", title: "🚀 🚀The Launch" }],
    // Unicode has these emoji as a digit and as a letter.
    ["1️⃣ the step", { sentence: "1️⃣ The step", title: "1️⃣ The Step", snake: "1_the_step" }],
    ["ℹ️ the note", { sentence: "ℹ️ The note", title: "ℹ️ The Note", snake: "the_note" }],
    ["2 items", { sentence: "2 items", title: "2 Items" }],
  ])("%s", (text, results) => {
    const made = Object.keys(results).map((id) => [id, to(id as CaseId, text)]);
    expect(Object.fromEntries(made)).toEqual(results);
  });
});

describe("words", () => {
  // Inputs of change-case's own table, and of its users.
  test.each([
    ["test", "test"],
    ["TEST", "test"],
    ["testString", "test string"],
    ["testString123", "test string123"],
    ["testString_1_2_3", "test string 1 2 3"],
    ["x_256", "x 256"],
    ["anHTMLTag", "an html tag"],
    ["ID123String", "id123 string"],
    ["Id123String", "id123 string"],
    ["a1bStar", "a1b star"],
    ["CONSTANT_CASE ", "constant case"],
    ["CONST123_FOO", "const123 foo"],
    ["FOO_bar", "foo bar"],
    ["XMLHttpRequest", "xml http request"],
    ["dot.case", "dot case"],
    ["path/case", "path case"],
    ['"quotes"', "quotes"],
    ["version 0.45.0", "version 0 45 0"],
    ["version 0..78..9", "version 0 78 9"],
    ["  test  ", "test"],
    ["something_2014_other", "something 2014 other"],
    ["amazon s3 data", "amazon s3 data"],
    ["parseHTML5Doc", "parse html5 doc"],
    ["user2Id", "user2 id"],
    ["minifyURLs", "minify urls"],
    ["iOS15App", "ios15 app"],
    ["iOSApp", "ios app"],
    ["aHTMLElement", "a html element"],
    ["xAxis", "x axis"],
    ["2FA code", "2fa code"],
    ["4K video in 3D", "4k video in 3d"],
    ["3DModel", "3d model"],
    ["user3DModel", "user 3d model"],
    ["vector2D", "vector 2d"],
    ["user2ID", "user2 id"],
    ["15Pro", "15 pro"],
    ["B2B and H2O", "b2b and h2o"],
    ["SHA256SUM", "sha256sum"],
    ["E\u0301COLE", "e\u0301cole"],
    ["❤️ love", "love"],
    ["userIDs", "user ids"],
    ["APIsAndURLs", "apis and urls"],
    ["HTTPServer", "http server"],
    ["don't stop", "dont stop"],
    ["rock ’n’ roll", "rock n roll"],
    ["ÉCOLE Élève", "école élève"],
    ["привет мир", "привет мир"],
    ["ПриветМир", "привет мир"],
    ["नमस्ते दुनिया", "नमस्ते दुनिया"],
    ["Ǆungla ǅep", "ǆungla ǆep"],
    ["e\u0301cole Te\u0301le\u0301Vision", "e\u0301cole te\u0301le\u0301 vision"],
    ["日本語 テキスト", "日本語 テキスト"],
    ["٣ عربي", "٣ عربي"],
    ["hello 👩‍👩‍👧 world", "hello world"],
    ["", ""],
    ["--- !!!", ""],
  ])("%j is %j", (text, words) => {
    expect(to("words", text)).toBe(words);
  });

  test.each<[rule: string, id: CaseId, text: string, options: Partial<Options>, result: string]>([
    ["Unicode, not emptied", "snake", "ÉCOLE Élève", {}, "école_élève"],
    ["Unicode, not emptied", "snake", "привет мир", {}, "привет_мир"],
    ["marks stay with their letters", "snake", "नमस्ते दुनिया", {}, "नमस्ते_दुनिया"],
    ["digits stay", "camel", "iPhone 15Pro", {}, "iPhone15Pro"],
    ["digits are split when asked", "snake", "user2Id", { splitNumbers: true }, "user_2_id"],
    [
      "digits are split when asked",
      "kebab",
      "parseHTML5Doc",
      { splitNumbers: true },
      "parse-html-5-doc",
    ],
    ["1.2 and 12 stay apart", "camel", "version 1.2.10", {}, "version1_2_10"],
    ["acronyms become words", "pascal", "XMLHttpRequest", {}, "XmlHttpRequest"],
    [
      "acronyms are kept when asked",
      "pascal",
      "XMLHttpRequest",
      { keepAcronyms: true },
      "XMLHttpRequest",
    ],
    [
      "acronyms are kept when asked",
      "train",
      "parse HTML doc",
      { keepAcronyms: true },
      "Parse-HTML-Doc",
    ],
    [
      "camelCase starts small all the same",
      "camel",
      "XMLHttpRequest",
      { keepAcronyms: true },
      "xmlHttpRequest",
    ],
    ["names of acronyms are kept too", "pascal", "my iOS", { keepAcronyms: true }, "MyIOS"],
    ["digits are split when asked", "snake", "3D model", { splitNumbers: true }, "3_d_model"],
    ["a prefix is lost", "camel", "__proto_x", {}, "protoX"],
    ["a prefix is kept when asked", "camel", "__proto_x", { keepPrefix: true }, "__protoX"],
    ["a prefix is kept when asked", "constant", "$price tag", { keepPrefix: true }, "$PRICE_TAG"],
  ])("%s", (_rule, id, text, options, result) => {
    expect(to(id, text, options)).toBe(result);
  });
});

describe("letters", () => {
  test.each<[rule: string, id: CaseId, text: string, options: Partial<Options>, result: string]>([
    ["ß is SS", "upper", "straße", {}, "STRASSE"],
    ["a first ß is Ss", "pascal", "ßtraße", {}, "Sstraße"],
    ["a ligature has a first half", "capital", "ﬁne", {}, "Fine"],
    ["the last sigma", "lower", "ΟΔΟΣ", {}, "οδος"],
    ["the last sigma", "capital", "ΟΔΟΣ ΣΟΦΟΣ", {}, "Οδος Σοφος"],
    ["i is I everywhere", "upper", "istanbul", {}, "ISTANBUL"],
    ["but İ in Turkish", "upper", "istanbul", { language: "tr" }, "İSTANBUL"],
    ["and I is ı", "lower", "ISPARTA İZMİR", { language: "tr" }, "ısparta izmir"],
    ["Turkish in code", "camel", "ISPARTA izmir", { language: "tr" }, "ıspartaİzmir"],
    ["İ is two code units when small", "lower", "İ", {}, "i̇"],
    ["Greek loses accents", "upper", "άνθρωπος", { language: "el" }, "ΑΝΘΡΩΠΟΣ"],
    ["Lithuanian keeps its dot", "lower", "Ì", { language: "lt" }, "i̇̀"],
    ["letters beyond 16 bits", "upper", "𐐨𐐩", {}, "𐐀𐐁"],
    ["letters beyond 16 bits", "capital", "𐐨𐐩", {}, "𐐀𐐩"],
    ["letters beyond 16 bits", "inverse", "𐐨𐐁", {}, "𐐀𐐩"],
    ["emoji are not split", "alternating", "a👩‍👩‍👧bc", {}, "a👩‍👩‍👧Bc"],
    ["what has no case does not count", "alternating", "a1 b-cд", {}, "a1 B-cД"],
    ["a lone surrogate is no crash", "upper", "a\uD800", {}, "A\uD800"],
    [
      "slug: accents",
      "slug",
      "Crème Brûlée & Łódź, Ærø — Straße!",
      {},
      "creme-brulee-and-lodz-aero-strasse",
    ],
    ["slug: other scripts stay", "slug", "Привет, ёж नमस्ते", {}, "привет-ёж-नमस्ते"],
  ])("%s: %s", (_rule, id, text, options, result) => {
    expect(to(id, text, options)).toBe(result);
  });
});

describe("prose", () => {
  // Titles of John Gruber's and David Gouch's tests, and of the issues of others.
  test.each([
    ["2019", "2019"],
    ["one. two.", "One. Two."],
    ["a small word starts", "A Small Word Starts"],
    ["small word ends on", "Small Word Ends On"],
    ["we keep NASA capitalized", "We Keep NASA Capitalized"],
    ["pass camelCase through", "Pass camelCase Through"],
    ["follow step-by-step instructions", "Follow Step-by-Step Instructions"],
    ["your hair[cut] looks (nice)", "Your Hair[cut] Looks (Nice)"],
    ["leave Q&A unscathed", "Leave Q&A Unscathed"],
    ["piña colada while you listen to ænima", "Piña Colada While You Listen to Ænima"],
    ["start title – end title", "Start Title – End Title"],
    ["start title—end title", "Start Title—End Title"],
    ["don't break", "Don't Break"],
    ['double quotes "inner" word', 'Double Quotes "Inner" Word'],
    ["have you read “The Lottery”?", "Have You Read “The Lottery”?"],
    ["one two: three four", "One Two: Three Four"],
    ["this: the end", "This: The End"],
    ["email email@example.com address", "Email email@example.com Address"],
    ["you have an https://example.com/ title", "You Have an https://example.com/ Title"],
    ["_underscores around words_", "_Underscores Around Words_"],
    ["this vs. that", "This vs. That"],
    ["this v of that", "This v of That"],
    ["TheStreet.com’s million iPhone la-la land", "TheStreet.com’s Million iPhone La-La Land"],
    ["from ‘The Beat Goes On’ special event", "From ‘The Beat Goes On’ Special Event"],
    ["THE LORD OF THE RINGS", "The Lord of the Rings"],
    ["  the   space  of it ", "  The   Space  of It "],
    ["война и мир", "Война И Мир"],
  ])("Title Case: %s", (text, title) => {
    expect(to("title", text)).toBe(title);
  });

  test.each([
    ["hello WORLD. how are you? fine! ok", "Hello WORLD. How are you? Fine! Ok"],
    ["HELLO WORLD. HOW ARE YOU?", "Hello world. How are you?"],
    ["The Quick Brown Fox", "The quick brown fox"],
    ["it costs 3.5 euros. really.", "It costs 3.5 euros. Really."],
    ["see e.g. this and that", "See e.g. this and that"],
    ['"quoted." he said. (maybe)', '"Quoted." He said. (Maybe)'],
    ["¿qué? ¡sí!", "¿Qué? ¡Sí!"],
    [
      "mail Me@Example.com or https://Example.com/Path",
      "Mail Me@Example.com or https://Example.com/Path",
    ],
    ["wait… what", "Wait… What"],
    [
      "https://example.com is up. me@example.com wrote",
      "https://example.com is up. me@example.com wrote",
    ],
    ["@anna says hi", "@anna says hi"],
    ["- a list", "- A list"],
    ["", ""],
  ])("Sentence case: %s", (text, sentence) => {
    expect(to("sentence", text)).toBe(sentence);
  });
  test("Capital Each Word: don't is one word", () => {
    expect(to("capital", "don't STOP the o’clock")).toBe("Don't Stop The O’clock");
  });
});

describe("lines", () => {
  test.each<[id: CaseId, lines: Options["lines"], result: string]>([
    ["snake", "each", "foo_a\r\n\nbar_baz\n"],
    ["snake", "whole", "foo_a_bar_baz"],
    ["title", "each", "Foo A\r\n\nBar Baz\n"],
    ["sentence", "each", "Foo a\r\n\nBar baz\n"],
    ["sentence", "whole", "Foo a\r\n\nbar baz\n"],
    ["upper", "whole", "FOO A\r\n\nBAR BAZ\n"],
  ])("%s of %s", (id, lines, result) => {
    expect(to(id, "foo a\r\n\nbar baz\n", { lines })).toBe(result);
  });
});

describe("counts", () => {
  const counted = (text: string): Counts | string => {
    const result = countText(text);
    return result.ok ? result.value : result.message;
  };
  test.each<[text: string, counts: Partial<Counts>]>([
    ["hello world", { characters: 11, withoutSpaces: 10, words: 2, lines: 1, bytes: 11 }],
    ["👩‍👩‍👧 ü e\u0301", { characters: 5, withoutSpaces: 3, words: 2, bytes: 25 }],
    ["a\r\nb\n", { characters: 4, withoutSpaces: 2, words: 2, lines: 3, bytes: 5 }],
    ["don't stop—now, 3.14 x-ray", { words: 5 }],
    ["नमस्ते दुनिया", { words: 2 }],
    ["日本語 text", { words: 4 }],
    ["— … !", { words: 0 }],
    ["", { characters: 0, words: 0, lines: 1, bytes: 0 }],
  ])("%j", (text, counts) => {
    expect(counted(text)).toMatchObject(counts);
  });
  test("a long text is counted by code points", () => {
    expect(counted("😀".repeat(1_000_001))).toMatchObject({ characters: 1_000_001 });
  });
  test.each([
    [0, "0 seconds"],
    [1, "1 second"],
    [100, "26 seconds"],
    [238, "1 minute"],
    [238 * 60, "1 hour"],
    [238 * 125, "2 hours 5 minutes"],
  ])("%d words are read in %s", (words, time) => {
    expect(readingTime(words)).toBe(time);
  });
});

describe("always", () => {
  const prose = fc.string({ unit: "grapheme", maxLength: 40 });
  const anyCase = fc.constantFrom(...cases.map(({ id }) => id));

  test("no text is a crash, and the number of lines stays", () => {
    fc.assert(
      fc.property(fc.array(prose, { maxLength: 4 }), anyCase, (parts, id) => {
        const lines = parts.map((part) => part.replaceAll(/[\r\n]/g, " "));
        expect(to(id, lines.join("\n")).split("\n")).toHaveLength(Math.max(lines.length, 1));
      }),
    );
  });
  test("a name stays the same when converted twice", () => {
    const ids: CaseId[] = ["camel", "pascal", "snake", "constant", "kebab", "dot", "path", "slug"];
    const words = fc.array(fc.stringMatching(/^[a-zäöü]{2,8}$/), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(words, fc.constantFrom(...ids), fc.constantFrom(...ids), (words, one, other) => {
        const once = to(one, words.join(" "));
        expect(to(one, once)).toBe(once);
        const plain = one === "slug" || other === "slug" ? "slug" : "words";
        expect(to(plain, to(other, once))).toBe(to(plain, words.join(" ")));
      }),
    );
  });
  test("no letter and no digit is lost", () => {
    const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
    const simple = fc.string({
      unit: fc.constantFrom("a", "B", "é", "Ж", "न", "7", " ", "_", "-", "."),
    });
    fc.assert(
      fc.property(simple, (text) => {
        expect(letters(splitWords(text).join(""))).toBe(letters(text));
        for (const id of ["camel", "snake", "title", "sentence", "alternating"] as const)
          expect(letters(to(id, text))).toBe(letters(text));
      }),
    );
  });
});

test("stored settings are checked", () => {
  const kept: Options = {
    lines: "whole",
    language: "tr",
    splitNumbers: true,
    keepAcronyms: true,
    keepPrefix: true,
  };
  expect(optionsShape.read(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  for (const bad of [null, 7, [], { lines: 1, language: "xx", splitNumbers: 1 }])
    expect(optionsShape.read(bad)).toEqual(optionsShape.initial);
});

test("hostile texts are converted at once", () => {
  const runs = ["¿", '"', ".", "'", "(a", "a(", "\u0301", "A", "aB", "_", " ", "1.", '."'];
  for (const run of runs) {
    const text = `a${run.repeat(10_000 / run.length)}`;
    for (const { id } of cases) expect(typeof to(id, text)).toBe("string");
    expect(countText(text).ok).toBe(true);
  }
});

test.each(cases)("what the page shows as $name is what its operation makes", async ({ id }) => {
  const operation = operations.find((one) => one.id === "text.case");
  const text = "XMLHttpRequest __user2Id\nİstanbul: crème brûlée";
  for (const look of [{}, { lines: "whole", language: "tr", splitNumbers: true }] as const) {
    const options: Options = { ...optionsShape.initial, ...look };
    const made = await runOperation(operation!, text, { to: id, ...options }, exampleAmbient());
    expect(made).toMatchObject({ ok: true, value: convert(text, id, options) });
  }
});
