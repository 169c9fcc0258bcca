import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isProof } from "#proof/scale.ts";
import { cronExamples } from "../../view/sample.ts";
import { nsPerMs } from "../calendar.ts";
import { isoText } from "../formats.ts";
import { nextRuns, noRunsText } from "./cron-runs.ts";
import { cronWords } from "./cron-words.ts";
import { readCron, type Cron } from "./cron.ts";

const cronOf = (text: string): Cron => {
  const read = readCron(text, "auto");
  if (!read.ok) throw new Error(`${text}: ${read.detail ?? ""}`);
  return read.value;
};
const runs = (text: string, from: string, count: number, zone = "UTC"): string[] =>
  nextRuns(cronOf(text), zone, Date.parse(from), count).map(
    ({ at, isMoved }) => isoText(BigInt(at) * nsPerMs, zone) + (isMoved ? " moved" : ""),
  );
const newYork = "America/New_York";

describe("next runs", () => {
  test.each([
    ["30 9 * * MON-FRI", ["2026-11-16T09:30:00Z", "2026-11-17T09:30:00Z"]],
    ["*/20 * * * *", ["2026-11-15T07:00:00Z", "2026-11-15T07:20:00Z"]],
    ["*/40 * * * *", ["2026-11-15T07:00:00Z", "2026-11-15T07:40:00Z"]],
    ["0 0 29 2 *", ["2028-02-29T00:00:00Z", "2032-02-29T00:00:00Z"]],
    ["0 0 13 * FRI", ["2026-11-20T00:00:00Z", "2026-11-27T00:00:00Z"]],
    ["0 0 */2 * FRI", ["2026-11-27T00:00:00Z", "2026-12-11T00:00:00Z"]],
    ["0 0 * * MON-SUN", ["2026-11-16T00:00:00Z", "2026-11-17T00:00:00Z"]],
    ["0 0 1 */6 *", ["2027-01-01T00:00:00Z", "2027-07-01T00:00:00Z"]],
    ["30 55 6 15 11 *", ["2026-11-15T06:55:30Z", "2027-11-15T06:55:30Z"]],
    ["*/25 * * * * *", ["2026-11-15T06:55:25Z", "2026-11-15T06:55:50Z"]],
    ["0 0 30 2 *", []],
    ["0 0 0 1 1 ? 2098-2099", ["2098-01-01T00:00:00Z", "2099-01-01T00:00:00Z"]],
    ["0 0 1 1 ? 2020", []],
  ])("%s after 2026-11-15 06:55", (text, expected) => {
    expect(runs(text, "2026-11-15T06:55:00Z", 2)).toEqual(expected);
  });

  test("a run at this very moment is over", () => {
    expect(runs("55 6 * * *", "2026-11-15T06:55:00Z", 1)).toEqual(["2026-11-16T06:55:00Z"]);
    expect(runs("55 6 * * *", "2026-11-15T06:54:59Z", 1)).toEqual(["2026-11-15T06:55:00Z"]);
  });

  test("why there are none", () => {
    expect(noRunsText(cronOf("0 0 30 2 *"))).toContain("in the next 40 years");
    expect(noRunsText(cronOf("0 0 1 1 ? 2020"))).toContain("in its years");
  });

  test("every example runs", () => {
    for (const example of cronExamples)
      expect(runs(example, "2026-11-15T06:55:00Z", 1)).toHaveLength(1);
  });
});

