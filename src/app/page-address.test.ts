import { describe, expect, test } from "vitest";
import { pageOf, spelled } from "./page-address.ts";

describe.each(["/", "/kit/"])("mounted at %s, the page", (base) => {
  test.each([
    ["", "/"],
    ["index.html", "/"],
    ["games", "/games"],
    ["games/", "/games"],
    ["games//", "/games"],
    ["games.html", "/games"],
    ["games/index.html", "/games"],
    ["games/2048", "/games/2048"],
    ["games/2048/", "/games/2048"],
    ["no-such-page", "/no-such-page"],
    ["assets/main.js", "/assets/main.js"],
  ])("at %j is %s", (address, page) => {
    expect(pageOf(base + address, base)).toBe(page);
  });
});

test.each([
  ["/games//snake", "/games/snake"],
  ["//games/snake", "/games/snake"],
  ["/Games/SNAKE", "/games/snake"],
  ["/games/snake", "/games/snake"],
])("%s is spelled %s", (path, page) => {
  expect(spelled(path)).toBe(page);
});
