import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { describe, expect, test } from "vitest";
import { calculators, games, tools, units } from "#catalog/catalog.ts";

// The plan of the house. What the product must have is in spec.test.ts; who may import whom is in
// oxlint.config.mjs. Nothing here names a unit, so a new one changes no file outside its folder.

const doors = ["manifest.ts", "logic.ts", "logic.test.ts", "view.tsx", "e2e.ts"];
const moreDoors = ["operations.ts", "worker.ts"];
const rooms = ["logic", "view"];
const wings = { tools, games, calculators };

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).isFile());

const textOf = (file: string): string => readFileSync(file, "utf8");
const lineCount = (file: string): number => textOf(file).trimEnd().split("\n").length;

const longerThan = (limit: number, files: string[]): string[] =>
  files.filter((file) => lineCount(file) > limit).map((file) => `${file}: ${lineCount(file)}`);

const isTest = (file: string): boolean =>
  /\.(test|spec)\.tsx?$/.test(file) || file.endsWith("e2e.ts");

const sources = filesUnder("src").filter((file) => /\.(ts|tsx|css)$/.test(file));
const unitFolders = units.map((unit) => join("src", unit.wing, unit.id));
const doorsNamed = (door: string) => unitFolders.map((folder) => join(folder, door));

describe("units", () => {
  test.each(Object.entries(wings))(
    "every folder of %s is a unit, and the reverse",
    (wing, members) => {
      const folders = existsSync(join("src", wing)) ? readdirSync(join("src", wing)) : [];
      expect(members.map(({ id }) => id).sort()).toEqual(folders.sort());
    },
  );

  test("every unit has its doors", () => {
    const missing = doors.flatMap(doorsNamed).filter((file) => !existsSync(file));
    expect(missing).toEqual([]);
  });

  test("nothing but doors and two rooms stands in a unit's folder", () => {
    const known = new Set([...doors, ...moreDoors, ...rooms]);
    const others = unitFolders.flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => !known.has(name))
        .map((name) => join(folder, name)),
    );
    expect(others).toEqual([]);
  });

  test("no two units share a path or a name", () => {
    expect(new Set(units.map(({ path }) => path)).size).toBe(units.length);
    expect(new Set(units.map(({ name }) => name)).size).toBe(units.length);
  });
});

describe("files", () => {
  test("none is longer than 200 lines, tables and tests aside", () => {
    const counted = sources.filter((file) => !isTest(file) && !file.includes(".data."));
    expect(longerThan(200, counted)).toEqual([]);
  });

  test("a manifest has at most 20 lines, a worker 30, a view 150", () => {
    expect(longerThan(20, doorsNamed("manifest.ts"))).toEqual([]);
    expect(longerThan(30, doorsNamed("worker.ts").filter(existsSync))).toEqual([]);
    expect(longerThan(150, doorsNamed("view.tsx"))).toEqual([]);
  });

  test("a room with more than fifteen files has rooms of its own", () => {
    const crowded = new Map<string, number>();
    const inRooms = sources.filter((file) => !isTest(file) && /\/(logic|view)\//.test(file));
    for (const file of inRooms) crowded.set(dirname(file), (crowded.get(dirname(file)) ?? 0) + 1);
    expect([...crowded].filter(([, count]) => count > 15)).toEqual([]);
  });

  test(".tsx means that there is JSX in it", () => {
    const isTsx = (file: string) => file.endsWith(".tsx") && !isTest(file);
    const plain = sources.filter((file) => isTsx(file) && !/<\/|\/>/.test(textOf(file)));
    expect(plain).toEqual([]);
  });

  test("no test is switched off, and none runs alone", () => {
    const off = /\b(?:test|it|describe)\.(?:skip|only|fixme|todo)\b/;
    const tests = [...sources.filter(isTest), ...filesUnder("e2e")];
    expect(tests.filter((file) => off.test(textOf(file)))).toEqual([]);
  });
});

describe("imports", () => {
  test("form no circle, those of types included", () => {
    const imports = new Map(
      sources.filter((file) => !isTest(file)).map((file) => [file, importsOf(file)]),
    );
    expect(circleIn(imports)).toEqual([]);
  });

  test("a circle would be found", () => {
    const circle = new Map([
      ["a", ["b"]],
      ["b", ["c"]],
      ["c", ["b"]],
    ]);
    expect(circleIn(circle)).toEqual(["b", "c", "b"]);
  });
});

/** The files of ours that a file imports. What it loads lazily is not part of it. */
function importsOf(file: string): string[] {
  const statements = textOf(file).matchAll(/^(?:import|export)\b[^"';]*?from\s*"([.#][^"]+)"/gm);
  return [...statements].map(([, name = ""]) =>
    name.startsWith("#")
      ? posix.join("src", name.slice(1))
      : posix.join(dirname(file).replaceAll("\\", "/"), name),
  );
}

/** The first circle of a graph, from a node back to itself; nothing if there is none. */
function circleIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const finished = new Set<string>();
  const visit = (node: string, path: readonly string[]): string[] => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (finished.has(node)) return [];
    for (const next of graph.get(node) ?? []) {
      const circle = visit(next, [...path, node]);
      if (circle.length > 0) return circle;
    }
    finished.add(node);
    return [];
  };
  for (const node of graph.keys()) {
    const circle = visit(node, []);
    if (circle.length > 0) return circle;
  }
  return [];
}
