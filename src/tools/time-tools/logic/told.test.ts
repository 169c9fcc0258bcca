import { describe, expect, test } from "vitest";
import { exampleAmbient } from "#domain/operation/example.ts";
import { runOperation } from "#domain/operation/run.ts";
import operations from "../operations.ts";
import { saysOfCron } from "./cron/told.ts";
import { saysOfMoment } from "./told.ts";

const ambient = exampleAmbient(); // noon of November 15, 2026, in UTC
const india = { ...ambient, zone: "Asia/Kolkata" };
const run = async (id: string, text: string, options = {}, at = ambient) => {
  const operation = operations.find((one) => one.id === id);
  return operation && runOperation(operation, text, options, at);
};

describe("what a moment says", () => {
  test.each([
    ["1795035600", "Wed 18 Nov 2026, 21:00", "in 3 days"],
    ["1795035600000", "Wed 18 Nov 2026, 21:00", "in 3 days"],
    ["1795035600000000", "Wed 18 Nov 2026, 21:00", "in 3 days"],
    ["1795035600000000000", "Wed 18 Nov 2026, 21:00", "in 3 days"],
    ["1795035600.5", "Wed 18 Nov 2026, 21:00", "in 3 days"],
    ["-1700000000", "Fri 18 Feb 1916, 01:46:40", "110 years ago"],
    ["2026-11-15T12:00:00Z", "Sun 15 Nov 2026, 12:00", "now"],
    ["15 Nov 2026 17:30 +0530", "Sun 15 Nov 2026, 12:00", "now"],
    ["in 3 days", "Wed 18 Nov 2026, 12:00", "in 3 days"],
    ["20261118", "Wed 18 Nov 2026, 00:00", "in 2 days"],
  ])("%s: %s, %s", (text, words, distance) => {
    expect(saysOfMoment(text, ambient)[0]).toEqual({
      label: "UTC",
      words,
      mark: { words: distance, is: "plain" },
    });
  });

  test("the own zone, and the other notation", () => {
    expect(saysOfMoment("1795035600", india).slice(1)).toEqual([
      { label: "Asia/Kolkata", words: "Thu 19 Nov 2026, 02:30" },
      { label: "ISO 8601", words: "2026-11-18T21:00:00Z", isCode: true },
    ]);
    expect(saysOfMoment("2026-11-18T21:00:00Z", ambient)[1]?.words).toBe("1795035600");
  });

  test.each([
    "24/7",
    "9/11",
    "50-50",
    "1.2.3",
    "9/11/2026",
    "42",
    "2024",
    "hello",
    "",
    "10%",
    "+91 98765 43210",
  ])("%s says nothing", (text) => {
    expect(saysOfMoment(text, ambient)).toEqual([]);
  });
});

describe("what was assumed is said", () => {
  test.each([
    ["1700000000", ["10 digits: read as seconds."]],
    ["1701227351995845", ["It is read as microseconds, by its size."]],
    ["20261115", ["“20261115” is read as the date 2026-11-15.", "It is read in UTC."]],
    [
      "1700000000.25",
      ["“1700000000.25” is read as 1700000000250.", "Read as milliseconds, as chosen."],
    ],
    ["2026-11-15", ["It is read in UTC."]],
    ["2026-11-15T00:00Z", []],
  ])("%s", async (text, notes) => {
    expect(await run("time.read", text)).toMatchObject({ ok: true, notes });
  });

  test("an hour that comes twice", async () => {
    expect(
      await run("time.convert", "2026-11-01 01:30", { from: "America/New_York", zone: "UTC" }),
    ).toMatchObject({
      value: "2026-11-01T05:30:00Z",
      notes: [
        "01:30 comes twice on November 1, 2026 in America/New_York: clocks go back from 02:00 to 01:00.",
        "The first of the two is taken.",
        "It is read in America/New_York.",
      ],
    });
  });
});

describe("refusals", () => {
  test.each([
    [
      "time.read",
      "9/11/2026",
      {},
      "Invalid date: 9/11 may be September 11 or November 9: write 2026-month-day.",
    ],
    [
      "time.read",
      "1700000000",
      { zone: "Mars/Base" },
      "“Mars/Base” is not a time zone known here: write it as Asia/Kolkata.",
    ],
    [
      "time.read",
      "99999999999999999999999",
      {},
      "Invalid timestamp: 99999999999999999999999 milliseconds are beyond what a date can say: the year 275760.",
    ],
    ["time.convert", "-1", { format: "http", unit: "s" }, ""],
    ["time.convert", "+012026-01-01", { format: "http" }, "HTTP has only the years 1 to 9999."],
    [
      "time.difference",
      "2026-11-15",
      { to: "soon" },
      "Invalid date: Write it as 2024-01-15 10:30, 15 Jan 2024 or Mon, 15 Jan 2024 10:30:00 +0530.",
    ],
    ["cron.explain", "61 * * * *", {}, "Invalid cron expression: "],
  ])("%s of %s", async (id, text, options, message) => {
    const outcome = await run(id, text, options);
    expect(outcome?.ok === false ? outcome.message : "").toMatch(message);
    expect(outcome?.ok).toBe(message === "");
  });
});

describe("sums", () => {
  test.each([
    ["2026-11-15", { amount: 1, unit: "hours" }, "2026-11-15T01:00:00Z"],
    ["2026-11-15T21:00:00.123Z", { amount: 1, unit: "weeks" }, "2026-11-22T21:00:00.123Z"],
    ["2026-11-15 21:00", { amount: -1, unit: "years" }, "2025-11-15T21:00:00Z"],
    ["now", { amount: 1, unit: "days" }, "2026-11-16T12:00:00Z"],
    [
      "2026-03-07 02:30",
      { amount: 1, unit: "days", zone: "America/New_York" },
      "2026-03-08T03:30:00-04:00",
    ],
  ])("%s and %j", async (text, options, value) => {
    expect(await run("time.add", text, options)).toMatchObject({ ok: true, value });
  });
});

describe("what a cron expression says", () => {
  test("in words, and when it is next", () => {
    expect(saysOfCron("*/15 9-17 * * 1-5", "UTC", ambient.nowMs)).toEqual([
      {
        label: "Cron",
        words: "Every 15 minutes from 09:00 through 17:59, on Monday through Friday",
      },
      {
        label: "Next run",
        words: "Mon 16 Nov 2026, 09:00 UTC",
        mark: { words: "in 21 hours", is: "plain" },
      },
    ]);
  });

  test.each(["hello", "* * *", "61 * * * *", "2026-11-15", ""])("%s says nothing", (text) => {
    expect(saysOfCron(text, "UTC", ambient.nowMs)).toEqual([]);
  });
});
