import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { mergeShapes, type Shape } from "./icon-shapes.ts";
import { readShapes } from "./icons.ts";

describe("an icon drawn as one path", () => {
  const cases: [what: string, shapes: Shape[], d: string][] = [
    ["a path stays", [["path", { d: "M4 7V4h16v3" }]], "M4 7V4h16v3"],
    [
      "a relative start is absolute, and goes on relative",
      [
        ["path", { d: "m9 18 6-6-6-6" }],
        ["path", { d: "m15.5.5-3 3" }],
      ],
      "M9 18l6-6-6-6M15.5 .5l-3 3",
    ],
    ["a relative start before a command", [["path", { d: "m5 22h14" }]], "M5 22h14"],
    ["a line", [["line", { x1: "1", x2: "3", y1: "2", y2: "4" }]], "M1 2L3 4"],
    ["a polygon", [["polygon", { points: "1 2 3 4 5 6" }]], "M1 2 3 4 5 6Z"],
    [
      "a circle",
      [["circle", { cx: "12", cy: "12", r: "3" }]],
      "M15 12a3 3 0 0 1 -6 0a3 3 0 0 1 6 0Z",
    ],
    ["a box", [["rect", { x: "3", y: "4", width: "6", height: "8" }]], "M3 4h6v8h-6Z"],
    [
      "a round box; ry is rx when it is not said",
      [["rect", { x: "2", y: "2", width: "8", height: "8", rx: "2" }]],
      "M4 2h4a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-4a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2Z",
    ],
  ];
  it.each(cases)("%s", (_, shapes, d) => {
    expect(mergeShapes(shapes)).toEqual([["path", { d }]]);
  });

  it("leaves a shape with a look of its own", () => {
    const dot: Shape = ["circle", { cx: "1", cy: "1", r: ".5", fill: "currentColor" }];
    expect(mergeShapes([dot, ["path", { d: "M1 1h2" }]])).toEqual([["path", { d: "M1 1h2" }], dot]);
  });
});

it("reads every icon of the set", () => {
  const table = fileURLToPath(import.meta.resolve("lucide-react/dynamicIconImports"));
  const folder = join(dirname(table), "dist", "esm", "icons");
  const unread = readdirSync(folder)
    .filter((file) => file.endsWith(".mjs"))
    .map((file) => [file, readFileSync(join(folder, file), "utf8")] as const)
    .filter(([, code]) => code.includes("createLucideIcon(") && !readShapes(code)?.length)
    .map(([file]) => file);
  expect(unread).toEqual([]);
});
