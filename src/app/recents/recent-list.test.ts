import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clear, maxRecents, open, recentsShape, turn, type Recents } from "./recent-list.ts";

const on = (...paths: string[]): Recents => ({ isOn: true, paths });

describe("recents", () => {
  test.each<[string, Recents, string, Recents]>([
    ["the first", on(), "/a", on("/a")],
    ["the latest stands first", on("/a"), "/b", on("/b", "/a")],
    ["one that is known moves to the front", on("/a", "/b", "/c"), "/c", on("/c", "/a", "/b")],
    [
      "the ninth pushes the oldest out",
      on("/1", "/2", "/3", "/4", "/5", "/6", "/7", "/8"),
      "/9",
      on("/9", "/1", "/2", "/3", "/4", "/5", "/6", "/7"),
    ],
    ["switched off, nothing is noted", { isOn: false, paths: [] }, "/a", turn(false)],
  ])("%s", (_rule, recents, path, after) => {
    expect(open(recents, path)).toEqual(after);
  });

  test("opening the latest again changes nothing, so that nothing is written", () => {
    const recents = on("/a", "/b");
    expect(open(recents, "/a")).toBe(recents);
  });

  test("cleared, the list is empty and goes on", () => {
    expect(clear(on("/a", "/b"))).toEqual(on());
    expect(open(clear(on("/a")), "/b")).toEqual(on("/b"));
  });

  test("switching off forgets what was kept, and switching on does not bring it back", () => {
    expect(turn(false)).toEqual({ isOn: false, paths: [] });
    expect(turn(true)).toEqual(on());
  });

  test.each<[string, unknown, Recents]>([
    ["nothing stored", undefined, on()],
    ["another kind of thing", [1, 2], on()],
    ["paths that are no list", { paths: "/a" }, on()],
    ["mixed garbage keeps its strings", { paths: [1, "/a", null, ["/b"], "/a"] }, on("/a")],
    ["too many are cut off", { paths: Array.from("123456789") }, on(...Array.from("12345678"))],
    ["off stays off", { isOn: false, paths: [] }, { isOn: false, paths: [] }],
    ["a path that no longer exists is kept", { paths: ["/gone"] }, on("/gone")],
  ])("reads %s", (_case, stored, recents) => {
    expect(recentsShape.read(stored)).toEqual(recents);
  });

  test("whatever is opened: each path once, the latest first, never more than eight", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...Array.from("abcdefghijkl")), { minLength: 1 }),
        (opened) => {
          const { paths } = opened.reduce(open, on());
          const expected = [...new Set(opened.toReversed())].slice(0, maxRecents);
          expect(paths).toEqual(expected);
        },
      ),
    );
  });
});
