import { describe, expect, test } from "vitest";
import { apply, everything, onlyFavorites, type } from "./filter.ts";

describe("home filter (spec §4)", () => {
  test("all tools is the default", () => {
    expect(everything).toEqual({ mode: "all", typed: "", applied: "" });
  });
  test("typed text filters only once it is applied", () => {
    const typed = type(everything, "json");
    expect(typed).toEqual({ mode: "all", typed: "json", applied: "" });
    expect(apply(typed)).toEqual({ mode: "all", typed: "json", applied: "json" });
  });
  test("typing more keeps the old filter until the new one is applied", () => {
    expect(type(apply(type(everything, "js")), "jso").applied).toBe("js");
  });
  test("typing search text leaves favourites mode", () => {
    expect(type(onlyFavorites, "j")).toEqual({ mode: "all", typed: "j", applied: "" });
  });
  test("Favorites clears the search text", () => {
    expect(onlyFavorites).toEqual({ mode: "favorites", typed: "", applied: "" });
  });
});
