import { describe, expect, test } from "vitest";
import { calculators, games, tools, units } from "#catalog/catalog.ts";
import { categories, menus } from "#catalog/categories.ts";

// What docs/product.md asks for: each of its units, by name and place. Units beyond it are free.

// Spec §2: name, home category and menu group of each tool.
const specTools: Record<string, [name: string, category: string, menu: string]> = {
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
const specGames: Record<string, [name: string, difficulty: string]> = {
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

const specCalculators = ["basic", "scientific", "loan", "sip", "mutual-fund"];

describe("the product's forty units", () => {
  test("are 23 tools, 12 games and 5 calculators", () => {
    expect(Object.keys(specTools)).toHaveLength(23);
    expect(Object.keys(specGames)).toHaveLength(12);
    expect(specCalculators).toHaveLength(5);
  });

  test.each(Object.entries(specTools))("/%s is a tool in its place", (id, place) => {
    const tool = tools.find((one) => one.id === id);
    const category = categories.find((one) => one.id === tool?.category);
    const menu = menus.find((one) => one.id === tool?.menu);
    expect([tool?.name, category?.name, menu?.name]).toEqual(place);
    expect(tool?.path).toBe(`/${id}`);
  });

  test.each(Object.entries(specGames))("/games/%s has its name and difficulty", (id, place) => {
    const game = games.find((one) => one.id === id);
    expect([game?.name, game?.difficulty]).toEqual(place);
    expect(game?.path).toBe(`/games/${id}`);
  });

  test.each(specCalculators)("/calculator/%s is there", (id) => {
    expect(calculators.map(({ path }) => path)).toContain(`/calculator/${id}`);
  });

  test('"22+ Professional Tools" is no exaggeration', () => {
    expect(units.length).toBeGreaterThanOrEqual(22);
  });
});
