import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scrollTopToShow, visibleRows } from "./virtual.ts";

const rowPx = 28;
const viewPx = 280;

describe("visibleRows", () => {
  test("a list that fits is shown whole", () => {
    const rows = visibleRows({ scrollTop: 0, viewPx, rowPx, total: 4 });
    expect(rows).toEqual({ canvasPx: 112, first: 0, count: 4, topPx: 0 });
  });

  test("a scrolled list shows the rows that are seen, and one more", () => {
    const rows = visibleRows({ scrollTop: 100, viewPx, rowPx, total: 1000 });
    expect(rows).toMatchObject({ canvasPx: 28_000, first: 3, count: 11 });
    // Row 3 begins at its natural place.
    expect(rows.topPx).toBeCloseTo(84);
  });

  test("ten million rows fit into what a browser can scroll, and the last one can be reached", () => {
    const total = 10_000_000;
    const { canvasPx } = visibleRows({ scrollTop: 0, viewPx, rowPx, total });
    expect(canvasPx).toBe(8_000_000);
    const end = visibleRows({ scrollTop: canvasPx - viewPx, viewPx, rowPx, total });
    expect(end.first + end.count).toBe(total);
    expect(end.topPx + end.count * rowPx).toBeCloseTo(canvasPx);
  });

  test("nothing asked for is outside the list, wherever one scrolls", () => {
    fc.assert(
      fc.property(
        fc.nat(20_000_000),
        fc.nat(50_000_000),
        fc.nat(2000),
        (total, scrollTop, view) => {
          const { first, count } = visibleRows({ scrollTop, viewPx: view, rowPx, total });
          expect(first).toBeGreaterThanOrEqual(0);
          expect(count).toBeGreaterThanOrEqual(0);
          expect(first + count).toBeLessThanOrEqual(total);
        },
      ),
    );
  });
});

describe("scrollTopToShow", () => {
  test("a row that is seen does not move the list", () => {
    const scroller = { scrollTop: 100, viewPx, rowPx, total: 1000 };
    expect(scrollTopToShow(scroller, 5)).toBe(100);
  });

  test("after scrolling there, the row is seen", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat(8_000_000),
        (total, where, scrollTop) => {
          const row = Math.min(Math.floor(where * total), total - 1);
          const scroller = {
            scrollTop: Math.min(scrollTop, Math.max(total * rowPx - viewPx, 0), 7_999_000),
            viewPx,
            rowPx,
            total,
          };
          const { first, count } = visibleRows({
            ...scroller,
            scrollTop: scrollTopToShow(scroller, row),
          });
          expect(row).toBeGreaterThanOrEqual(first);
          expect(row).toBeLessThan(first + count);
        },
      ),
    );
  });
});
