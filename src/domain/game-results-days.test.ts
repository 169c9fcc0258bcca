import { describe, expect, test } from "vitest";
import { dayAt, untilTomorrow } from "./day.ts";
import {
  countsByDay,
  dayName,
  dayText,
  streakOf,
  weekdays,
  weeksUntil,
} from "./game-results-days.ts";
import { spreadOf } from "./game-results-chart.ts";

const dayOf = (date: string): number => dayAt(Date.parse(date));

describe("days in a row", () => {
  test.each<[string, string, number[], number]>([
    ["nothing yet", "2026-11-16", [], 0],
    ["today", "2026-11-16", [20261116], 1],
    ["today may still come", "2026-11-16", [20261114, 20261115], 2],
    ["a day without ends it", "2026-11-16", [20261113, 20261114], 0],
    ["a gap", "2026-11-16", [20261112, 20261113, 20261115, 20261116], 2],
    ["over the end of a month", "2026-12-01", [20261129, 20261130, 20261201], 3],
    ["over the end of a year", "2027-01-01", [20261230, 20261231, 20270101], 3],
    ["over a leap day", "2028-03-01", [20280228, 20280229, 20280301], 3],
    ["no leap day", "2027-03-01", [20270227, 20270228, 20270301], 3],
    ["2100 has none", "2100-03-01", [21000228, 21000301], 2],
    ["a clock that was ahead", "2026-11-16", [20261115, 20261116, 20261117, 20261224], 2],
    ["only a clock that was ahead", "2026-11-16", [20261117, 20261118], 0],
    ["clocks change in spring", "2026-03-30", [20260328, 20260329, 20260330], 3],
  ])("%s: %s", (_case, today, days, streak) => {
    expect(streakOf(countsByDay([{ days }], dayOf(today)), dayOf(today), 1)).toBe(streak);
  });

  test("with all games, and with any", () => {
    const today = dayOf("2026-11-16");
    const counts = countsByDay([{ days: [20261115, 20261116] }, { days: [20261116] }], today);
    expect([...counts.values()]).toEqual([1, 2]);
    expect(streakOf(counts, today, 1)).toBe(2);
    expect(streakOf(counts, today, 2)).toBe(1);
  });
});

describe("the calendar", () => {
  test.each([
    ["2026-11-16", "Monday"],
    ["2024-02-29", "Thursday"],
    ["1970-01-01", "Thursday"],
    ["1969-12-31", "Wednesday"],
    ["2026-03-01", "Sunday"],
  ])("%s is a %s", (date, weekday) => {
    const week = weeksUntil(dayOf(date), 1)[0] ?? [];
    expect(weekdays[week.indexOf(dayOf(date))]).toBe(weekday);
  });

  test("five weeks from Monday to Sunday; what is to come is empty", () => {
    const today = dayOf("2026-11-18");
    const weeks = weeksUntil(today, 5);
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
    expect(weeks[0]?.[0]).toBe(dayOf("2026-10-19"));
    expect(weeks[4]).toEqual([today - 2, today - 1, today, null, null, null, null]);
    expect(dayName(weeks[0]?.[0] ?? 0)).toBe("October 19");
  });

  test.each([
    ["2026-11-16T00:00:00Z", "in about 24 h"],
    ["2026-11-16T20:40:00Z", "in about 3 h"],
    ["2026-11-16T22:59:59Z", "in about 1 h"],
    ["2026-11-16T23:00:01Z", "in about 1 h"],
    ["2026-11-16T23:35:00Z", "in 25 min"],
    ["2026-11-16T23:59:59Z", "in 1 min"],
    ["1969-12-31T23:35:00Z", "in 25 min"],
  ])("at %s a new one comes %s", (at, words) => {
    expect(untilTomorrow(Date.parse(at))).toBe(words);
  });
});

describe("the day to share", () => {
  const day = { today: dayOf("2026-11-16"), total: 12, address: "https://x/games" };
  test("lists what was done, and the streak once it is one", () => {
    const done = [
      { name: "Color Guess", words: "8/10" },
      { name: "Snake", words: "" },
    ];
    expect(dayText({ ...day, done, streak: 4 })).toBe(
      "Tabkit today · 2026-11-16 · 2 of 12\n✅ Color Guess: 8/10\n✅ Snake\n🔥 4 days in a row\nhttps://x/games",
    );
    expect(dayText({ ...day, done: [], streak: 1 })).toBe(
      "Tabkit today · 2026-11-16 · 0 of 12\nhttps://x/games",
    );
  });
});

describe("how results are spread", () => {
  const spread = (scores: number[]) =>
    spreadOf(scores, String).map(({ label, count }) => `${label}: ${count}`);
  test.each<[string, number[], string[]]>([
    ["none", [], []],
    ["one", [5], ["5: 1"]],
    ["few scores have a bar each, gaps too", [2, 4, 4], ["2: 1", "3: 0", "4: 2"]],
    ["eight bars", [0, 7], ["0: 1", "1: 0", "2: 0", "3: 0", "4: 0", "5: 0", "6: 0", "7: 1"]],
    ["nine would be too many", [0, 8], ["0–1: 1", "2–3: 0", "4–5: 0", "6–7: 0", "8–9: 1"]],
    [
      "large ones",
      [1900, 2100, 1000],
      [
        "1,000–1,199: 1",
        "1,200–1,399: 0",
        "1,400–1,599: 0",
        "1,600–1,799: 0",
        "1,800–1,999: 1",
        "2,000–2,199: 1",
      ],
    ],
    [
      "below zero",
      [-13, 30],
      ["-20–-11: 1", "-10–-1: 0", "0–9: 0", "10–19: 0", "20–29: 0", "30–39: 1"],
    ],
  ])("%s", (_case, scores, bars) => {
    expect(spread(scores)).toEqual(bars);
  });

  test("every result stands in one bar, and there are at most eight", () => {
    for (let most = 1; most < 5000; most = Math.ceil(most * 1.3)) {
      const scores = Array.from({ length: 50 }, (_, index) => Math.floor((index * most) / 49));
      const bars = spreadOf(scores, String);
      expect(bars.length).toBeLessThanOrEqual(8);
      expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(50);
    }
  });
});