describe("where clocks change", () => {
  test.each([
    // Cron(8): what was skipped is run at once, what comes again is not run again.
    ["30 2 * * *", "2026-03-07T12:00:00Z", "2026-03-08T03:00:00-04:00 moved"],
    ["30 1 * * *", "2026-11-01T05:30:00Z", "2026-11-02T01:30:00-05:00"],
    // Stars in minutes or hours: neither.
    ["30 * * * *", "2026-11-01T05:30:00Z", "2026-11-01T01:30:00-05:00"],
    ["30 * * * *", "2026-03-08T06:30:00Z", "2026-03-08T03:30:00-04:00"],
    ["*/20 2 * * *", "2026-03-08T04:00:00Z", "2026-03-09T02:00:00-04:00"],
    ["*/20 1 * * *", "2026-11-01T05:40:00Z", "2026-11-01T01:00:00-05:00"],
    // Quartz has it later, AWS leaves it out.
    ["0 30 2 * * ?", "2026-03-07T12:00:00Z", "2026-03-08T03:30:00-04:00 moved"],
    ["30 2 * * ? *", "2026-03-07T12:00:00Z", "2026-03-09T02:30:00-04:00"],
    ["30 1 * * ? *", "2026-11-01T05:30:00Z", "2026-11-02T01:30:00-05:00"],
  ])("%s after %s in New York: %s", (text, from, expected) => {
    expect(runs(text, from, 1, newYork)).toEqual([expected]);
  });

  test("every second of such a day", () => {
    expect(runs("* * * * * *", "2026-03-08T06:59:58Z", 2, newYork)).toEqual([
      "2026-03-08T01:59:59-05:00",
      "2026-03-08T03:00:00-04:00",
    ]);
  });
});

/**
 * What a daemon does that wakes up each minute, looks at the clock on the wall, and minds when it was
 * set: cronie's main loop, told again. It shares nothing with the code above but the expression.
 */
function daemonRuns(text: string, clock: readonly Tick[]): number[] {
  const [minute = "", hour = "", day = "", month = "", weekday = ""] = text.split(" ");
  const all = (field: string, min: number, max: number) =>
    new Set(
      field.split(",").flatMap((item) => {
        const [span = "", step = "1"] = item.split("/");
        const [low = "", high = low] = span === "*" ? [String(min), String(max)] : span.split("-");
        const values: number[] = [];
        for (let value = +low; value <= +high; value += +step) values.push(value);
        return values;
      }),
    );
  const [minutes, hours] = [all(minute, 0, 59), all(hour, 0, 23)];
  const [days, months, weekdays] = [all(day, 1, 31), all(month, 1, 12), all(weekday, 0, 6)];
  const isWild = minute.startsWith("*") || hour.startsWith("*");
  const isDue = (wall: number) => {
    const at = new Date(wall * 60_000);
    const byDay = days.has(at.getUTCDate());
    const byWeekday = weekdays.has(at.getUTCDay());
    const isBoth = day.startsWith("*") || weekday.startsWith("*");
    return (
      minutes.has(at.getUTCMinutes()) &&
      hours.has(at.getUTCHours()) &&
      months.has(at.getUTCMonth() + 1) &&
      (isBoth ? byDay && byWeekday : byDay || byWeekday)
    );
  };
  const found: number[] = [];
  let virtual = clock[0]?.wall ?? 0;
  for (const { at, wall } of clock.slice(1)) {
    const passed = wall - virtual;
    const isSet = passed > 180 || passed < -180;
    let isRun = isDue(wall) && (isWild || isSet || passed === 1);
    if (!isSet && !isWild && passed > 1) {
      for (let missed = virtual + 1; missed <= wall; missed += 1) isRun ||= isDue(missed);
    }
    if (isSet || passed > 0) virtual = wall;
    if (isRun) found.push(at);
  }
  return found;
}

interface Tick {
  at: number;
  wall: number; // minutes, as if it were in UTC
}

function ticks(zone: string, from: string, days: number): Tick[] {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  return Array.from({ length: days * 1440 + 1 }, (_, index) => {
    const at = Date.parse(from) + index * 60_000;
    return { at, wall: Date.parse(`${format.format(at).replace(" ", "T")}Z`) / 60_000 };
  });
}

