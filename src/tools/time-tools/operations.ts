import { asOption } from "#domain/operation/facts.ts";
import { operation, type Outcome } from "#domain/operation/operation.ts";
import { choice, count, flag, words } from "#domain/operation/options.ts";

const moments = () => import("./logic/read/any-moment.ts");
const told = () => import("./logic/told.ts");
const reckon = () => import("./logic/reckon.ts");

/** Goes on in the zone that was asked for, else in that of whoever asks. */
async function inZone(
  asked: string,
  own: string,
  work: (zone: string) => Promise<Outcome<string>>,
): Promise<Outcome<string>> {
  const at = (await moments()).zoneFrom(asked, own);
  return at.ok ? work(at.value) : at;
}

const zone = words("Time zone, such as Asia/Kolkata; your own if empty");
const unit = choice("Unit of a timestamp", ["auto", "s", "ms", "us", "ns"], "auto");
const weekend = choice("Days off", ["sat-sun", "sun", "fri-sat", "none"], "sat-sun");

const read = operation({
  id: "time.read",
  name: "Read a moment",
  about:
    "Takes a Unix timestamp (s, ms, µs or ns), a date in any usual notation, or words such as “in 3 days”, and gives it in every notation.",
  takes: "text",
  gives: "text",
  options: { zone, unit, as: asOption },
  reads: ["timestamp", "date"],
  word: "timestamp",
  examples: [
    {
      input: "1700000000",
      output:
        "In words: Tuesday, November 14, 2023, 22:13:20 UTC\nDistance: 3 years ago\nISO 8601 (UTC): 2023-11-14T22:13:20Z\nISO 8601: 2023-11-14T22:13:20Z\nRFC 2822: Tue, 14 Nov 2023 22:13:20 +0000\nHTTP: Tue, 14 Nov 2023 22:13:20 GMT\nSQL: 2023-11-14 22:13:20\nWeek: 2023-W46-2\nDay of the year: 318 of 365\nSeconds: 1700000000\nMilliseconds: 1700000000000\nMicroseconds: 1700000000000000\nNanoseconds: 1700000000000000000",
    },
    {
      input: "Fri, 21 Nov 1997 09:55:06 -0600",
      options: { zone: "Asia/Kolkata" },
      output:
        "In words: Friday, November 21, 1997, 21:25:06 UTC+05:30\nDistance: 28 years and 11 months ago\nISO 8601 (UTC): 1997-11-21T15:55:06Z\nISO 8601: 1997-11-21T21:25:06+05:30\nRFC 2822: Fri, 21 Nov 1997 21:25:06 +0530\nHTTP: Fri, 21 Nov 1997 15:55:06 GMT\nSQL: 1997-11-21 21:25:06\nWeek: 1997-W47-5\nDay of the year: 325 of 365\nSeconds: 880127706\nMilliseconds: 880127706000\nMicroseconds: 880127706000000\nNanoseconds: 880127706000000000",
    },
  ],
  run: (text, { zone: asked, unit: given, as }, { nowMs, zone: own }) =>
    inZone(asked, own, async (at) =>
      (await told()).tellMoment(text, { zone: at, nowMs, unit: given }, as),
    ),
  says: async (text, ambient) => (await told()).saysOfMoment(text, ambient),
});

const convert = operation({
  id: "time.convert",
  name: "Convert a moment",
  about:
    "Writes a timestamp or a date in another time zone or notation. A date without an offset is read in the zone `from`.",
  takes: "text",
  gives: "text",
  options: {
    zone,
    format: choice(
      "Notation",
      ["iso", "rfc2822", "http", "sql", "week", "words", "s", "ms", "us", "ns"],
      "iso",
    ),
    from: words("Zone of a date without one; your own if empty"),
    unit,
  },
  word: "timestamp",
  examples: [
    {
      input: "2026-11-15 09:30",
      options: { from: "America/New_York", zone: "Asia/Kolkata" },
      output: "2026-11-15T20:00:00+05:30",
    },
    {
      input: "1994-11-06T08:49:37Z",
      options: { format: "http" },
      output: "Sun, 06 Nov 1994 08:49:37 GMT",
    },
    { input: "1701227351995845123", options: { format: "ms" }, output: "1701227351995" },
  ],
  run: (text, { zone: asked, from, format, unit: given }, { nowMs, zone: own }) =>
    inZone(asked, own, (to) =>
      inZone(from, own, async (at) =>
        (await told()).convertMoment(text, { zone: at, nowMs, unit: given }, to, format),
      ),
    ),
});

