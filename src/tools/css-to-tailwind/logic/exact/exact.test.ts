import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findClasses, finish } from "../convert.ts";
import { optionsShape } from "../../logic.ts";
import type { Options } from "../options.ts";
import { cases } from "./cases.data.ts";
import { roots } from "./roots.data.ts";
import { samples } from "../../view/sample.ts";
import { staticUtilities } from "./statics.data.ts";
import { compileClasses } from "../tailwind.ts";
import { isProof, sampledCases } from "#proof/scale.ts";
import type { Trial } from "./trial.ts";

/** A browser that takes everything, and finds no difference in what it computes. */
const exact = async (css: string, options: Partial<Options> = {}) => {
  const all = { ...optionsShape.initial, mode: "exact" as const, ...options };
  const found = await findClasses(
    css,
    all,
    () => true,
    () => {},
  );
  const same = ({ css: { length } }: Trial) => ({
    sets: Array.from({ length }, () => []),
    madeBy: [],
    css: {},
    classes: {},
  });
  return finish(found, found.trials.trials.map(same));
};

/** Each case becomes an element of one stylesheet: compiling is what takes the time. */
async function convertAll(cases: readonly string[]) {
  const made = await exact(cases.map((css, at) => `.case-${at} { ${css} }`).join("\n"));
  const lists = made.head.split("\n\n").map((part) => part.split("\n"));
  const byElement = new Map(lists.map(([head = "", classes = ""]) => [head, classes]));
  return { made, classes: cases.map((_, at) => byElement.get(`/* .case-${at} */`) ?? "") };
}

test("declarations become the classes of Tailwind 4, and are the same", async () => {
  const { made, classes } = await convertAll(cases.map(([css]) => css));
  expect(cases.map(([css], at) => [css, classes[at]])).toEqual(cases);
  expect(made.counts).toMatchObject({ close: 0, dropped: 0 });
});