describe("they are what a daemon finds that looks at every minute", () => {
  const numbers = (min: number, max: number) => fc.integer({ min, max });
  const field = (min: number, max: number) =>
    fc.oneof(
      fc.constant("*"),
      numbers(min, max).map(String),
      fc.tuple(numbers(min, max), numbers(min, max)).map((pair) => pair.join(",")),
      numbers(1, 9).map((step) => `*/${step}`),
      fc
        .tuple(numbers(min, max), numbers(min, max), numbers(1, 7))
        .map(([a, b, step]) => `${Math.min(a, b)}-${Math.max(a, b)}/${step}`),
    );
  const hours = fc.oneof(field(0, 23), field(0, 4));
  const expressions = fc
    .tuple(field(0, 59), hours, field(1, 31), fc.constantFrom("*", "*", "3", "10-12"), field(0, 6))
    .map((fields) => fields.join(" "));

  test.each([
    ["UTC", "2026-02-26T21:13:00Z"],
    ["Asia/Kolkata", "2026-12-30T01:00:00Z"],
    [newYork, "2026-03-07T02:00:00Z"],
    [newYork, "2026-10-31T02:00:00Z"],
    ["Europe/London", "2026-10-24T00:00:00Z"],
    ["Australia/Lord_Howe", "2026-04-03T20:00:00Z"],
    ["Australia/Lord_Howe", "2026-10-02T20:00:00Z"],
    ["America/Sao_Paulo", "2018-11-03T00:00:00Z"], // at midnight, to 01:00
    ["Pacific/Apia", "2011-12-29T00:00:00Z"], // a whole day
  ])("%s from %s", (zone, from) => {
    const clock = ticks(zone, from, 3);
    const end = clock.at(-1)?.at ?? 0;
    fc.assert(
      fc.property(expressions, (text) => {
        const cron = cronOf(text);
        const answered = nextRuns(cron, zone, Date.parse(from), 80).map(({ at }) => at);
        expect(answered.filter((at) => at <= end)).toEqual(daemonRuns(text, clock).slice(0, 80));
        expect(cronWords(cron)).not.toBe("");
      }),
      { numRuns: isProof ? 200 : 8 },
    );
  });
});

describe("L, W and # are what a look at every day finds", () => {
  const isLater = (day: Date, days: number): Date => new Date(day.getTime() + days * 86_400_000);
  const isMonthOf = (one: Date, other: Date) => one.getUTCMonth() === other.getUTCMonth();
  const isWorkday = (day: Date) => day.getUTCDay() % 6 !== 0;
  /** The nearest workday of the month, by trying one day further away each time. */
  const nearest = (day: Date): Date =>
    [0, -1, 1, -2, 2]
      .map((away) => isLater(day, away))
      .find((one) => isWorkday(one) && isMonthOf(one, day)) ?? day;
  const lastOf = (day: Date) => new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0));
  const dateIn = (day: Date, date: number) =>
    new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), date));
  const isSame = (one: Date, other: Date) => one.getTime() === other.getTime();

  const rules: [string, (day: Date) => boolean][] = [
    ["0 0 0 L * ?", (day) => !isMonthOf(isLater(day, 1), day)],
    ["0 0 0 L-3 * ?", (day) => isSame(day, isLater(lastOf(day), -3))],
    ["0 0 0 LW * ?", (day) => isSame(day, nearest(lastOf(day)))],
    ["0 0 0 1W * ?", (day) => isSame(day, nearest(dateIn(day, 1)))],
    ["0 0 0 15W * ?", (day) => isSame(day, nearest(dateIn(day, 15)))],
    [
      "0 0 0 31W * ?",
      (day) => lastOf(day).getUTCDate() === 31 && isSame(day, nearest(lastOf(day))),
    ],
    ["0 0 0 ? * 6L", (day) => day.getUTCDay() === 5 && !isMonthOf(isLater(day, 7), day)],
    ["0 0 0 ? * SUNL", (day) => day.getUTCDay() === 0 && !isMonthOf(isLater(day, 7), day)],
    ["0 0 0 ? * 2#1", (day) => day.getUTCDay() === 1 && day.getUTCDate() <= 7],
    ["0 0 0 ? * FRI#5", (day) => day.getUTCDay() === 5 && day.getUTCDate() > 28],
    [
      "0 0 ? * 3#2 2027/2",
      (day) =>
        day.getUTCDay() === 2 &&
        Math.ceil(day.getUTCDate() / 7) === 2 &&
        day.getUTCFullYear() % 2 === 1,
    ],
  ];
  test.each(rules)("%s", (text, isDue) => {
    const start = new Date("2026-12-31T00:00:00Z");
    const days = Array.from({ length: 365 * 9 }, (_, index) => isLater(start, index + 1));
    const expected = days.filter(isDue).map((day) => day.getTime());
    const answered = nextRuns(cronOf(text), "UTC", start.getTime(), expected.length);
    expect(expected.length).toBeGreaterThan(10);
    expect(answered.map(({ at }) => at)).toEqual(expected);
  });
});
