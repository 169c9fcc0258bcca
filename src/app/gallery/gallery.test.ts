import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Parts are named as `/parts` names them: "calculator/slider-field". */
const partsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !file.endsWith("test.tsx"))
    .map((file) => file.replace(".tsx", ""));

const examples = "src/app/gallery/examples";
const shown = partsIn(examples);
const parts = partsIn("src/ui");

test("every part of src/ui has an example of its name", () => {
  expect(parts.filter((part) => !shown.includes(part))).toEqual([]);
});

test("every example uses the part that it is named after", () => {
  const isAstray = (part: string) =>
    !readFileSync(`${examples}/${part}.tsx`, "utf8").includes(`"#ui/${part}.tsx"`);
  expect(shown.filter((part) => !parts.includes(part) || isAstray(part))).toEqual([]);
});
