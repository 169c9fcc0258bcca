import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cascade, isSame } from "./logic/css/cascade.ts";
import { optionsShape, transformPlain } from "./logic.ts";
import { convertPlain } from "./logic/plain.ts";
import { samples } from "./view/sample.ts";
import { table } from "./logic/table.data.ts";
import { compileClasses, knownVariable } from "./logic/tailwind.ts";

const plain = (css: string): string => convertPlain(css).classes;
const reading = { lookup: knownVariable, remAsPx: true };

describe("the spec’s rules", () => {
  test.each<[rule: string, css: string, classes: string]>([
    ["processed line by line", "display: flex;\ncolor: white;", "flex text-white"],
    ["lines containing braces are ignored", ".a {\ndisplay: flex;\n}", "flex"],
    ["even with a declaration between them", ".a { display: flex; }", ""],
    ["blank lines are ignored", "\n\n  \ndisplay: flex;\n\n", "flex"],
    ["a trailing semicolon is stripped", "display: flex;", "flex"],
    ["and need not be there", "display: flex", "flex"],
    ["indentation is no part of a declaration", "\t  display: flex;  ", "flex"],
    ["Windows line ends", "display: flex;\r\ncolor: white;\r\n", "flex text-white"],
    ["exact strings: no space", "display:flex;", ""],
    ["exact strings: upper case", "DISPLAY: FLEX;", ""],
    ["two declarations on a line are not one of the table", "display: flex; color: white;", ""],
    ["margin in px: divided by 4 and rounded", "margin: 15px;", "m-4"],
    ["13px rounds down", "margin: 13px", "m-3"],
    ["a half rounds up", "padding: 18px", "p-5"],
    ["1px rounds to nothing", "padding: 1px", "p-0"],
    ["a fraction of a pixel", "padding: 7.9px", "p-2"],
    ["beyond the table", "padding: 400px", "p-100"],
    ["with a side: top", "margin-top: 16px", "mt-4"],
    ["with a side: right", "margin-right: 16px", "mr-4"],
    ["with a side: bottom", "padding-bottom: 16px", "pb-4"],
    ["with a side: left", "padding-left: 15px", "pl-4"],
    ["the fallback is no table: no space is needed", "padding:15px", "p-4"],
    ["width in px becomes an arbitrary value", "width: 300px", "w-[300px]"],
    ["height in px becomes an arbitrary value", "height: 12.5px", "h-[12.5px]"],
    ["negative margins are dropped", "margin:-4px", ""],
    ["several values are dropped", "margin: 10px 20px", ""],
    ["other units are dropped", "padding: 1rem", ""],
    ["unrecognised declarations are dropped", "cursor: pointer;\ndisplay: grid;", "grid"],
    ["!important is not in the table", "display: flex !important", ""],
    ["a comment is no declaration", "/* display: flex */", ""],
    ["duplicates removed", "padding: 16px\npadding: 15px\npadding: 16px", "p-4"],
    [
      "joined with single spaces, in their order",
      "color: black\nmargin: 0\nflex-wrap: wrap",
      "text-black m-0 flex-wrap",
    ],
    ["50% is rounded-full", "border-radius: 50%", "rounded-full"],
    ["blank input clears the output", "  \n ", ""],
  ])("%s", (_rule, css, classes) => {
    expect(plain(css)).toBe(classes);
  });

  test.each<[group: string, declarations: string[]]>([
    ["display", ["display: none", "display: flex", "display: block", "display: grid"]],
    ["justify", ["justify-content: center", "justify-content: space-between"]],
    ["align", ["align-items: center", "align-items: stretch"]],
    ["flex direction and wrap", ["flex-direction: column", "flex-wrap: nowrap"]],
    ["margin and padding 0-32px", ["margin: 0", "margin: 32px", "padding: 0", "padding: 32px"]],
    ["text colours", ["color: white", "color: black", "color: red"]],
    [
      "three background colours",
      ["background-color: white", "background-color: black", "background-color: transparent"],
    ],
    ["font size 12-30px", [12, 14, 16, 18, 20, 24, 30].map((px) => `font-size: ${px}px`)],
    ["font weight 300-700", [300, 400, 500, 600, 700].map((weight) => `font-weight: ${weight}`)],
    ["text align", ["left", "center", "right", "justify"].map((way) => `text-align: ${way}`)],
    ["border", ["border: 1px solid", "border: none"]],
    [
      "border radius 4px to 50%",
      ["border-radius: 4px", "border-radius: 8px", "border-radius: 50%"],
    ],
    ["widths 100/50/25/75%", [100, 50, 25, 75].map((part) => `width: ${part}%`)],
    ["heights 100% and 100vh", ["height: 100%", "height: 100vh"]],
    ["max-width 100%", ["max-width: 100%"]],
    [
      "position",
      ["static", "relative", "absolute", "fixed", "sticky"].map((way) => `position: ${way}`),
    ],
  ])("the table has %s", (_group, declarations) => {
    for (const declaration of declarations) expect([...table.keys()]).toContain(declaration);
  });

  test("the table has three background colors and four box shadows", () => {
    const count = (property: string) =>
      [...table.keys()].filter((key) => key.startsWith(`${property}:`)).length;
    expect(count("background-color")).toBe(3);
    expect(count("box-shadow")).toBe(4);
  });
});

