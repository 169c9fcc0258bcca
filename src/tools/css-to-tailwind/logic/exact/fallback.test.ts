import { expect, test } from "vitest";
import { optionsShape } from "../../logic.ts";
import { findClasses, finish, questionsOf } from "../convert.ts";
import { compareOutcome, tried, type Outcome } from "./trial.ts";

/** What Chromium 156 says no to, of what stands in the tables below. */
const refused = new Set([
  "color:",
  "color:foo",
  "padding:foo",
  "padding:10 px",
  "width:-moz-available",
  "width:-moz-available !important",
  "width:calc(",
  "-webkit-backdrop-filter:blur(8px)",
  "-webkit-backdrop-filter:inherit",
  "-moz-osx-font-smoothing:grayscale",
  "-moz-osx-font-smoothing:inherit",
  "display:-ms-flexbox",
  "paddding:4px",
  "paddding:inherit",
  "color:oklch(foo)",
]);
const chromium = (property: string, value: string) => !refused.has(`${property}:${value}`);
/** One that has no dynamic viewport units and no text-wrap. */
const older = (property: string, value: string) =>
  chromium(property, value) && !value.includes("dvh") && property !== "text-wrap";

const same = (length: number): Outcome => ({
  sets: Array.from({ length }, () => []),
  madeBy: [],
  css: {},
  classes: {},
});

async function convert(css: string, supports = chromium, isCompared = true) {
  const options = { ...optionsShape.initial, mode: "exact" as const };
  const found = await findClasses(css, options, supports, () => {});
  const outcomes = found.trials.trials.map((trial) => same(trial.css.length));
  return finish(found, isCompared ? outcomes : null);
}

const cases: [rule: string, css: string, classes: string, ...verdicts: string[]][] = [
  ["no value", "color: red; color: ;", "text-[red]", "color:  = invalid", "color: red = exact"],
  [
    "no such value",
    "padding: 10px; padding: foo",
    "p-2.5",
    "padding: 10px = exact",
    "padding: foo = invalid",
  ],
  [
    "a space too many",
    "padding: 4px; padding: 10 px",
    "p-1",
    "padding: 10 px = invalid",
    "padding: 4px = exact",
  ],
  ["no such property", "paddding: 4px", "", "paddding: 4px = invalid"],
  [
    "a known function with a mistake in it",
    "color: red; color: oklch(foo)",
    "text-[red]",
    "color: oklch(foo) = invalid",
    "color: red = exact",
  ],
  [
    "invalid, and important",
    "color: red; color: foo !important",
    "text-[red]",
    "color: foo !important = invalid",
    "color: red = exact",
  ],
  [
    "invalid in a later rule",
    ".a { color: red } .a { color: foo }",
    "text-[red]",
    "color: foo = invalid",
    "color: red = exact",
  ],
  [
    "the word of another browser after a fallback",
    "width: 100%; width: -moz-available",
    "w-full supports-[width:-moz-available]:w-[-moz-available]",
    "width: -moz-available = kept",
    "width: 100% = exact",
  ],
  [
    "in a state",
    ".a:focus { width: 100%; width: -moz-available }",
    "focus:w-full supports-[width:-moz-available]:focus:w-[-moz-available]",
    "width: -moz-available = kept",
    "width: 100% = exact",
  ],
  [
    "before what all know",
    "width: -moz-available; width: 100%",
    "w-full",
    "width: -moz-available = replaced",
    "width: 100% = exact",
  ],
  [
    "after what is important",
    "width: 100% !important; width: -moz-available",
    "w-full!",
    "width: -moz-available = replaced",
    "width: 100% !important = exact",
  ],
  [
    "before a shorthand of it",
    "display: -ms-flexbox; display: flex",
    "flex",
    "display: -ms-flexbox = replaced",
    "display: flex = exact",
  ],
  [
    "of other browsers alone",
    "width: -moz-available",
    "w-[-moz-available]",
    "width: -moz-available = kept",
  ],
  [
    "two for two browsers, one utility",
    "-webkit-font-smoothing: antialiased; -moz-osx-font-smoothing: grayscale",
    "antialiased",
    "-moz-osx-font-smoothing: grayscale = kept",
    "-webkit-font-smoothing: antialiased = exact",
  ],
  [
    "a prefix that says the same",
    "-webkit-backdrop-filter: blur(8px); backdrop-filter: blur(8px)",
    "backdrop-blur-sm",
    "-webkit-backdrop-filter: blur(8px) = replaced",
    "backdrop-filter: blur(8px) = exact",
  ],
  [
    "replaced by a later one",
    "color: red; color: blue",
    "text-[blue]",
    "color: blue = exact",
    "color: red = replaced",
  ],
  [
    "replaced, but for a part that is the same",
    "border: 1px solid red; border: 2px solid red",
    "border-2 border-[red]",
    "border: 1px solid red = replaced",
    "border: 2px solid red = exact",
  ],
  [
    "a variable from elsewhere",
    "color: var(--brand)",
    "text-(--brand)",
    "color: var(--brand) = kept",
  ],
  [
    "a variable of its own",
    "--brand: red; color: var(--brand)",
    "[--brand:red] text-(--brand)",
    "--brand: red = exact",
    "color: var(--brand) = exact",
  ],
];

