import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampled } from "#proof/scale.ts";
import { freshPad, pressPad, type Pad, type PadKey } from "./keypad.ts";
import { padShape } from "./pad-shape.ts";

const keys = "0123456789+-×÷.±%=C".split("") as PadKey[];
const pressed = (pad: Pad, list: readonly PadKey[]) => list.reduce(pressPad, pad);
const again = (pad: Pad): Pad => padShape.read(JSON.parse(JSON.stringify(pad)));
const all = (pad: Pad) => JSON.stringify(pad);

describe("a pad as it was left", () => {
  test("goes on as if it had never been left (property)", () => {
    const list = fc.array(fc.constantFrom(...keys), { maxLength: 25 });
    fc.assert(
      fc.property(list, list, (before, after) => {
        const pad = pressed(freshPad, before);
        expect(all(again(pad))).toBe(all(pad));
        expect(all(pressed(again(pad), after))).toBe(all(pressed(pad, after)));
      }),
      { numRuns: sampled(2000) },
    );
  });

  test.each([
    ["nothing", null],
    ["a list", [1]],
    ["another shape", { shown: "12", pending: { operator: "constructor" }, history: 5 }],
    ["a text that is no number", { shown: { as: "typing", text: "1e999999999" } }],
    ["too many digits", { shown: { as: "typing", text: "9".repeat(100) } }],
  ])("%s is a fresh pad", (_case, given) => {
    expect(padShape.read(given)).toEqual(freshPad);
  });
});