describe("rules, states and queries", () => {
  test("become variants, and are the same", async () => {
    const cases: [rule: string, css: string, classes: string][] = [
      ["a rule", ".a { color: red; }", "text-[red]"],
      ["a comment with a brace", ".a { /* } */ color: red }", "text-[red]"],
      ["a semicolon in a string", ".a { content: ';}' }", "content-[';}']"],
      ["a breakpoint", "@media (min-width: 768px) { .a { margin: 0 } }", "md:m-0"],
      ["in the new notation", "@media (width >= 48rem) { .a { margin: 0 } }", "md:m-0"],
      ["below a breakpoint", "@media (width < 768px) { .a { margin: 0 } }", "max-md:m-0"],
      [
        "up to and with: not max-md",
        "@media (max-width: 768px) { .a { margin: 0 } }",
        "[@media_(width<=768px)]:m-0",
      ],
      ["another width", "@media (min-width: 600px) { .a { margin: 0 } }", "min-[600px]:m-0"],
      [
        "from and to",
        "@media (min-width: 768px) and (max-width: 1000px) { .a { margin: 0 } }",
        "md:[@media_(width<=1000px)]:m-0",
      ],
      ["dark", "@media (prefers-color-scheme: dark) { .a { margin: 0 } }", "dark:m-0"],
      ["a dark class above", ".dark .a { margin: 0 }", "[.dark_&]:m-0"],
      ["print", "@media print { .a { margin: 0 } }", "print:m-0"],
      ["supports", "@supports (display: grid) { .a { margin: 0 } }", "supports-[display:grid]:m-0"],
      ["focus", ".a:focus { margin: 0 }", "focus:m-0"],
      ["two states", ".a:focus:disabled { margin: 0 }", "focus:disabled:m-0"],
      ["a state without a name", ".a:not(:focus) { margin: 0 }", "[&:not(:focus)]:m-0"],
      ["a class of its own", ".a.active { margin: 0 }", "[&.active]:m-0"],
      ["an attribute", ".a[open] { margin: 0 }", "[&[open]]:m-0"],
      ["a child counted", ".a:first-child { margin: 0 }", "first:m-0"],
      ["before, with its content", '.a::before { content: ""; margin: 0 }', "before:m-0"],
      [
        "before, in the old notation",
        '.a:before { content: "x"; margin: 0 }',
        "before:content-['x'] before:m-0",
      ],
      ["before, without content", ".a::before { margin: 0 }", "[&::before]:m-0"],
      ["placeholder", ".a::placeholder { margin: 0 }", "placeholder:m-0"],
      ["nested", ".a { &:focus { @media print { margin: 0 } } }", "print:focus:m-0"],
      ["important in a query", "@media print { .a { margin: 0 !important } }", "print:m-0!"],
      [
        "base and query together",
        ".a { margin: 0 } @media print { .a { margin: 4px } }",
        "m-0 print:m-1",
      ],
      [
        "a line without style has none in a state either",
        ".a { border: 0 } .a:focus { border-width: 1px }",
        "border-0 border-none focus:[border-width:1px]",
      ],
      [
        "unless the state says one",
        ".a { border: 0 } .a:focus { border: 1px solid }",
        "border-0 focus:border focus:border-solid",
      ],
      [
        "a reset in a query is said",
        ".a { border: 2px dashed red } @media print { .a { border: 1px solid } }",
        "border-2 border-dashed border-[red] print:border print:border-solid print:border-current",
      ],
    ];
    const sheet = cases.map(([, css], at) => css.replaceAll(/\.a\b/g, `.case-${at}`)).join("\n");
    const made = await exact(sheet);
    const lists = new Map(
      made.head.split("\n\n").map((part) => part.split("\n") as [string, string]),
    );
    expect(cases.map(([rule, css], at) => [rule, css, lists.get(`/* .case-${at} */`)])).toEqual(
      cases,
    );
    expect(made.counts).toMatchObject({ close: 0, dropped: 0 });
  });

  test.each([
    ["an ancestor in a state", ".b:hover .a { margin: 0 }", "[.b:hover_&]:m-0"],
    ["no rule", "color: red; margin: 0", "text-[red] m-0"],
    ["not closed", ".a { color: red", "text-[red]"],
    ["several elements", ".a, .b > p { margin: 0 }", "/* .a */\nm-0\n\n/* .b > p */\nm-0"],
  ])("%s", async (_rule, css, text) => {
    expect((await exact(css)).head).toBe(text);
  });

  test("hover: is not called exact, [&:hover]: is", async () => {
    const css = ".a:hover { margin: 0 }";
    const named = await exact(css);
    expect(named.head).toBe("hover:m-0");
    expect(named.findings).toMatchObject([
      { verdict: "close", reason: "hover: waits for a device that can hover." },
    ]);
    const plain = await exact(css, { namedHover: false });
    expect([plain.head, plain.counts.exact]).toEqual(["[&:hover]:m-0", 1]);
    const guarded = await exact("@media (hover: hover) { .a:hover { margin: 0 } }");
    expect(guarded.counts).toMatchObject({ exact: 1, close: 0, dropped: 0 });
  });

  test("px stays px where 1rem may be something else", async () => {
    const made = await exact("padding: 16px; margin: 1rem", { remAsPx: false });
    expect([made.head, made.counts.exact]).toEqual(["p-[16px] m-4", 2]);
  });

  test("@apply rules", async () => {
    const made = await exact(".a { margin: 0 } .b { margin: 4px }", { layout: "apply" });
    expect(made.head).toBe(".a {\n  @apply m-0;\n}\n\n.b {\n  @apply m-1;\n}");
  });
});