const add = operation({
  id: "time.add",
  name: "Add to a date",
  about:
    "The date or moment so many seconds, days, business days, months or years later, or earlier with a negative amount. January 31 and a month is the last of February.",
  takes: "text",
  gives: "text",
  options: {
    amount: count("Amount", -100_000, 100_000, 1),
    unit: choice(
      "Unit",
      ["seconds", "minutes", "hours", "days", "business", "weeks", "months", "years"],
      "days",
    ),
    zone,
    weekend,
  },
  examples: [
    { input: "2024-01-31", options: { unit: "months" }, output: "2024-02-29" },
    { input: "2026-11-13", options: { amount: 2, unit: "business" }, output: "2026-11-17" },
    {
      input: "2026-03-07 12:00",
      options: { zone: "America/New_York" },
      output: "2026-03-08T12:00:00-04:00",
    },
    { input: "1700000000", options: { amount: -3, unit: "hours" }, output: "2023-11-14T19:13:20Z" },
  ],
  run: (text, options, { nowMs, zone: own }) =>
    inZone(options.zone, own, async (at) =>
      (await reckon()).addTo(text, options, { zone: at, nowMs }),
    ),
});

const difference = operation({
  id: "time.difference",
  name: "Measure between dates",
  about:
    "What lies between two dates or moments: in calendar terms, days, weeks, business days, hours and seconds.",
  takes: "text",
  gives: "text",
  options: {
    to: words("The other date; now if empty"),
    zone,
    weekend,
    includeLast: flag("Count the last day too"),
    holidays: words("Days off beside the weekend"),
    as: asOption,
  },
  examples: [
    {
      input: "2024-01-15",
      options: { to: "2026-11-15" },
      output:
        "Span: 2 years and 10 months\nDays: 1035\nWeeks: 147 weeks and 6 days\nBusiness days: 740\nHours: 24840\nMinutes: 1490400\nSeconds: 89424000",
    },
    {
      input: "2026-11-16",
      options: { to: "2026-11-20", includeLast: true, holidays: "2026-11-18" },
      output:
        "Span: 5 days\nDays: 5\nWeeks: 5 days\nBusiness days: 4\nHours: 96\nMinutes: 5760\nSeconds: 345600",
    },
  ],
  run: (text, { to, includeLast, as, ...options }, { nowMs, zone: own }) =>
    inZone(options.zone, own, async (at) => {
      const asked = { ...options, zone: at, start: text, end: to || "now" };
      return (await reckon()).tellBetween({ ...asked, includesLast: includeLast }, nowMs, as);
    }),
});

const cron = operation({
  id: "cron.explain",
  name: "Explain cron",
  about: "Says a cron expression (crontab, Quartz or AWS) in words, and when it runs next.",
  takes: "text",
  gives: "text",
  options: {
    dialect: choice("Written for", ["auto", "unix", "quartz", "aws"], "auto"),
    zone,
    runs: count("Next runs", 0, 100, 5),
    as: asOption,
  },
  reads: ["cron"],
  word: "cron",
  examples: [
    {
      input: "30 9 * * 1-5",
      options: { runs: 2 },
      output:
        "In words: At 09:30, on Monday through Friday\nRule: 5 fields: read as Unix (crontab)\nRun 1: 2026-11-16T09:30:00Z\nRun 2: 2026-11-17T09:30:00Z",
    },
    {
      input: "0 0 29 2 ? 2027-2035",
      options: { runs: 3 },
      output:
        "In words: At 00:00, on day 29 of the month, in February, in 2027 through 2035\nRule: 6 fields and “?” in the fifth: read as AWS\nRun 1: 2028-02-29T00:00:00Z\nRun 2: 2032-02-29T00:00:00Z",
    },
  ],
  run: (text, { zone: asked, ...options }, { nowMs, zone: own }) =>
    inZone(asked, own, async (at) =>
      (await import("./logic/cron/told.ts")).tellCron(text, options, at, nowMs),
    ),
  says: async (text, { nowMs, zone: own }) =>
    (await import("./logic/cron/told.ts")).saysOfCron(text, own, nowMs),
});

export default [read, convert, add, difference, cron];
