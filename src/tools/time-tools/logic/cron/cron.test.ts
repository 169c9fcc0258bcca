import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nsPerMs, utcFields, weekdayOf } from "../calendar.ts";
import { nextRuns } from "./cron-runs.ts";
import { cronWords } from "./cron-words.ts";
import { invalidCron, isDay, readCron, type Cron } from "./cron.ts";
import { isoText } from "../formats.ts";
import { cronExamples } from "../../view/sample.ts";

const cronOf = (text: string): Cron => {
  const read = readCron(text);
  if (!read.ok) throw new Error(read.detail);
  return read.value;
};
const runs = (text: string, from: string, count: number, zone = "UTC"): string[] =>
  nextRuns(cronOf(text), zone, Date.parse(from), count).map(
    ({ at, isMoved }) => isoText(BigInt(at) * nsPerMs, zone) + (isMoved ? " moved" : ""),
  );

describe("a cron expression in words", () => {
  test.each([
    ["* * * * *", "Every minute"],
    ["*/15 * * * *", "Every 15 minutes"],
    ["0 * * * *", "Every hour"],
    ["0 */2 * * *", "Every 2 hours"],
    ["5 * * * *", "At minute 5"],
    ["0,30 * * * *", "At minutes 0 and 30"],
    ["30 9 * * *", "At 09:30"],
    ["30 9 * * MON-FRI", "At 09:30, on Monday through Friday"],
    ["0 9,18 * * SUN", "At 09:00 and 18:00, on Sunday"],
    ["0 9-17 * * 1-5", "At minute 0 from 09:00 through 17:59, on Monday through Friday"],
    ["*/5 9-17 * * *", "Every 5 minutes from 09:00 through 17:59"],
    ["* 9 * * *", "Every minute of hour 9"],
    ["15 */6 * * *", "At minute 15 of every 6th hour"],
    ["0 0 1 * *", "At 00:00, on day 1 of the month"],
    ["0 0 1,15 * *", "At 00:00, on days 1 and 15 of the month"],
    ["0 0 */2 * *", "At 00:00, on every 2nd day of the month"],
    ["0 0 13 * FRI", "At 00:00, on day 13 of the month or on Friday"],
    ["0 0 */2 * FRI", "At 00:00, on every 2nd day of the month and on Friday"],
    ["0 0 1 JAN,JUL *", "At 00:00, on day 1 of the month, in January and July"],
    ["0 0 * 6-8 6,7", "At 00:00, on Sunday and Saturday, in June through August"],
    ["@yearly", "At 00:00, on day 1 of the month, in January"],
    ["@hourly", "Every hour"],
    ["*/10 * * * * *", "Every 10 seconds"],
    ["15 30 9 * * *", "At second 15, at minute 30 of hour 9"],
    ["0 30 9 * * *", "At 09:30"],
    ["0 0 ? * MON", "At 00:00, on Monday"],
  ])("%s: %s", (text, words) => {
    expect(cronWords(cronOf(text))).toBe(words);
  });
});

describe("what is wrong with it", () => {
  test.each([
    ["", "It has 0 fields in place of 5 or 6"],
    ["* * * *", "It has 4 fields in place of 5 or 6"],
    ["* * * * * * *", "It has 7 fields in place of 5 or 6"],
    ["60 * * * *", "Minute: 60 is not from 0 to 59"],
    ["* 24 * * *", "Hour: 24 is not from 0 to 23"],
    ["* * 0 * *", "Day of the month: 0 is not from 1 to 31"],
    ["* * * 13 *", "Month: 13 is not from 1 to 12"],
    ["* * * * 8", "Weekday: 8 is not from 0 to 7"],
    ["*/0 * * * *", "Minute: a step of 0 leads nowhere"],
    ["5-1 * * * *", "Minute: 5-1 goes backwards"],
    ["1,,2 * * * *", "Minute: “” is not understood"],
    ["1-2-3 * * * *", "Minute: “1-2-3” is not understood"],
    ["* * L * *", "Day of the month: “L” is not understood"],
    ["* * * * MON#2", "Weekday: “MON#2” is not understood"],
    ["@never", "“@never” is not a shortcut"],
    ["@reboot", "@reboot runs when a machine starts"],
    ["*".repeat(201), "Longer than 200 characters"],
  ])("%j: %s", (text, reason) => {
    const read = readCron(text);
    expect(read.ok ? "" : read.message).toBe(invalidCron);
    expect(read.ok ? "" : read.detail).toContain(reason);
  });
});

