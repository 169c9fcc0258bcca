import { describe, expect, test } from "vitest";
import { farthestMs, utcFields } from "./calendar.ts";
import { distanceWords, momentWords, utcWords } from "./moment-words.ts";

describe("a moment", () => {
  test.each([
    [Date.UTC(2026, 10, 18, 21), "Wed 18 Nov 2026, 21:00 UTC"],
    [0, "Thu 1 Jan 1970, 00:00 UTC"],
    [-1000, "Wed 31 Dec 1969, 23:59:59 UTC"],
    [1_582_934_399_999, "Fri 28 Feb 2020, 23:59:59 UTC"],
    [Date.UTC(2020, 1, 29), "Sat 29 Feb 2020, 00:00 UTC"],
    [Date.UTC(-43, 2, 15, 12), "Fri 15 Mar 44 BC, 12:00 UTC"],
  ])("%d", (ms, words) => expect(utcWords(ms)).toBe(words));

  // The second implementation: what every JavaScript engine writes for HTTP.
  test("weekday and date are those of toUTCString", () => {
    for (let ms = -6e13; ms < farthestMs / 10; ms += 7_777_777_777_777) {
      const [weekday = "", day = "", month = "", year = "", clock = ""] = new Date(ms)
        .toUTCString()
        .replace(",", "")
        .split(" ");
      const shown = momentWords(utcFields(ms));
      expect(shown.replace(/(, \d\d:\d\d)$/, "$1:00")).toBe(
        `${weekday} ${Number(day)} ${month} ${Number(year)}, ${clock}`,
      );
    }
  });
});

describe("how far from now", () => {
  const hour = 3600;
  const day = 86_400;
  test.each([
    [0, "now"],
    [0.9, "now"],
    [-0.9, "now"],
    [1, "in 1 second"],
    [-1, "1 second ago"],
    [119, "in 119 seconds"],
    [120, "in 2 minutes"],
    [2 * hour - 1, "in 119 minutes"],
    [2 * hour, "in 2 hours"],
    [-47.9 * hour, "47 hours ago"],
    [-2 * day, "2 days ago"],
    [3.99 * day, "in 3 days"],
    [60 * day, "in 60 days"],
    [61 * day, "in 2 months"],
    [-730 * day, "23 months ago"],
    [-731 * day, "2 years ago"],
    [2000 * 365.25 * day, "in 2,000 years"],
  ])("%d seconds", (seconds, words) =>
    expect(distanceWords(1e12 + seconds * 1000, 1e12)).toBe(words),
  );
});
