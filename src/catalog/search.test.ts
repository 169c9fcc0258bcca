import { describe, expect, test } from "vitest";
import { findGames, findUnits } from "./find.ts";
import { tellingWords } from "./search-words.ts";
import { nearestUnits, rankUnits } from "./search.ts";
import type { GameUnit, SearchPart, ToolUnit } from "./unit.ts";

const load = async () => ({ default: () => null });
const tool = (
  id: string,
  name: string,
  description: string,
  keywords: string[] = [],
): ToolUnit & SearchPart => ({
  wing: "tools",
  id,
  path: `/${id}`,
  name,
  description,
  keywords,
  icon: "key",
  category: "text",
  menu: "text",
  load,
});
const game = (id: string, name: string, difficulty: GameUnit["difficulty"]): GameUnit => ({
  wing: "games",
  id,
  path: `/games/${id}`,
  name,
  description: "A game.",
  icon: "key",
  difficulty,
  load,
});

const json = tool("json-formatter", "JSON Formatter", "Format and validate.", [
  "pretty print, prettify",
]);
const uuid = tool("uuid-generator", "UUID Generator", "Random identifiers.", ["guid"]);
const time = tool("time-tools", "Time Tools", "Dates and a world clock.", [
  "epoch",
  "unix, timestamp",
]);
const jwt = tool("jwt-decoder", "JWT Decoder", "Read a JSON Web Token.");
const units = [json, jwt, time, uuid];
const names = (found: readonly { name: string }[]) => found.map((unit) => unit.name);

describe("home search (spec §5)", () => {
  test.each([
    ["substring of the name", "format", ["JSON Formatter"]],
    ["case-insensitive", "jSoN", ["JSON Formatter", "JWT Decoder"]],
    ["substring of the description", "clock", ["Time Tools"]],
    ["keywords do not count here", "guid", []],
    ["spaces around the text do not count", "  uuid ", ["UUID Generator"]],
    ["markup is only text", "<img src=x>", []],
  ])("%s", (_rule, query, expected) => {
    expect(names(findUnits(units, query))).toEqual(expected);
  });
  test.each(["", "   ", "\t\n"])(
    "empty or whitespace-only text %j restores the full list",
    (query) => {
      expect(findUnits(units, query)).toEqual(units);
    },
  );
});

describe("games search (spec §5)", () => {
  const games = [game("snake", "Snake", "Easy"), game("minesweeper", "Minesweeper", "Hard")];
  test.each([
    ["name", "SNA", ["Snake"]],
    ["description", "a game", ["Snake", "Minesweeper"]],
    ["difficulty", "hard", ["Minesweeper"]],
    ["nothing", "zzz", []],
    ["empty restores all", "", ["Snake", "Minesweeper"]],
  ])("%s", (_rule, query, expected) => {
    expect(names(findGames(games, query))).toEqual(expected);
  });
});

describe("the one ranker", () => {
  test.each([
    ["a synonym", "guid", "UUID Generator"],
    ["another synonym", "epoch", "Time Tools"],
    ["the name itself before a description that mentions it", "json", "JSON Formatter"],
    ["two words, in any order", "tools time", "Time Tools"],
    ["the beginning of a later word", "dec", "JWT Decoder"],
    ["a keyword of two words", "pretty", "JSON Formatter"],
    ["one of several keywords with commas", "prettify", "JSON Formatter"],
    ["two words written as one", "jsonformatter", "JSON Formatter"],
    ["one word written as two", "time stamp", "Time Tools"],
    ["another ending", "formatting", "JSON Formatter"],
    ["the other ending", "decoded", "JWT Decoder"],
    ["an accent", "jsón", "JSON Formatter"],
    ["two letters swapped", "jsno", "JSON Formatter"],
    ["the first two swapped", "sjon", "JSON Formatter"],
    ["a letter left out", "formater", "JSON Formatter"],
    ["a letter doubled", "decodder", "JWT Decoder"],
    ["two mistakes in a long word", "geenrattor", "UUID Generator"],
    ["a mistake in what is not yet a whole word", "formta", "JSON Formatter"],
    ["words that say nothing", "how do i make a guid online", "UUID Generator"],
    ["a word found nowhere does not hide the other", "json zzz", "JSON Formatter"],
  ])("%s: %s", (_case, query, first) => {
    expect(rankUnits(units, query)[0]?.name).toBe(first);
  });
  test.each([
    ["fewer than half of the words", "json zzz qqq"],
    ["another letter in a short word", "jsbn"],
    ["another first letter", "xormatter"],
    ["three mistakes", "foxaxtxer"],
    ["no word at all", "?!"],
    ["markup", "<img src=x>"],
  ])("%s is not enough: %s", (_case, query) => {
    expect(rankUnits(units, query)).toEqual([]);
  });
  test("who has more of the words hides who has fewer", () => {
    expect(names(rankUnits(units, "json token"))).toEqual(["JWT Decoder"]);
  });
  test("no text lists everything in order", () => {
    expect(rankUnits(units, " ")).toEqual(units);
  });
  test("a very long query is answered", () => {
    expect(rankUnits(units, "a".repeat(1_000_000))).toEqual([]);
  });
});

describe("the words that count", () => {
  test.each([
    ["how many days", ["days"]],
    ["what is my ip", ["ip"]],
    ["isp form", ["isp", "form"]],
    ["online json tools", ["json"]],
    ["tools", ["tools"]],
    ["Base64/Décode", ["base64", "decode"]],
    ["…", []],
  ])("%s", (query, words) => {
    expect(tellingWords(query)).toEqual(words);
  });
});

describe("nearest to a mistyped path", () => {
  test.each([
    ["/jwt-decodr", "JWT Decoder"],
    ["/json-formater/", "JSON Formatter"],
    ["/tools/uuid-generator", "UUID Generator"],
    ["/TIME-TOOL?x=1", "Time Tools"],
  ])("%s", (path, first) => {
    expect(nearestUnits(units, path, 3)[0]?.name).toBe(first);
  });
  test.each(["/", "", "/qqqqqqqqqqqqqqqqqqqqqq", "/clock", "/js"])("%j is near nothing", (path) => {
    expect(nearestUnits(units, path, 3)).toEqual([]);
  });
  test("a very long address is answered", () => {
    expect(nearestUnits(units, `/${"a".repeat(100_000)}`, 3)).toEqual([]);
  });
});