describe("what was rounded or dropped is listed", () => {
  test.each<[css: string, verdict: string, reason: string]>([
    ["padding: 15px", "close", "Rounded: p-4 is 16px."],
    ["padding: 16px", "exact", ""],
    [
      "border-radius: 50%",
      "close",
      "Where the box is not a square it makes a pill, not an ellipse.",
    ],
    ["font-size: 14px", "close", "It sets a line height as well."],
    ["color: red", "close", "Tailwind’s shade of red is not the CSS color red."],
    ["cursor: pointer", "dropped", "cursor is not in the table."],
    ["display: ruby", "dropped", "This value of display is not in the table."],
    ["display:flex", "dropped", "The table has it as “display: flex”."],
    ["Display: Flex", "dropped", "The table has it as “display: flex”."],
    ["display: flex; color: red", "dropped", "More than one declaration on the line."],
    ["display: flex !important", "dropped", "!important is not in the table."],
    ["margin: -4px", "dropped", "Negative values are not in the table."],
    ["what?", "dropped", "Not a declaration."],
    [".a { display: flex; }", "dropped", "A line with braces is ignored."],
  ])("%s", (css, verdict, reason) => {
    expect(convertPlain(`\n${css}`).findings).toMatchObject([{ line: 2, verdict, reason }]);
  });

  test("selectors, braces and comments are not", () => {
    const css = "/* a\n * b: c\n */\n.a:hover {\n}\n@media (min-width: 1px) {\na::before,\n{\n}";
    expect(convertPlain(css).findings.map((finding) => finding.css)).toEqual(["a::before,"]);
  });
});

test("proof: every utility of the table is compiled by Tailwind, and is what the table says", async () => {
  const rules = await compileClasses([...table.values()].map(([utility]) => utility));
  for (const [declaration, [utility, difference]] of table) {
    const own = rules.filter(({ name }) => name === utility);
    expect(own, utility).toHaveLength(1);
    const [property = "", value = ""] = declaration.split(": ");
    const wanted = cascade([{ property, value, important: false }], reading);
    const got = cascade(own[0]?.declarations ?? [], reading);
    const same =
      [...got.keys()].every((longhand) => wanted.has(longhand)) &&
      [...wanted].every(([longhand, setting]) =>
        got.has(longhand) ? isSame(setting, got.get(longhand)) : setting.implied,
      );
    // What is not the same says so, and what says so is not the same.
    expect(same, `${declaration} as ${utility}`).toBe(difference === undefined);
  }
});

test("the sample shows a class, a rounding and a drop", () => {
  const { value } = transformPlain(samples.plain);
  expect(value.head).toBe(
    "flex justify-center items-center p-4 mt-4 w-[300px] bg-white rounded-lg text-lg font-semibold",
  );
  expect(value.counts).toMatchObject({ exact: 8, close: 2, dropped: 1 });
});

test("any text gives classes without spaces, each once, and as many as converted lines at most", () => {
  const line = fc.oneof(
    fc.constantFrom(...table.keys()),
    fc.integer({ min: -9, max: 999 }).map((px) => `margin-left: ${px}px;`),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const { classes, findings } = convertPlain(lines.join("\n"));
      const names = classes === "" ? [] : classes.split(" ");
      expect(new Set(names).size).toBe(names.length);
      const converted = findings.filter(({ verdict }) => verdict !== "dropped");
      expect(new Set(converted.map((finding) => finding.classes))).toEqual(new Set(names));
    }),
  );
});

test("many lines are converted in one go", () => {
  expect(plain("padding: 15px;\n".repeat(20_000))).toBe("p-4");
});

test("stored settings are checked", () => {
  expect(optionsShape.read(null)).toEqual(optionsShape.initial);
  expect(
    optionsShape.read({ mode: "exact", layout: "apply", remAsPx: false, namedHover: 0 }),
  ).toEqual({
    mode: "exact",
    layout: "apply",
    remAsPx: false,
    namedHover: true,
  });
  expect(optionsShape.read({ mode: "magic", layout: 7 })).toEqual(optionsShape.initial);
});