describe("what is not the same is never called exact", () => {
  test.each<[rule: string, css: string, verdict: string, reason: RegExp]>([
    ["keyframes", "@keyframes x { to { margin: 0 } }", "dropped", /stays in your stylesheet/],
    [
      "a layer, of which only the rules are kept",
      "@layer base { .a { margin: 0 } }",
      "dropped",
      /stays in your/,
    ],
    ["an import", "@import 'a.css';", "dropped", /stays in your stylesheet/],
    ["a slip", ".a { margin }", "dropped", /Not a declaration/],
    [
      "an order that Tailwind turns",
      "@media (min-width: 768px) { .a { margin: 0 } } .a { margin: 4px }",
      "close",
      /Tailwind puts it before/,
    ],
    [
      "a shorthand after which a longhand is lost",
      ".a { font: bold 12px/1.5 Arial; font-family: Inter }",
      "close",
      /Tailwind’s order/,
    ],
  ])("%s", async (_rule, css, verdict, reason) => {
    const { findings } = await exact(css);
    expect(findings[0]?.verdict).toBe(verdict);
    expect(findings[0]?.reason).toMatch(reason);
  });
});

test("proof: what Tailwind makes of its own utilities comes back as them", async () => {
  const named = roots.flatMap(({ root, names = [] }) => names.map((name) => `${root}-${name}`));
  const spaced = ["p", "mx", "-mt", "gap-x", "w", "inset-y", "scroll-mb"].flatMap((root) =>
    ["0", "0.5", "3.75", "4", "96", "px"].map((step) => `${root}-${step}`),
  );
  const colored = ["bg", "text", "border-x", "fill", "outline"].flatMap((root) =>
    ["red-500", "zinc-50/25", "black", "white/75", "transparent", "current"].map(
      (color) => `${root}-${color}`,
    ),
  );
  const every = [...new Set([...staticUtilities, ...named, ...spaced, ...colored])];
  const utilities = sampledCases(every, Math.ceil(every.length / 6));
  const rules = (await compileClasses([...utilities])).filter(
    ({ name, selector, conditions }, _, all) =>
      selector === "&" &&
      conditions.length === 0 &&
      all.filter((rule) => rule.name === name).length === 1,
  );
  expect(rules.length).toBeGreaterThan(isProof ? 690 : 115);
  const { made, classes } = await convertAll(
    rules.map(({ declarations }) =>
      declarations
        .filter(({ property }) => !property.startsWith("--tw-"))
        .map(({ property, value }) => `${property}: ${value}`)
        .join("; "),
    ),
  );
  expect(made.counts.dropped).toBe(0);
  const others = rules.filter(({ name }, at) => classes[at] !== name);
  // Some have two names, and some take what another class leaves in a variable.
  expect(others.length / rules.length).toBeLessThan(0.15);
});

test("the sample shows it all", async () => {
  const made = await exact(samples.exact);
  expect(made.head).toBe(
    "flex gap-3 py-3.75 px-5 border border-[#e2e8f0] rounded-[50%] bg-white text-sm/5 w-[calc(100%-20px)] text-[rebeccapurple]! hover:bg-black/5 before:absolute before:inset-0 md:p-6 md:grid md:grid-cols-2",
  );
  expect(made.counts).toMatchObject({ exact: 16, close: 1, dropped: 0 });
});

test("any text at all is answered", async () => {
  const piece = fc.constantFrom(
    "{",
    "}",
    ";",
    ":",
    "(",
    ")",
    "[",
    "]",
    '"',
    "'",
    "/*",
    "*/",
    "\\",
    "&",
    ",",
    "@media ",
    ".a",
    "color",
    "margin",
    "4px",
    "calc(",
    "var(--x",
    "!important",
    "\n",
    "\u0000",
    "é",
    "url(",
    "__proto__",
    "constructor",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async (pieces) => {
      const made = await exact(pieces.join(""));
      const silent = made.findings.filter(
        ({ verdict, reason }) => verdict !== "exact" && reason === "",
      );
      expect(silent).toEqual([]);
    }),
    { numRuns: 6 },
  );
});

test.each([
  ["nested parentheses", `a { width: ${"(".repeat(20_000)} }`],
  ["nested rules", `${"a{".repeat(5_000)}margin:0`],
  ["var in var", `a { width: ${"var(--a,".repeat(2_000)}1px${")".repeat(2_000)} }`],
  ["lists in lists", `${"a,b,c{".repeat(20)}margin:0`],
])("hostile: %s", async (_name, css) => {
  await expect(exact(css)).resolves.toBeDefined();
});
