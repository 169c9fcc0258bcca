import { expect, test } from "vitest";
import { exampleAmbient } from "#domain/operation/example.ts";
import type { Operation } from "#domain/operation/operation.ts";
import { runOperation } from "#domain/operation/run.ts";
import operations from "../operations.ts";

const [fromCss] = operations;
const run = (css: string, options = {}) =>
  runOperation(fromCss as Operation, css, options, exampleAmbient());

// Without a browser: what another browser may need is kept, and what is lost is told.
test.each([
  ["display: -ms-flexbox; display: flex", "flex", [/-ms-flexbox”: replaced/]],
  ["height: 100vh; height: 100dvh", "h-screen supports-[height:100dvh]:h-dvh", []],
  [
    "width: 100%; width: -moz-available",
    "w-full supports-[width:-moz-available]:w-[-moz-available]",
    [],
  ],
  ["color: red; color: blue", "text-[blue]", [/^Line 1, “color: red”: replaced\. /]],
  ["width: clamp(1px, 2px, 3px)", "w-[clamp(1px,2px,3px)]", []],
  ["a { color: red } hello", "text-[red]", [/^Line 1, “hello”: dropped\. Not a declaration\.$/]],
  ["a:hover { color: red }", "hover:text-[red]", [/not the same\. hover: waits/]],
] as const)("%s", async (css, classes, lost) => {
  expect(await run(css)).toEqual({
    ok: true,
    value: classes,
    notes: [
      "Compared as text only: no browser was asked what it makes of the classes.",
      ...lost.map((words) => expect.stringMatching(words)),
    ],
  });
});

test("what the table rounds and drops is told", async () => {
  expect(await run("margin-top: 15px\ncolor: teal", { by: "table" })).toEqual({
    ok: true,
    value: "mt-4",
    notes: [
      "Line 1, “margin-top: 15px”: not the same. Rounded: mt-4 is 16px.",
      "Line 2, “color: teal”: dropped. This value of color is not in the table.",
    ],
  });
});

test("what is no CSS at all is refused", async () => {
  expect(await run("not css at all")).toEqual({
    ok: false,
    message: "Nothing here can be a class. Line 1, “not css at all”: dropped. Not a declaration.",
  });
});

test("many losses are told in part, and counted", async () => {
  const lines = Array.from({ length: 25 }, (_, at) => `no-such-${at}: 1`).join("\n");
  const made = await run(`display: flex\n${lines}`, { by: "table" });
  expect(made.ok && made.notes?.at(-1)).toBe("5 more declarations like these.");
});
