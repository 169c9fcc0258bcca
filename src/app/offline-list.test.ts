import { describe, expect, test } from "vitest";
import { pageAt } from "./offline-list.ts";

const pages = { "/": "1", "/games": "2", "/games/2048": "3" };

describe.each(["/", "/kit/"])("mounted at %s, the page without a network", (base) => {
  test.each([
    ["", "/"],
    ["index.html", "/"],
    ["games", "/games"],
    ["games/", "/games"],
    ["games.html", "/games"],
    ["games/index.html", "/games"],
    ["games/2048", "/games/2048"],
    ["games/2048/", "/games/2048"],
    ["nope", undefined],
    ["games/nope", undefined],
    ["constructor", undefined],
    ["assets/main.js", undefined],
  ])("at %j is %s", (address, page) => {
    expect(pageAt(base + address, { base, pages })).toBe(page);
  });
});
