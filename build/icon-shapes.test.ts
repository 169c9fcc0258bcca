import { describe, expect, it } from "vitest";
import { mergeShapes, type Shape } from "./icon-shapes.ts";
import { readIcon } from "./icons.ts";

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

describe("an icon of the set", () => {
  it("is its shapes, without what the set gives to React", async () => {
    const { name, shapes } = await readIcon("minus");
    expect([name, shapes]).toEqual(["minus", [["path", { d: "M5 12h14" }]]]);
  });

  it("has one name of its own, whatever else it is called", async () => {
    expect(await readIcon("home")).toEqual(await readIcon("house"));
    expect((await readIcon("home")).name).toBe("house");
  });

  it("that does not exist stops the build", async () => {
    await expect(readIcon("no-such-icon")).rejects.toThrow("no-such-icon");
    await expect(readIcon("constructor")).rejects.toThrow("constructor");
  });
});
