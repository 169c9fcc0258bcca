import { describe, expect, test } from "vitest";
import { goldPrice, goldWords, refreshMs } from "./gold-price.ts";

const now = new Date(2026, 10, 15, 14, 5, 9);

describe("gold widget (spec §9: base 62500, plus or minus 500, every 60000 ms)", () => {
  test.each([
    [0, 62_000, -500, -0.8],
    [0.5, 62_500, 0, 0],
    [1, 63_000, 500, 0.8],
    [0.75, 62_750, 250, 0.4],
  ])("luck %f", (luck, price, change, changePercent) => {
    expect(goldPrice(luck, now)).toEqual({ price, change, changePercent, lastUpdated: now });
  });

  test("refreshes every 60000 ms", () => expect(refreshMs).toBe(60_000));

  test("percent change has 2 decimals, time is in en-IN format", () => {
    const words = goldWords(goldPrice(0.9, now));
    expect(words.price).toBe("₹62,900");
    expect(words.change).toBe("+₹400");
    expect(words.changePercent).toBe("+0.64%");
    expect(words.lastUpdated).toMatch(/^2:05:09\spm$/);
  });

  test("a fall has a minus sign, nothing has none", () => {
    expect(goldWords(goldPrice(0, now))).toMatchObject({
      change: "−₹500",
      changePercent: "−0.80%",
    });
    expect(goldWords(goldPrice(0.5, now))).toMatchObject({ change: "₹0", changePercent: "0.00%" });
  });
});
