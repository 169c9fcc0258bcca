import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { directions, gradientShape, gradientTypes, type Gradient } from "./gradient.ts";
import { placeAt, pointOf } from "./line.ts";

const box = { width: 400, height: 200 };
const gradient = (part: Partial<Gradient>): Gradient => ({ ...gradientShape.initial, ...part });

describe("where a stop lies on the box", () => {
  test.each<[part: Partial<Gradient>, at: number, x: number, y: number]>([
    [{}, 0, 0, 100],
    [{}, 25, 100, 100],
    [{ direction: "to top" }, 100, 200, 0],
    // CSS Images 3: at 100% the line of the color passes through the corner.
    [{ direction: "45deg" }, 100, 400, 0],
    [{ direction: "135deg" }, 0, 0, 0],
    // Toward a corner, the color in the middle passes through the two corners beside it.
    [{ direction: "to top right" }, 100, 400, 0],
    [{ direction: "to bottom left" }, 100, 0, 200],
    [{ direction: "to top left" }, 50, 200, 100],
    [{ type: "radial" }, 0, 200, 100],
    [{ type: "radial" }, 100, 400, 200],
    [{ type: "conic", angle: 0 }, 25, 270, 100],
    [{ type: "conic", angle: 90 }, 25, 200, 170],
  ])("%j at %i percent is at %i and %i", (part, at, x, y) => {
    const point = pointOf(gradient(part), at, box);
    expect(point.x).toBeCloseTo(x, 6);
    expect(point.y).toBeCloseTo(y, 6);
  });

  test("the middle color of a corner direction is that of the corners beside it", () => {
    const toward = gradient({ direction: "to top right" });
    expect(placeAt(toward, { x: 0, y: 0 }, box)).toBe(50);
    expect(placeAt(toward, { x: 400, y: 200 }, box)).toBe(50);
    // 45deg is another line where the box is not a square.
    expect(placeAt(gradient({ direction: "45deg" }), { x: 0, y: 0 }, box)).toBe(33);
  });

  test("dragged once around, a stop stays at its end instead of jumping to the other", () => {
    const around = gradient({ type: "conic", angle: 0 });
    const [before, after] = [
      { x: 199, y: 30 },
      { x: 201, y: 30 },
    ];
    expect([placeAt(around, before, box, 97), placeAt(around, after, box, 97)]).toEqual([100, 100]);
    expect([placeAt(around, before, box, 3), placeAt(around, after, box, 3)]).toEqual([0, 0]);
  });

  test("a stop is found again where it lies, and it lies inside of the box", () => {
    const anyGradient = fc.record({
      type: fc.constantFrom(...(Object.keys(gradientTypes) as (keyof typeof gradientTypes)[])),
      direction: fc.constantFrom(...directions),
      angle: fc.integer({ min: 0, max: 360 }),
    });
    const sizes = fc.record({
      width: fc.integer({ min: 40, max: 900 }),
      height: fc.integer({ min: 40, max: 900 }),
    });
    fc.assert(
      fc.property(anyGradient, sizes, fc.integer({ min: 0, max: 100 }), (part, size, at) => {
        const point = pointOf(gradient(part), at, size);
        expect(point.x).toBeGreaterThanOrEqual(-0.001);
        expect(point.x).toBeLessThanOrEqual(size.width + 0.001);
        expect(point.y).toBeGreaterThanOrEqual(-0.001);
        expect(point.y).toBeLessThanOrEqual(size.height + 0.001);
        // Once around, the last stop is where the first one is: it is asked from where it was.
        expect(placeAt(gradient(part), point, size, at)).toBe(at);
      }),
    );
  });
});
