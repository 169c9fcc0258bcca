import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../src");
const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .map((file) => ({
    unit: file.split(sep)[1] ?? "", // "games/minesweeper/view/board.module.css"
    text: readFileSync(join(folder, file), "utf8"),
  }));

// A style sheet stays when the visitor goes on, and `@property` holds for the whole page: a length
// that is called as a color is called elsewhere makes that color invalid.
test("a registered property bears the name of its unit", () => {
  const registered = sheets.flatMap(({ unit, text }) =>
    [...text.matchAll(/@property\s+(--[\w-]+)/g)].map(([, name = ""]) => ({ unit, name })),
  );
  expect(registered.length).toBeGreaterThan(0);
  expect(registered.filter(({ unit, name }) => !name.startsWith(`--${unit}-`))).toEqual([]);
});
