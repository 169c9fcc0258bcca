import { describe, expect, test } from "vitest";
import { overlapText, plannerHours, plannerRow, readOut } from "./planner.ts";

const hour = 3_600_000;
const monday = { year: 2026, month: 11, day: 16 };
const rowOf = (zone: string, base: string, day = monday) =>
  plannerRow(zone, plannerHours(base, day), "sat-sun", "24");

describe("the hours of a day side by side", () => {
  test("24 of them, and 23 or 25 when clocks change", () => {
    expect(plannerHours("Asia/Kolkata", monday)).toHaveLength(24);
    const newYork = "America/New_York";
    expect(plannerHours(newYork, { year: 2026, month: 3, day: 8 })).toHaveLength(23);
    expect(plannerHours(newYork, { year: 2026, month: 11, day: 1 })).toHaveLength(25);
    const [first = 0, second = 0] = plannerHours("Asia/Kolkata", monday);
    expect(first).toBe(Date.parse("2026-11-15T18:30:00Z"));
    expect(second - first).toBe(hour);
  });

  test("a zone half an hour away, on the day before and the day after", () => {
    const cells = rowOf("Asia/Kolkata", "UTC");
    expect(cells[0]).toMatchObject({ time: "05:30", weekday: "Mon" });
    expect(cells[20]).toMatchObject({ time: "01:30", weekday: "Tue" });
    expect(rowOf("America/Los_Angeles", "UTC")[0]).toMatchObject({ time: "16:00", weekday: "Sun" });
  });

  test("working hours are whole hours from 9 to 17, and not at the weekend", () => {
    const working = (zone: string, day = monday) =>
      rowOf(zone, "UTC", day)
        .filter(({ isWorking }) => isWorking)
        .map(({ time }) => time);
    expect(working("UTC")).toEqual([
      "09:00",
      "10:00",
      "11:00",
      "12:00",
      "13:00",
      "14:00",
      "15:00",
      "16:00",
    ]);
    expect(working("Asia/Kolkata")).toEqual([
      "09:30",
      "10:30",
      "11:30",
      "12:30",
      "13:30",
      "14:30",
      "15:30",
    ]);
    expect(working("UTC", { year: 2026, month: 11, day: 15 })).toEqual([]);
    const sunday = plannerHours("UTC", { year: 2026, month: 11, day: 15 });
    expect(plannerRow("UTC", sunday, "fri-sat", "24").some(({ isWorking }) => isWorking)).toBe(
      true,
    );
  });

  test("twelve hours", () => {
    const cells = plannerRow("UTC", plannerHours("UTC", monday), "sat-sun", "12");
    expect(cells[0]?.time).toBe("12:00 AM");
    expect(cells[13]?.time).toBe("1:00 PM");
  });
});

describe("in words", () => {
  const at = Date.parse("2026-11-16T14:00:00Z");
  test.each([
    ["America/New_York", "Monday, November 16, 2026, 09:00, working hours"],
    ["Asia/Tokyo", "Monday, November 16, 2026, 23:00"],
    ["Asia/Kolkata", "Monday, November 16, 2026, 19:30"],
  ])("%s at 14:00 UTC: %s", (zone, text) => {
    expect(readOut(zone, at, "sat-sun", "24")).toBe(text);
  });

  const overlap = (...zones: string[]) => {
    const hours = plannerHours("UTC", monday);
    return overlapText(
      zones.map((zone) => plannerRow(zone, hours, "sat-sun", "24")),
      hours,
      "UTC",
      "24",
    );
  };
  test("when all are at work", () => {
    expect(overlap("UTC", "America/New_York")).toBe("All are at work at 14:00, 15:00 and 16:00.");
    expect(overlap("UTC", "America/New_York", "Asia/Tokyo")).toBe(
      "At no hour are all at work. 2 of 3 are at 14:00, 15:00 and 16:00.",
    );
    expect(overlap()).toBe("Nobody is chosen.");
    const sunday = plannerHours("UTC", { year: 2026, month: 11, day: 15 });
    const cells = plannerRow("UTC", sunday, "sat-sun", "24");
    expect(overlapText([cells], sunday, "UTC", "24")).toBe("Nobody is at work on this day.");
  });
});
