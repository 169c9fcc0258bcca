import { describe, expect, test } from "vitest";
import { groupsOf } from "./recent-groups.ts";

const starts = ["s", "t"];
const words = (favorites: string, recents: string) =>
  groupsOf({ favorites: Array.from(favorites), recents: Array.from(recents), starts }).map(
    ({ label, units }) => `${label}: ${units.join("")}`,
  );

describe("the row of the visitor's own units", () => {
  test.each<[string, string, string, string[]]>([
    ["a first visit has places to start", "", "", ["Start with: st"]],
    ["then what was opened", "", "ab", ["Recent: ab"]],
    ["favorites come first", "f", "ab", ["Favorites: f", "Recent: ab"]],
    ["favorites alone", "fg", "", ["Favorites: fg"]],
    ["nothing stands twice", "fa", "abf", ["Favorites: fa", "Recent: b"]],
    ["no group stands empty", "ab", "ba", ["Favorites: ab"]],
    ["at most five favorites", "123456", "", ["Favorites: 12345"]],
    ["a favorite that is cut off may be recent", "123456", "6", ["Favorites: 12345", "Recent: 6"]],
  ])("%s", (_rule, favorites, recents, row) => {
    expect(words(favorites, recents)).toEqual(row);
  });
});