test("declarations stand and fall as in a browser, and no more is called exact", async () => {
  // Each case is a line and an element of one stylesheet: compiling is what takes the time.
  const lines = cases.map(([, css], at) =>
    css.includes("{") ? css.replaceAll(".a", `.case-${at}`) : `.case-${at} { ${css} }`,
  );
  const made = await convert(lines.join("\n"));
  const lists = new Map(
    made.head.split("\n\n").map((part) => part.split("\n") as [string, string]),
  );
  const found = cases.map(([rule, css], at) => {
    const own = made.findings.filter(({ line }) => line === at + 1);
    const verdicts = own.map((finding) => `${finding.css} = ${finding.verdict}`).sort();
    return [rule, css, lists.get(`/* .case-${at} */`) ?? "", ...verdicts];
  });
  expect(found).toEqual(cases);
});

test("what a browser in use may lack is kept beside its fallback, not called a mistake", async () => {
  const made = await convert("height: 100vh; height: 100dvh; text-wrap: balance", older);
  expect(made.head).toBe("h-screen text-balance supports-[height:100dvh]:h-dvh");
  expect(made.counts).toMatchObject({ exact: 1, kept: 2, invalid: 0 });
});

test("between declarations that change it, it is said that it cannot be kept", async () => {
  const css = "border: 1px solid red; border: 1px solid -moz-dialog; border-color: blue";
  const no = (property: string, value: string) => !value.includes("-moz-") && property !== "";
  const made = await convert(css, no);
  expect(made.findings[0]).toMatchObject({
    verdict: "dropped",
    css: "border: 1px solid -moz-dialog",
  });
});

test("what was not compared is never called exact", async () => {
  const made = await convert("padding: 4px", chromium, false);
  expect(made.counts).toMatchObject({ exact: 0, kept: 1 });
  expect(made.findings[0]?.reason).toBe("This browser could not compare what it does.");
});

test("everything that is asked of the browser is asked, and once", () => {
  const asked = questionsOf(".a { color: red } .b { color: red; color: foo }").map(String);
  expect(asked.slice(0, 3)).toEqual(["color,red", "color,inherit", "color,foo"]);
  expect(new Set(asked).size).toBe(asked.length);
});

test("a difference in what the browser computes is told, of the declaration that sets it", async () => {
  const options = { ...optionsShape.initial, mode: "exact" as const };
  const found = await findClasses("padding: 4px; color: red", options, chromium, () => {});
  const computed = { "padding-left": "4px", color: "color(srgb 1 0 0 / 1)" };
  const outcome: Outcome = {
    sets: [["padding-left"], ["color"]],
    madeBy: ["padding-left", "color"],
    css: computed,
    classes: { ...computed, "padding-left": "5px" },
  };
  expect(finish(found, [outcome]).findings).toMatchObject([
    {
      css: "padding: 4px",
      verdict: "close",
      reason: "In this browser padding-left is 5px with the classes, and 4px in your CSS.",
    },
    { css: "color: red", verdict: "exact" },
  ]);
});

const outcome = (css: Record<string, string>, classes: Record<string, string>): Outcome => ({
  sets: [Object.keys(css)],
  madeBy: Object.keys(classes),
  css: { ...css, "line-height": "normal" },
  classes: { "line-height": "normal", ...classes },
});

test.each<
  [rule: string, isSame: boolean, css: Record<string, string>, classes: Record<string, string>]
>([
  ["the last digit", true, { width: "33.3333%" }, { width: "33.33333%" }],
  ["more than the last digit", false, { width: "33.33%" }, { width: "33.3333%" }],
  [
    "an alpha of 8 bits",
    true,
    { color: "color(srgb 0 0 0 / 0.501961)" },
    { color: "color(srgb 0 0 0 / 0.5)" },
  ],
  [
    "another alpha",
    false,
    { color: "color(srgb 0 0 0 / 0.51)" },
    { color: "color(srgb 0 0 0 / 0.5)" },
  ],
  ["another unit", false, { width: "33px" }, { width: "33%" }],
  [
    "a line height besides",
    false,
    { "font-size": "14px" },
    { "font-size": "14px", "line-height": "20px" },
  ],
  [
    "empty layers of a shadow",
    true,
    { "box-shadow": "color(srgb 1 0 0 / 1) 0px 1px 3px 0px" },
    {
      "box-shadow": "color(srgb 0 0 0 / 0) 0px 0px 0px 0px, color(srgb 1 0 0 / 1) 0px 1px 3px 0px",
    },
  ],
  [
    "a style of a line that has no width",
    true,
    { "border-top-width": "0px", "border-top-style": "none" },
    { "border-top-width": "0px", "border-top-style": "solid" },
  ],
  [
    "a style of a line",
    false,
    { "border-top-width": "1px", "border-top-style": "none" },
    { "border-top-width": "1px", "border-top-style": "solid" },
  ],
])("computed: %s", (_rule, isSame, css, classes) => {
  expect(compareOutcome(outcome(css, classes)).every((reason) => reason === "")).toBe(isSame);
});

test("no address is fetched to compare it, and two stay two", () => {
  const [one, other] = ["url(https://a.example/b.png)", 'URL( "c.png" ) 0 0'].map(
    (value) => tried({ property: "background", value, important: false }).value,
  );
  expect(one).toBe('url("data:,https-58--47--47-a-46-example-47-b-46-png")');
  expect(other).toBe('url("data:,c-46-png") 0 0');
});
