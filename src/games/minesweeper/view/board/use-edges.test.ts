import { expect, test } from "vitest";
import { edgesOf } from "./use-edges.ts";

const beginner = { scrollWidth: 396, scrollHeight: 396, clientWidth: 343, clientHeight: 331 };

test.each([
  ["at its start", { scrollLeft: 0, scrollTop: 0 }, "right bottom"],
  ["in the middle", { scrollLeft: 20, scrollTop: 20 }, "left right top bottom"],
  ["at its end", { scrollLeft: 53, scrollTop: 65 }, "left top"],
  ["almost at its end, on a zoomed page", { scrollLeft: 52.4, scrollTop: 64.6 }, "left top"],
  ["all in sight", { scrollLeft: 0, scrollTop: 0, clientWidth: 396, clientHeight: 396 }, ""],
])("a board %s", (_case, change, edges) => {
  expect(edgesOf({ ...beginner, ...change })).toBe(edges);
});
