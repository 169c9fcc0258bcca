import { describe, expect, test } from "vitest";
import { add, checkFavorites, none, remove, toggle } from "./favorite-list.ts";

describe("favorites", () => {
  test("a path is added at the end", () => {
    expect(add(["/a"], "/b")).toEqual(["/a", "/b"]);
  });
  test("add is ignored when already present", () => {
    const favorites = ["/a", "/b"];
    expect(add(favorites, "/a")).toBe(favorites);
  });
  test("a path is removed; an absent one changes nothing", () => {
    expect(remove(["/a", "/b"], "/a")).toEqual(["/b"]);
    expect(remove(["/a"], "/x")).toEqual(["/a"]);
  });
  test("the heart toggles", () => {
    expect(toggle(none, "/a")).toEqual(["/a"]);
    expect(toggle(["/a"], "/a")).toEqual([]);
  });

  test.each([
    ["nothing stored: an empty list", undefined, []],
    ["null", null, []],
    ["an object", {}, []],
    ["a number", 7, []],
    ["mixed garbage keeps its strings", [1, null, {}, "/a", ["/b"]], ["/a"]],
    ["twice the same", ["/a", "/a"], ["/a"]],
    ["a path that no longer exists is kept", ["/gone"], ["/gone"]],
    ["a lone surrogate is only text", ["\ud800"], ["\ud800"]],
  ])("reads %s", (_case, stored, favorites) => {
    expect(checkFavorites(stored)).toEqual(favorites);
  });
});
