import { describe, expect, test } from "vitest";
import { pressOf, type Hold, type MouseSign, type Press } from "./presses.ts";

type Event = readonly [sign: MouseSign, buttons: number];

/** What a row of events does to the board. */
function pressesOf(events: readonly Event[], from: Hold = "idle"): Press[] {
  let hold = from;
  return events.flatMap(([sign, buttons]) => {
    const next = pressOf(hold, sign, buttons);
    hold = next.hold;
    return next.press ?? [];
  });
}

// As browsers send them: `click` follows the left button up; `menu` comes with the right button down
// on Linux and macOS, and with the right button up on Windows.
const left: readonly Event[] = [
  ["down", 1],
  ["up", 0],
  ["click", 0],
];
describe("a mouse on the board", () => {
  test.each<[string, readonly Event[], Press[]]>([
    ["left", left, ["open"]],
    [
      "right on Linux",
      [
        ["down", 2],
        ["menu", 2],
        ["up", 0],
      ],
      ["mark"],
    ],
    [
      "right on Windows",
      [
        ["down", 2],
        ["up", 0],
        ["menu", 0],
      ],
      ["mark"],
    ],
    [
      "middle",
      [
        ["down", 4],
        ["up", 0],
      ],
      ["chord"],
    ],
    [
      "left, then right; right up first, on Linux",
      [
        ["down", 1],
        ["down", 3],
        ["menu", 3],
        ["up", 1],
        ["up", 0],
        ["click", 0],
      ],
      ["chord"],
    ],
    [
      "left, then right; right up first, on Windows",
      [
        ["down", 1],
        ["down", 3],
        ["up", 1],
        ["menu", 1],
        ["up", 0],
        ["click", 0],
      ],
      ["chord"],
    ],
    [
      "left, then right; left up first, on Windows",
      [
        ["down", 1],
        ["down", 3],
        ["up", 2],
        ["click", 2],
        ["up", 0],
        ["menu", 0],
      ],
      ["chord"],
    ],
    [
      "right, then left, on Windows",
      [
        ["down", 2],
        ["down", 3],
        ["up", 2],
        ["click", 2],
        ["up", 0],
        ["menu", 0],
      ],
      ["chord"],
    ],
    [
      "left held, right twice: two chords",
      [
        ["down", 1],
        ["down", 3],
        ["up", 1],
        ["down", 3],
        ["up", 1],
        ["up", 0],
        ["click", 0],
      ],
      ["chord", "chord"],
    ],
    [
      "both, carried to another cell",
      [
        ["down", 1],
        ["down", 3],
        ["over", 3],
        ["up", 1],
        ["up", 0],
        ["click", 0],
      ],
      ["chord"],
    ],
    [
      "both, let go outside of the board: nothing, and the next press counts",
      [["down", 1], ["down", 3], ["over", 0], ...left],
      ["open"],
    ],
    ["after a chord, a press counts again", [["down", 4], ["up", 0], ...left], ["chord", "open"]],
  ])("%s", (_case, events, presses) => {
    expect(pressesOf(events)).toEqual(presses);
  });

  test("a chord that was let go outside does not wait for the next button", () => {
    expect(pressesOf(left, "chord")).toEqual(["open"]);
    expect(pressesOf(left, "spent")).toEqual(["open"]);
  });
});
