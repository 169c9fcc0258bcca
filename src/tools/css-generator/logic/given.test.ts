import { expect, test } from "vitest";
import { exampleAmbient } from "#domain/operation/example.ts";
import { runOperation } from "#domain/operation/run.ts";
import operations from "../operations.ts";

async function said(id: string, options: Record<string, string | number | boolean>) {
  const operation = operations.find((one) => one.id === `css.${id}`);
  if (operation === undefined) throw new Error(id);
  const made = await runOperation(operation, null, options, exampleAmbient());
  return made.ok ? made.value : made.message;
}

type Row = readonly [id: string, options: Record<string, string | number | boolean>, said: string];

const made: readonly Row[] = [
  // Places that are not given are even ones.
  [
    "gradient",
    { colors: "#000,#111,#222,#333" },
    "background: linear-gradient(to right, #000000 0%, #111111 33.33%, #222222 66.67%, #333333 100%);",
  ],
  ["gradient", { type: "radial" }, "background: radial-gradient(circle, #3B82F6, #8B5CF6);"],
  ["gradient", { type: "conic" }, "background: conic-gradient(from 0deg, #3B82F6, #8B5CF6);"],
  ["gradient", { direction: "135deg" }, "background: linear-gradient(135deg, #3B82F6, #8B5CF6);"],
  // In the order of their places, as on the page.
  [
    "gradient",
    { colors: "#00f 60%, #f00 5%", repeating: true },
    "background: repeating-linear-gradient(to right, #FF0000 5%, #0000FF 60%);",
  ],
  ["border", { radius: "1 2 3 4" }, "border: 2px solid #3B82F6;\nborder-radius: 1px 2px 3px 4px;"],
  ["border", { color: "#1234" }, "border: 2px solid #11223344;\nborder-radius: 8px;"],
];
test.each(made)("%s with %j", async (id, options, expected) => {
  expect(await said(id, options)).toBe(expected);
});

const refused: readonly Row[] = [
  ["gradient", { colors: "red, blue" }, "“red” is not a color like #3B82F6 or #3B82F680."],
  ["gradient", { colors: "#12345, #000" }, "“#12345” is not a color like #3B82F6 or #3B82F680."],
  ["gradient", { colors: "#000" }, "colors must be 2 to 8, with commas between them."],
  [
    "gradient",
    { colors: Array.from({ length: 9 }, () => "#000").join(",") },
    "colors must be 2 to 8, with commas between them.",
  ],
  ["gradient", { colors: "#000 10%, #fff" }, "Give each color a place, or none of them."],
  [
    "gradient",
    { colors: "#000 0%, #fff 101%" },
    "“#fff 101%” is not a color and a place like “#3B82F6 50%”.",
  ],
  [
    "gradient",
    { colors: "#000 0%, #fff 9.5%" },
    "“#fff 9.5%” is not a color and a place like “#3B82F6 50%”.",
  ],
  ["gradient", { direction: "to" }, "direction must be like “to right”, “to top left” or “45deg”."],
  [
    "gradient",
    { direction: "angle" },
    "direction must be like “to right”, “to top left” or “45deg”.",
  ],
  [
    "gradient",
    { direction: "400deg" },
    "direction must be like “to right”, “to top left” or “45deg”.",
  ],
  ["gradient", { type: "radial", direction: "45deg" }, "A radial gradient has no direction."],
  [
    "gradient",
    { type: "conic", direction: "to right" },
    "The direction of a conic gradient is an angle like 45deg.",
  ],
  // The opacity is an option of its own.
  ["shadow", { color: "#00000080" }, "“#00000080” is not a color like #3B82F6."],
  ["border", { radius: "1 2" }, "radius must be one number of pixels, or four: “8”, “40 4 40 4”."],
  ["border", { radius: "8px" }, "radius must be one number of pixels, or four: “8”, “40 4 40 4”."],
];
test.each(refused)("%s refuses %j", async (id, options, expected) => {
  expect(await said(id, options)).toBe(expected);
});
