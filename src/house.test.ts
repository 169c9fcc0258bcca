import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { calculators, games, tools, units } from "#catalog/catalog.ts";
import { categories, menus } from "#catalog/categories.ts";

// Spec §2.
const specRoutes = [
  "/games/snake /games/tetris /games/memory /games/typing-test /games/reaction-time",
  "/games/color-guess /games/2048 /games/tic-tac-toe",
  "/games/minesweeper /games/simon-says /games/breakout /games/word-scramble",
  "/calculator/basic /calculator/scientific /calculator/loan /calculator/sip",
  "/calculator/mutual-fund /screen-resolution /ip-address /user-agent /color-tools",
  "/json-formatter /jwt-decoder /url-encoder /text-case /hash-generator /base64-tools",
  "/uuid-generator /regex-tester /password-generator /lorem-generator /css-generator",
  "/image-optimizer /markdown-preview /diff-checker /code-beautifier /qr-generator",
  "/time-tools /unit-converter /css-to-tailwind",
].flatMap((line) => line.split(" "));

// Spec §2: each tool in exactly one home category and one menu group.
const toolPlaces: Record<string, [name: string, category: string, menu: string]> = {
  "screen-resolution": ["Screen Resolution", "Core Utilities", "System Info"],
  "ip-address": ["IP Address Info", "Core Utilities", "System Info"],
  "user-agent": ["User Agent Info", "Core Utilities", "System Info"],
  "color-tools": ["Color Tools", "Design Tools", "CSS & Design"],
  "image-optimizer": ["Image Optimizer", "Design Tools", "CSS & Design"],
  "json-formatter": ["JSON Formatter", "Text & Data", "Text & Data"],
  "text-case": ["Text Case Converter", "Text & Data", "Text & Data"],
  "base64-tools": ["Base64 Tools", "Text & Data", "Text & Data"],
  "url-encoder": ["URL Encoder", "Text & Data", "Text & Data"],
  "jwt-decoder": ["JWT Decoder", "Developer Utilities", "Code Tools"],
  "regex-tester": ["Regex Tester", "Developer Utilities", "Code Tools"],
  "hash-generator": ["Hash Generator", "Security & Generation", "Generators"],
  "uuid-generator": ["UUID Generator", "Security & Generation", "Generators"],
  "password-generator": ["Password Generator", "Security & Generation", "Generators"],
  "css-generator": ["CSS Generator", "CSS & Design", "CSS & Design"],
  "css-to-tailwind": ["CSS to Tailwind", "CSS & Design", "CSS & Design"],
  "markdown-preview": ["Markdown Preview", "Code & Documentation", "Code Tools"],
  "diff-checker": ["Diff Checker", "Code & Documentation", "Text & Data"],
  "code-beautifier": ["Code Beautifier", "Code & Documentation", "Code Tools"],
  "lorem-generator": ["Lorem Generator", "Generators & Converters", "Generators"],
  "qr-generator": ["QR Generator", "Generators & Converters", "Generators"],
  "time-tools": ["Time Tools", "Converters & Utilities", "Utilities"],
  "unit-converter": ["Unit Converter", "Converters & Utilities", "Utilities"],
};

// Spec §2, games index.
const gameDifficulties: Record<string, [name: string, difficulty: string]> = {
  snake: ["Snake", "Easy"],
  tetris: ["Tetris", "Medium"],
  "2048": ["2048", "Medium"],
  minesweeper: ["Minesweeper", "Hard"],
  "tic-tac-toe": ["Tic Tac Toe", "Easy"],
  "simon-says": ["Simon Says", "Medium"],
  breakout: ["Breakout", "Medium"],
  "word-scramble": ["Word Scramble", "Easy"],
  memory: ["Memory", "Easy"],
  "typing-test": ["Typing Test", "Easy"],
  "reaction-time": ["Reaction Time", "Easy"],
  "color-guess": ["Color Guess", "Medium"],
};

const rooms = ["manifest.ts", "logic.ts", "logic.test.ts", "view.tsx", "e2e.ts"];
const wings = { tools, games, calculators };

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).isFile());

const lineCount = (file: string): number => readFileSync(file, "utf8").trimEnd().split("\n").length;

const longerThan = (limit: number, files: string[]): string[] =>
  files.filter((file) => lineCount(file) > limit).map((file) => `${file}: ${lineCount(file)}`);

const isTest = (file: string): boolean =>
  /\.(test|spec)\.tsx?$/.test(file) || file.endsWith("e2e.ts");

const sources = filesUnder("src").filter((file) => /\.(ts|tsx|css)$/.test(file));
const unitFolders = units.map((unit) => join("src", unit.wing, unit.id));
const roomsNamed = (room: string) => unitFolders.map((folder) => join(folder, room));

describe("the house", () => {
  test("the spec has forty units", () => {
    expect(new Set(specRoutes).size).toBe(40);
    expect(Object.keys(toolPlaces)).toHaveLength(23);
    expect(Object.keys(gameDifficulties)).toHaveLength(12);
  });

  test.each(Object.entries(wings))(
    "every folder of %s is a unit, and the reverse",
    (wing, members) => {
      const folders = existsSync(join("src", wing)) ? readdirSync(join("src", wing)) : [];
      expect(members.map(({ id }) => id).sort()).toEqual(folders.sort());
    },
  );

  test("every unit has its five files", () => {
    const missing = unitFolders
      .flatMap((folder) => rooms.map((room) => join(folder, room)))
      .filter((file) => !existsSync(file));
    expect(missing).toEqual([]);
  });

  test("no two units share a path or a name", () => {
    expect(new Set(units.map(({ path }) => path)).size).toBe(units.length);
    expect(new Set(units.map(({ name }) => name)).size).toBe(units.length);
  });

  test("every route is one of the spec's", () => {
    expect(units.map(({ path }) => path).filter((path) => !specRoutes.includes(path))).toEqual([]);
  });

  test("every tool has its name and is where the spec puts it", () => {
    const places = tools.map(({ id, name, category, menu }) => [
      id,
      name,
      categories.find((one) => one.id === category)?.name,
      menus.find((one) => one.id === menu)?.name,
    ]);
    expect(places).toEqual(tools.map(({ id }) => [id, ...(toolPlaces[id] ?? [])]));
  });

  test("every game has its name and difficulty", () => {
    expect(games.map(({ id, name, difficulty }) => [id, name, difficulty])).toEqual(
      games.map(({ id }) => [id, ...(gameDifficulties[id] ?? [])]),
    );
  });
});

describe("the files", () => {
  test("none is longer than 200 lines, tables and tests aside", () => {
    const counted = sources.filter((file) => !isTest(file) && !file.includes(".data."));
    expect(longerThan(200, counted)).toEqual([]);
  });

  test("a manifest has at most 20 lines, a view at most 150", () => {
    expect(longerThan(20, roomsNamed("manifest.ts"))).toEqual([]);
    expect(longerThan(150, roomsNamed("view.tsx"))).toEqual([]);
  });

  test("no test is switched off, and none runs alone", () => {
    const off = /\b(?:test|it|describe)\.(?:skip|only|fixme|todo)\b/;
    const tests = [...sources.filter(isTest), ...filesUnder("e2e")];
    expect(tests.filter((file) => off.test(readFileSync(file, "utf8")))).toEqual([]);
  });
});