describe("its next runs", () => {
  test.each([
    ["30 9 * * MON-FRI", ["2026-11-16T09:30:00Z", "2026-11-17T09:30:00Z"]],
    ["*/20 * * * *", ["2026-11-15T07:00:00Z", "2026-11-15T07:20:00Z"]],
    ["0 0 29 2 *", ["2028-02-29T00:00:00Z", "2032-02-29T00:00:00Z"]],
    ["0 0 13 * FRI", ["2026-11-20T00:00:00Z", "2026-11-27T00:00:00Z"]],
    ["0 0 * * MON-SUN", ["2026-11-16T00:00:00Z", "2026-11-17T00:00:00Z"]],
    ["0 0 1 */6 *", ["2027-01-01T00:00:00Z", "2027-07-01T00:00:00Z"]],
    ["30 55 6 15 11 *", ["2026-11-15T06:55:30Z", "2027-11-15T06:55:30Z"]],
    ["*/25 * * * * *", ["2026-11-15T06:55:25Z", "2026-11-15T06:55:50Z"]],
    ["0 0 30 2 *", []],
  ])("%s after 2026-11-15 06:55", (text, expected) => {
    expect(runs(text, "2026-11-15T06:55:00Z", 2)).toEqual(expected);
  });

  test("where clocks change, as cron does", () => {
    const zone = "America/New_York";
    expect(runs("30 2 * * *", "2026-03-07T12:00:00Z", 2, zone)).toEqual([
      "2026-03-08T03:30:00-04:00 moved",
      "2026-03-09T02:30:00-04:00",
    ]);
    expect(runs("30 1 * * *", "2026-10-31T12:00:00Z", 2, zone)).toEqual([
      "2026-11-01T01:30:00-04:00",
      "2026-11-02T01:30:00-05:00",
    ]);
    expect(runs("30 * * * *", "2026-11-01T04:45:00Z", 3, zone)).toEqual([
      "2026-11-01T01:30:00-04:00",
      "2026-11-01T01:30:00-05:00",
      "2026-11-01T02:30:00-05:00",
    ]);
    expect(runs("30 * * * *", "2026-03-08T06:00:00Z", 2, zone)).toEqual([
      "2026-03-08T01:30:00-05:00",
      "2026-03-08T03:30:00-04:00",
    ]);
  });

  test("they are what a look at every minute finds", () => {
    const numbers = (min: number, max: number) => fc.integer({ min, max }).map(String);
    const field = (min: number, max: number) =>
      fc.oneof(
        fc.constant("*"),
        numbers(min, max),
        fc.tuple(numbers(min, max), numbers(min, max)).map((pair) => pair.join(",")),
        fc.integer({ min: 1, max: 9 }).map((step) => `*/${step}`),
      );
    const expressions = fc
      .tuple(field(0, 59), field(0, 23), field(1, 28), fc.constant("*"), field(0, 6))
      .map((fields) => fields.join(" "));
    const start = Date.UTC(2026, 1, 26, 21, 13);
    const end = start + 3 * 86_400_000;
    const minutes = Array.from({ length: 3 * 24 * 60 }, (_, index) => {
      const at = start + (index + 1) * 60_000;
      return { at, ...utcFields(at), weekday: weekdayOf(Math.floor(at / 86_400_000)) };
    });
    fc.assert(
      fc.property(expressions, (text) => {
        const cron = cronOf(text);
        const found = minutes
          .filter(
            ({ month, day, weekday, hour, minute }) =>
              isDay(cron, month, day, weekday) &&
              cron.hour.values.includes(hour) &&
              cron.minute.values.includes(minute),
          )
          .slice(0, 5)
          .map(({ at }) => at);
        const answered = nextRuns(cron, "UTC", start, 5).map(({ at }) => at);
        expect(answered.filter((at) => at <= end)).toEqual(found);
        expect(cronWords(cron)).not.toBe("");
      }),
      { numRuns: 60 },
    );
  });

  test("every example runs", () => {
    for (const example of cronExamples)
      expect(runs(example, "2026-11-15T06:55:00Z", 1)).toHaveLength(1);
  });
});
