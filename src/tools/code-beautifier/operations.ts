import { choice, flag, type Options } from "#domain/operation/options.ts";
import { operation, type Example, type Outcome } from "#domain/operation/operation.ts";
import { refusal } from "#domain/operation/refusal.ts";
import { dialectIds, languageOf, languages, type LanguageId } from "./logic/languages.ts";
import type { Options as Settings } from "./logic/options.ts";

const indent = choice("Indent", ["2", "4", "8", "tab"], "2");
const width = choice("Line width", ["80", "100", "120"], "80");
const script = {
  singleQuotes: flag("Single quotes"),
  semicolons: flag("Semicolons", true),
  trailingComma: choice("Trailing commas", ["all", "es5", "none"], "all"),
};
const sql = {
  dialect: choice("SQL dialect", dialectIds, "sql"),
  keywordCase: choice("Keywords", ["preserve", "upper", "lower"], "preserve"),
};

async function layOut(text: string, chosen: Partial<Settings>): Promise<Outcome<string>> {
  const [{ layOutText }, { optionsShape }] = await Promise.all([
    import("./logic/lay-out.ts"),
    import("./logic/options.ts"),
  ]);
  const laidOut = await layOutText(text, { ...optionsShape.initial, ...chosen });
  if (!laidOut.ok) return refusal(laidOut);
  const { text: value, language, readAs, note } = laidOut.value;
  const guessed = chosen.language === "auto" ? languageOf(language).name : undefined;
  const notes = [guessed, readAs].flatMap((name) => (name ? `Read as ${name}.` : []));
  return { ok: true, value, notes: note === undefined ? notes : [...notes, note] };
}

const any = operation({
  id: "code.format",
  name: "Format code",
  about:
    "Lays out code in one of 13 languages, or in the one that it looks like. Only the layout changes; broken code is refused with the place.",
  takes: "text",
  gives: "text",
  options: {
    language: choice("Language", ["auto", ...languages.map(({ id }) => id)], "auto"),
    indent,
    width,
    ...script,
    ...sql,
  },
  word: "auto format",
  examples: [
    { input: "if(a){b( )}", output: "if (a) {\n  b();\n}\n" },
    { input: "a:   1\nb: [x,y]", options: { language: "yaml" }, output: "a: 1\nb: [x, y]\n" },
  ],
  run: layOut,
});

/** The formatter of one language, under the name that people look for. */
const formatter = (
  language: LanguageId & ("html" | "xml" | "sql" | "css" | "javascript"),
  what: string,
  options: Options,
  examples: readonly [Example, ...Example[]],
) =>
  operation({
    id: `${language}.format`,
    name: `Format ${languageOf(language).name}`,
    about: `Lays out ${what}. Only the layout changes; what is broken is refused with the place.`,
    takes: "text",
    gives: "text",
    extension: languageOf(language).extension,
    options: { indent, ...options },
    reads: [language],
    word: `${language} format`,
    examples,
    run: (text, chosen) => layOut(text, { ...(chosen as Partial<Settings>), language }),
    async says(text) {
      const { saysOf } = await import("./logic/sayings.ts");
      return saysOf(text, language);
    },
  });

const minify = operation({
  id: "css.minify",
  name: "Minify CSS",
  about:
    "Takes out the space and the comments of a style sheet that mean nothing. Values, names and order stay; comments with /*! stay too.",
  takes: "text",
  gives: "text",
  extension: "css",
  options: {},
  word: "css minify",
  examples: [
    { input: "a > b , c {\n  color : red ;\n}\n", output: "a>b,c{color:red}" },
    {
      input: "/*! MIT */ a { width: calc(1px + 2px) } /* gone */",
      output: "/*! MIT */a{width:calc(1px + 2px)}",
    },
  ],
  run: (text) => layOut(text, { language: "css", minify: true }),
});

export default [
  any,
  minify,
  formatter(
    "html",
    "HTML, with the CSS and JavaScript in it, and closes what was left open",
    { width },
    [
      { input: "<ul><li>a<li>b</ul>", output: "<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>\n" },
      { input: "<div><p>a</div>", options: { indent: "tab" }, output: "<div><p>a</p></div>\n" },
    ],
  ),
  formatter(
    "xml",
    "XML such as SVG, RSS and SAML; elements with text in them stay exactly as they are",
    { width },
    [
      { input: "<a><b x='1'/><c> d </c></a>", output: "<a>\n  <b x='1' />\n  <c> d </c>\n</a>\n" },
      {
        input: "<a><![CDATA[<b>]]></a>",
        options: { indent: "tab" },
        output: "<a><![CDATA[<b>]]></a>\n",
      },
    ],
  ),
  formatter("sql", "SQL of the standard or of a dialect", { width, ...sql }, [
    {
      input: "select a,b from t where c=1",
      output: "select\n  a,\n  b\nfrom\n  t\nwhere\n  c = 1\n",
    },
    {
      input: "select 'x'::text",
      options: { keywordCase: "upper" },
      output: "SELECT\n  'x'::text\n",
    },
  ]),
  formatter("css", "CSS", { width }, [
    { input: "a{b:c;d:e}", output: "a {\n  b: c;\n  d: e;\n}\n" },
    {
      input: "@media print{a{b:c}}",
      options: { indent: "4" },
      output: "@media print {\n    a {\n        b: c;\n    }\n}\n",
    },
  ]),
  formatter("javascript", "JavaScript and JSX", { width, ...script }, [
    { input: "a=b=>({c:b})", output: "a = (b) => ({ c: b });\n" },
    { input: 'a("b")', options: { singleQuotes: true, semicolons: false }, output: "a('b')\n" },
  ]),
];
