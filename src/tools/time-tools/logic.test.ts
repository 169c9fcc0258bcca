import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampled } from "#proof/scale.ts";
import { businessDays, shiftBusiness } from "./logic/business.ts";
import {
  addMonths,
  dayMs,
  dayNumber,
  isoWeek,
  nsPerMs,
  utcFields,
  utcMs,
  weekdayOf,
} from "./logic/calendar.ts";
import { dateFacts, isoText, longText, relativeText, timestampFacts } from "./logic/formats.ts";
import { optionsShape, maxClocks, readTimestamp } from "./logic.ts";
import type { UnitChoice } from "./logic/options.ts";
import { momentsOf, nextChangeText } from "./logic/moment.ts";
import { differenceOf, type Between } from "./logic/difference.ts";
import { sampleDate, sampleTimestamp } from "./view/sample.ts";
import { shiftDay } from "./logic/shift.ts";
import { addedClock, faceAt, worldClocks } from "./logic/world.ts";
import { modernZone, zoneLabel, zoneOptions } from "./logic/zone-list.ts";
import { fieldsAt, isZone, nextChange, offsetAt, offsetText, placeLocal } from "#domain/zones.ts";

const newYork = "America/New_York";
const stamp = (text: string, unit: UnitChoice = "auto"): string => {
  const read = readTimestamp(text, unit);
  return read.ok ? isoText(read.value.epochNs, "UTC") : read.message;
};
const why = (text: string, unit: UnitChoice = "auto"): string | undefined => {
  const read = readTimestamp(text, unit);
  return read.ok ? undefined : read.detail?.reason;
};
const moments = (text: string, zone = "UTC"): string => {
  const read = momentsOf(text, zone);
  if (!read.ok) return `${read.message}: ${read.detail ?? ""}`;
  return read.value.instants.map(({ epochNs }) => isoText(epochNs, "UTC")).join(" or ");
};
const noteOf = (text: string, zone: string): string => {
  const read = momentsOf(text, zone);
  return read.ok ? read.value.note : "refused";
};

describe("Spec §5: a timestamp of 10 digits is seconds, otherwise milliseconds; failure gives Invalid timestamp", () => {
  test.each([
    ["10 digits", sampleTimestamp, "2023-11-14T22:13:20Z"],
    ["10 digits and a minus sign", "-1700000000", "1916-02-18T01:46:40Z"],
    ["13 digits", "1701227351995", "2023-11-29T03:09:11.995Z"],
    ["9 digits", "999999999", "1970-01-12T13:46:39.999Z"],
    ["11 digits", "17000000000", "1970-07-16T18:13:20Z"],
    ["16 digits", "1701227351995845", "+055879-10-01T09:19:55.845Z"],
    ["one digit", "0", "1970-01-01T00:00:00Z"],
    ["a minus sign", "-1", "1969-12-31T23:59:59.999Z"],
    ["the last moment", "8640000000000000", "+275760-09-13T00:00:00Z"],
    ["the first moment", "-8640000000000000", "-271821-04-20T00:00:00Z"],
    ["one more", "8640000000000001", "Invalid timestamp"],
    ["19 digits", "1701227351995845123", "Invalid timestamp"],
    ["spaces around it", "  1700000000 ", "2023-11-14T22:13:20Z"],
    ["nothing", "", "Invalid timestamp"],
    ["letters", "abc", "Invalid timestamp"],
    ["an exponent", "1e10", "Invalid timestamp"],
    ["a hexadecimal", "0x6553f100", "Invalid timestamp"],
    ["a fraction", "1700000000.5", "Invalid timestamp"],
    ["two minus signs", "--1", "Invalid timestamp"],
    ["a minus sign alone", "-", "Invalid timestamp"],
    ["a plus sign", "+1700000000", "Invalid timestamp"],
    ["other digits", "१७००००००००", "Invalid timestamp"],
    ["a thousand digits", "1".repeat(1000), "Invalid timestamp"],
  ])("%s: %s", (_case, text, date) => {
    expect(stamp(text)).toBe(date);
  });

  test.each<[string, UnitChoice, string]>([
    ["1701227351995845123", "ns", "2023-11-29T03:09:11.995845123Z"],
    ["1701227351995845", "us", "2023-11-29T03:09:11.995845Z"],
    ["999999999", "s", "2001-09-09T01:46:39Z"],
    ["1700000000", "ms", "1970-01-20T16:13:20Z"],
    ["-1", "ns", "1969-12-31T23:59:59.999999999Z"],
    ["8640000000001", "s", "Invalid timestamp"],
  ])("a chosen unit wins: %s in %s", (text, unit, date) => {
    expect(stamp(text, unit)).toBe(date);
  });

  test("the rule that was used is said", () => {
    const rule = (text: string, unit: UnitChoice) => {
      const read = readTimestamp(text, unit);
      return read.ok ? read.value.rule : "";
    };
    expect(rule("1700000000", "auto")).toBe("10 digits: read as seconds");
    expect(rule("7", "auto")).toBe("1 digit: read as milliseconds");
    expect(rule("1700000000", "ms")).toBe("Read as milliseconds, as chosen");
  });

  test.each([
    ["1e10", "“e” at place 2 is not a digit"],
    ["", "Enter digits, such as 1700000000"],
    ["17😀", "“😀” at place 3 is not a digit"],
    [
      "8640000000000001",
      "8640000000000001 milliseconds are beyond what a date can say: the year 275760",
    ],
    ["1".repeat(61), "Longer than 60 characters"],
  ])("what is wrong with %j", (text, reason) => {
    expect(why(text)).toBe(reason);
  });

  test.each<[string, UnitChoice, string | null]>([
    ["999999999", "auto", "s"],
    ["1701227351995845", "auto", "us"],
    ["1701227351995845123", "auto", "ns"],
    ["1701227351995", "s", "ms"],
    ["1700000000", "auto", null],
    ["1700000000123", "auto", null],
    ["0", "auto", null],
  ])("a hint when the year looks wrong: %s in %s", (text, unit, hinted) => {
    const read = readTimestamp(text, unit);
    const hint = read.ok ? read.value.hint : read.detail?.hint;
    expect(hint?.unit ?? null).toBe(hinted);
  });

  test.each<[string, UnitChoice, string | null]>([
    ["20261115", "auto", "2026-11-15"],
    ["20261131", "auto", null], // no such day
    ["17000000", "auto", null],
    ["30001115", "auto", null], // nobody means that year
    ["202611151030", "auto", "2026-11-15 10:30"],
    ["20261115103059", "auto", "2026-11-15 10:30:59"],
    ["20261115996059", "auto", null],
    ["20261115", "s", null],
    ["-20261115", "auto", null],
    ["1700000000", "auto", null],
  ])("digits that look like a date: %s in %s: %s", (text, unit, date) => {
    const read = readTimestamp(text, unit);
    expect(read.ok ? read.value.date : undefined).toBe(date);
  });

  test.each<[string, UnitChoice, boolean]>([
    ["17000000000", "auto", true],
    ["170122735199", "auto", true],
    ["-170122735199", "auto", true],
    ["170122735199", "ms", false],
    ["1700000000", "auto", false],
    ["1701227351995", "auto", false],
    ["202611151030", "auto", false], // a date, which is said
  ])("11 or 12 digits are asked about: %s in %s", (text, unit, isAsked) => {
    const read = readTimestamp(text, unit);
    expect(read.ok && read.value.doubt !== "").toBe(isAsked);
  });

  test.each([
    ["1,700,000,000", "1700000000", "auto"],
    ['"1700000000"', "1700000000", "auto"],
    ["1700000000.5", "1700000000500", "ms"],
    ["1701227351.995845", "1701227351995845", "us"],
    ["1701227351.9958451", "1701227351995845100", "ns"],
    ["1e10", undefined, undefined],
    ["12.34.56", undefined, undefined],
  ])("%s can be repaired to %s", (text, repaired, unit) => {
    const read = readTimestamp(text, "auto");
    const repair = read.ok ? undefined : read.detail?.repair;
    expect([repair?.text, repair?.unit]).toEqual([repaired, unit]);
  });
});

describe("Spec §5: an invalid date gives Invalid date", () => {
  test.each([
    ["2026-02-30", "February 2026 has 28 days, not 30"],
    ["2024-02-30", "February 2024 has 29 days, not 30"],
    ["2023-02-29 12:00", "February 2023 has 28 days, not 29"],
    ["2024-04-31", "April 2024 has 30 days, not 31"],
    ["2024-01-00", "January 2024 has 31 days, not 0"],
    ["2024-13-01", "There is no month 13"],
    ["2024-01-15 25:00", "There is no hour 25"],
    ["2024-01-15 24:01", "There is no hour 24"],
    ["2024-01-15 10:60", "There is no minute 60"],
    ["2024-01-15 10:30:61", "There is no second 61"],
    ["2024-01-15 10:30:60", "There is no second 60"],
    ["2024-01-15 13:30 PM", "There is no 13 PM"],
    ["2024-01-15 10:30 XST", "“XST” is not a zone known here: write an offset such as +05:30"],
    ["2024-01-15 10:30 +25:00", "There is no offset +25:00"],
    ["2024-01-15 soon", "“soon” is not a time of day"],
    ["15 Foo 2024", "“Foo” is not a month"],
    ["2023-366", "2023 has 365 days"],
    ["2023-W53-1", "2023 has no week 53"],
    ["01/02/2024", "01/02 may be January 2 or February 1: write 2024-month-day"],
    ["15/01/24", "Write the year with four digits"],
    ["1700000000", "That is a timestamp: enter it under Timestamp"],
    ["Monday", "A weekday alone is no date"],
    ["+300000-01-01", "Beyond what a timestamp can say: 271821 BC to the year 275760"],
    ["", "Enter a date, such as 2024-01-15 10:30"],
    ["x".repeat(101), "Longer than 100 characters"],
    ["<b>", "Write it as 2024-01-15 10:30, 15 Jan 2024 or Mon, 15 Jan 2024 10:30:00 +0530"],
  ])("%j: %s", (text, reason) => {
    expect(moments(text)).toBe(`Invalid date: ${reason}`);
  });

  test.each([
    ["2024-02-29", "2024-02-29T00:00:00Z"],
    ["2024-01-15T10:30", "2024-01-15T10:30:00Z"],
    ["2024-01-15 10:30:45", "2024-01-15T10:30:45Z"],
    ["2024-01-15T10:30:45,5Z", "2024-01-15T10:30:45.500Z"],
    ["2024-01-15 10:30:45.123456789", "2024-01-15T10:30:45.123456789Z"],
    ["2024-01-15T24:00", "2024-01-16T00:00:00Z"],
    ["20240115T103045Z", "2024-01-15T10:30:45Z"],
    ["2024/1/5", "2024-01-05T00:00:00Z"],
    ["2024-W03-1", "2024-01-15T00:00:00Z"],
    ["2020-W53-5", "2021-01-01T00:00:00Z"],
    ["2024-060", "2024-02-29T00:00:00Z"],
    ["Mon, 15 Jan 2024 10:30:00 +0530", "2024-01-15T05:00:00Z"],
    ["15 Jan 2024 10:30 EST", "2024-01-15T15:30:00Z"],
    ["15 Jan 2024 10:30 IST", "2024-01-15T05:00:00Z"],
    ["15 Jan 2024 10:30 CET", "2024-01-15T09:30:00Z"],
    ["15 Jan 2024 10:30 jst", "2024-01-15T01:30:00Z"],
    ["20240115", "2024-01-15T00:00:00Z"],
    ["Mon, 15 Jan 2024 10:30:00 GMT", "2024-01-15T10:30:00Z"],
    ["Jan 15, 2024, 10:30 PM", "2024-01-15T22:30:00Z"],
    ["January 15th, 2024 at 12:05 a.m.", "2024-01-15T00:05:00Z"],
    ["15th of January 2024", "2024-01-15T00:00:00Z"],
    ["15-Sept-2024", "2024-09-15T00:00:00Z"],
    ["Mon Jan 15 2024 10:30:00 GMT+0530 (India Standard Time)", "2024-01-15T05:00:00Z"],
    ["Mon Jan 15 10:30:00 2024", "2024-01-15T10:30:00Z"],
    ["15.01.2024 10:30", "2024-01-15T10:30:00Z"],
    ["25/12/2024", "2024-12-25T00:00:00Z"],
    ["12/25/2024", "2024-12-25T00:00:00Z"],
    ["05/05/2024", "2024-05-05T00:00:00Z"],
    ["-000001-01-01", "-000001-01-01T00:00:00Z"],
    ["0099-03-01", "0099-03-01T00:00:00Z"],
  ])("%j is %s", (text, iso) => {
    expect(moments(text)).toBe(iso);
  });

  // RFC 3339, section 5.8.
  test.each([
    ["1985-04-12T23:20:50.52Z", "1985-04-12T23:20:50.520Z"],
    ["1996-12-19T16:39:57-08:00", "1996-12-20T00:39:57Z"],
    ["1990-12-31T23:59:60Z", "1991-01-01T00:00:00Z"],
    ["1990-12-31T15:59:60-08:00", "1991-01-01T00:00:00Z"],
    ["1937-01-01T12:00:27.87+00:20", "1937-01-01T11:40:27.870Z"],
  ])("RFC 3339: %s", (text, iso) => {
    expect(moments(text)).toBe(iso);
  });

  test.each([
    ["IST", "IST is read as India Standard Time. Write +02:00 for Israel, +01:00 for Ireland."],
    ["CST", "CST is read as Central Standard Time of North America. Write +08:00 for China."],
    ["BST", "BST is read as British Summer Time. Write +06:00 for Bangladesh."],
    ["EST", ""],
    ["+05:30", ""],
  ])("which of several zones %s means is said", (zone, note) => {
    expect(noteOf(`2024-01-15 10:30 ${zone}`, "UTC")).toBe(note);
  });

  test("a leap second is explained", () => {
    expect(noteOf("1990-12-31T23:59:60Z", "UTC")).toContain("leap second");
  });

  test("a date alone and a date with a time are in the same zone (Date has them 5:30 apart)", () => {
    expect(moments("2024-01-15", "Asia/Kolkata")).toBe("2024-01-14T18:30:00Z");
    expect(moments("2024-01-15T00:00", "Asia/Kolkata")).toBe("2024-01-14T18:30:00Z");
  });

  test("any text is answered", () => {
    const letters = fc.constantFrom(...Array.from("0123456789-/:.TZW +,JanFebMonPM"));
    const texts = fc.array(letters, { maxLength: 30 }).map((list) => list.join(""));
    fc.assert(
      fc.property(texts, (text) => {
        expect(moments(text, newYork)).toMatch(/^(Invalid date: .|[-+\d])/);
      }),
      { numRuns: sampled(300) },
    );
  });
});

describe("daylight saving, explained", () => {
  test.each([
    ["a gap in New York", "2026-03-08 02:30", newYork, "2026-03-08T07:30:00Z"],
    ["the first moment after it", "2026-03-08 03:00", newYork, "2026-03-08T07:00:00Z"],
    ["the last before it", "2026-03-08 01:59:59", newYork, "2026-03-08T06:59:59Z"],
    [
      "an overlap in New York",
      "2026-11-01 01:30",
      newYork,
      "2026-11-01T05:30:00Z or 2026-11-01T06:30:00Z",
    ],
    ["the first moment after it", "2026-11-01 02:00", newYork, "2026-11-01T07:00:00Z"],
    [
      "half an hour on Lord Howe",
      "2026-04-05 01:45",
      "Australia/Lord_Howe",
      "2026-04-04T14:45:00Z or 2026-04-04T15:15:00Z",
    ],
    [
      "half an hour on Lord Howe",
      "2026-10-04 02:15",
      "Australia/Lord_Howe",
      "2026-10-03T15:45:00Z",
    ],
    ["5:45 in Kathmandu", "2026-01-01 05:45", "Asia/Kathmandu", "2026-01-01T00:00:00Z"],
    ["the day that Samoa left out", "2011-12-30 12:00", "Pacific/Apia", "2011-12-30T22:00:00Z"],
    ["the day after", "2011-12-31 12:00", "Pacific/Apia", "2011-12-30T22:00:00Z"],
    [
      "an offset of its own ends all doubt",
      "2026-11-01 01:30 -05:00",
      newYork,
      "2026-11-01T06:30:00Z",
    ],
  ])("%s: %s", (_case, text, zone, iso) => {
    expect(moments(text, zone)).toBe(iso);
  });

  test("in words", () => {
    expect(noteOf("2026-03-08 02:30", newYork)).toBe(
      "02:30 does not exist on March 8, 2026 in America/New_York: clocks jump from 02:00 to 03:00. It is read as 03:30.",
    );
    expect(noteOf("2026-11-01 01:30", newYork)).toBe(
      "01:30 comes twice on November 1, 2026 in America/New_York: clocks go back from 02:00 to 01:00.",
    );
    expect(noteOf("2011-12-30 12:00", "Pacific/Apia")).toBe(
      "12:00 does not exist on December 30, 2011 in Pacific/Apia: clocks jump from December 30, 2011, 00:00 to December 31, 2011, 00:00. It is read as December 31, 2011, 12:00.",
    );
    expect(noteOf(sampleDate, newYork)).toContain("comes twice");
    expect(noteOf(sampleDate, "Asia/Kolkata")).toBe("");
  });

  test("the next change of the clocks", () => {
    const june = Date.UTC(2026, 5, 1);
    expect(nextChange(newYork, june)).toEqual({
      at: Date.UTC(2026, 10, 1, 6),
      before: -4 * 3_600_000,
      after: -5 * 3_600_000,
    });
    expect(nextChangeText(newYork, june)).toBe(
      "Clocks change on November 1, 2026, from 02:00 to 01:00.",
    );
    expect(nextChangeText("Asia/Kolkata", june)).toBe("");
  });
});

describe("zones", () => {
  const zones = [
    "UTC",
    newYork,
    "Asia/Kolkata",
    "Australia/Lord_Howe",
    "Pacific/Apia",
    "Asia/Kathmandu",
    "Africa/Casablanca",
    "Europe/London",
    "Antarctica/Troll",
  ];
  const anyZone = fc.constantFrom(...zones);
  const anyMs = fc.integer({ min: Date.UTC(1850, 0), max: Date.UTC(2100, 0) });

  test("what a clock there shows agrees with the browser's own words", () => {
    fc.assert(
      fc.property(anyMs, anyZone, (ms, zone) => {
        const shown = new Date(ms).toLocaleString("sv-SE", { timeZone: zone });
        const sql = dateFacts(BigInt(Math.floor(ms / 1000)) * 1_000_000_000n, zone).find(
          ({ label }) => label === "SQL",
        );
        expect(sql?.value).toBe(shown);
      }),
      { numRuns: sampled(300) },
    );
  });

  test("a time on the wall leads back to its moment", () => {
    fc.assert(
      fc.property(anyMs, anyZone, (ms, zone) => {
        expect(placeLocal(zone, ms + offsetAt(zone, ms)).instants).toContain(ms);
      }),
      { numRuns: sampled(300) },
    );
  });

  test("what is written is read back, to the nanosecond", () => {
    const anyNs = fc.bigInt(
      BigInt(Date.UTC(-5000, 0)) * nsPerMs,
      BigInt(Date.UTC(20_000, 0)) * nsPerMs,
    );
    fc.assert(
      fc.property(anyNs, anyZone, (epochNs, zone) => {
        const read = momentsOf(isoText(epochNs, zone), "UTC");
        expect(read.ok && read.value.instants[0]?.epochNs).toBe(epochNs);
      }),
      { numRuns: sampled(300) },
    );
  });

  test("in UTC it is what Date says", () => {
    fc.assert(
      fc.property(fc.integer({ min: -8.64e15, max: 8.64e15 }), (ms) => {
        const expected = new Date(ms).toISOString().replace(/\.000Z$/, "Z");
        expect(isoText(BigInt(ms) * nsPerMs, "UTC")).toBe(expected);
        expect(utcMs(utcFields(ms))).toBe(Math.floor(ms / 1000) * 1000);
      }),
      { numRuns: sampled(300) },
    );
  });

  test.each([
    [19_800_000, "+05:30"],
    [-12_600_000, "-03:30"],
    [0, "+00:00"],
    [-17_762_000, "-04:56:02"],
  ])("%i ms is written %s", (offset, text) => {
    expect(offsetText(offset)).toBe(text);
  });

  test.each([
    ["Asia/Kolkata", true],
    ["asia/kolkata", true],
    ["UTC", true],
    ["Mars/Base", false],
    ["+05:30", false],
    ["", false],
    [5, false],
    [null, false],
    ["<script>", false],
  ])("%j is a zone: %s", (name, known) => {
    expect(isZone(name)).toBe(known);
  });

  test("by their cities, one's own first, under the names of today", () => {
    const options = zoneOptions(
      ["Europe/Kiev", "Asia/Calcutta", "America/New_York"],
      "Asia/Calcutta",
    );
    expect(options).toEqual([
      ["Asia/Kolkata", "Kolkata (Asia)"],
      ["UTC", "UTC"],
      ["Europe/Kyiv", "Kyiv (Europe)"],
      ["America/New_York", "New York (America)"],
    ]);
    expect(zoneOptions([], "UTC")).toEqual([["UTC", "UTC"]]);
    expect(zoneLabel("America/Argentina/Buenos_Aires")).toBe("Buenos Aires (America)");
    expect(modernZone("Europe/Paris")).toBe("Europe/Paris");
  });

  test("every zone of this platform has a modern name that it understands", () => {
    const all = Intl.supportedValuesOf("timeZone");
    expect(all.length).toBeGreaterThan(400);
    expect(all.filter((zone) => !isZone(modernZone(zone)))).toEqual([]);
  });
});

describe("Spec §9: world clock UTC, EST, PST, GMT, JST, CET; updates every second", () => {
  const summer = Date.UTC(2026, 6, 1, 12);
  const winter = Date.UTC(2026, 0, 1, 12);

  test("the labels in their order, and India", () => {
    expect(worldClocks.map(({ label }) => label)).toEqual([
      "UTC",
      "EST",
      "PST",
      "GMT",
      "JST",
      "CET",
      "IST",
    ]);
  });

  test.each([
    ["UTC", "12:00:00", "12:00:00", "Coordinated Universal Time"],
    ["EST", "07:00:00", "08:00:00", "Eastern Daylight Time, UTC-04:00"],
    ["PST", "04:00:00", "05:00:00", "Pacific Daylight Time, UTC-07:00"],
    ["GMT", "12:00:00", "13:00:00", "British Summer Time, UTC+01:00"],
    ["JST", "21:00:00", "21:00:00", "Japan Standard Time, UTC+09:00"],
    ["CET", "13:00:00", "14:00:00", "Central European Summer Time, UTC+02:00"],
    ["IST", "17:30:00", "17:30:00", "India Standard Time, UTC+05:30"],
  ])("%s is %s in winter, %s in summer: %s", (label, inWinter, inSummer, zoneText) => {
    const zone = worldClocks.find((clock) => clock.label === label)?.zone ?? "";
    expect(faceAt(zone, winter, "24").time).toBe(inWinter);
    expect(faceAt(zone, summer, "24")).toMatchObject({ time: inSummer, zoneText });
  });

  test("twelve hours, another day, and clocks of one's own", () => {
    expect(faceAt("Asia/Tokyo", Date.UTC(2026, 0, 1, 15), "12")).toMatchObject({
      time: "12:00:00 AM",
      date: "Friday, January 2, 2026",
    });
    expect(faceAt("UTC", winter, "12").time).toBe("12:00:00 PM");
    expect(addedClock("America/Sao_Paulo").label).toBe("Sao Paulo");
  });
});

describe("formats", () => {
  const epochNs = 1_701_227_351_995_845_123n;
  const facts = (zone: string, ns = epochNs) =>
    Object.fromEntries(dateFacts(ns, zone).map(({ label, value }) => [label, value]));

  test("a moment as standards write it", () => {
    expect(facts("Asia/Kolkata")).toEqual({
      "ISO 8601 (UTC)": "2023-11-29T03:09:11.995845123Z",
      "ISO 8601": "2023-11-29T08:39:11.995845123+05:30",
      "RFC 2822": "Wed, 29 Nov 2023 08:39:11 +0530",
      HTTP: "Wed, 29 Nov 2023 03:09:11 GMT",
      SQL: "2023-11-29 08:39:11.995845123",
      Week: "2023-W48-3",
      "Day of the year": "333 of 365",
    });
    expect(longText(epochNs, "Asia/Kolkata", "12")).toBe(
      "Wednesday, November 29, 2023, 8:39:11 AM UTC+05:30",
    );
    expect(longText(epochNs, "UTC", "24")).toBe("Wednesday, November 29, 2023, 03:09:11 UTC");
  });

  test("nanoseconds keep every digit, in every unit", () => {
    expect(timestampFacts(epochNs).map(({ value }) => value)).toEqual([
      "1701227351",
      "1701227351995",
      "1701227351995845",
      "1701227351995845123",
    ]);
    expect(timestampFacts(-1n).map(({ value }) => value)).toEqual(["-1", "-1", "-1", "-1"]);
  });

  test("the last moment of all is still a date, east and west", () => {
    const last = 8_640_000_000_000_000n * nsPerMs;
    expect(isoText(last, "Asia/Kolkata")).toBe("+275760-09-13T05:30:00+05:30");
    expect(isoText(-last, "America/New_York")).toBe("-271821-04-19T19:03:58-04:56:02");
  });

  test("years that a mail cannot carry are left out there", () => {
    expect(facts("UTC", -70_000_000_000_000_000_000n)).not.toHaveProperty("HTTP");
  });

  // ISO 8601's own hard cases: years of 53 weeks, and days that belong to another year's week.
  test.each([
    ["2005-01-01", 2004, 53, 6],
    ["2005-01-02", 2004, 53, 7],
    ["2007-01-01", 2007, 1, 1],
    ["2008-12-29", 2009, 1, 1],
    ["2010-01-03", 2009, 53, 7],
    ["2020-12-31", 2020, 53, 4],
  ])("%s is in week %i-W%i, day %i", (date, year, week, weekday) => {
    expect(isoWeek(utcFields(Date.parse(date)))).toEqual({ year, week, weekday });
  });

  test.each([
    [0, "now"],
    [999, "now"],
    [-1000, "1 second ago"],
    [59_000, "in 59 seconds"],
    [-60_000, "1 minute ago"],
    [3 * 3_600_000, "in 3 hours"],
    [-dayMs * 6, "6 days ago"],
    [dayMs * 8, "in 8 days"],
    [dayMs * 9, "in 9 days"],
    [dayMs * 10 + 3_600_000, "in 10 days and 1 hour"],
    [dayMs * 1.5, "in 1 day and 12 hours"],
    [90 * 60_000, "in 1 hour and 30 minutes"],
    [-dayMs * 20, "20 days ago"],
    [dayMs * 45, "in 1 month and 15 days"], // from November 14, which has 30
    [dayMs * 366, "in 1 year"],
    [-dayMs * 800, "2 years and 2 months ago"],
    [dayMs * 366 + 5000, "in 1 year"],
  ])("%i ms from now is %s", (away, text) => {
    expect(relativeText(1_700_000_000_000 + away, 1_700_000_000_000)).toBe(text);
  });
});

describe("differences", () => {
  const between = (start: string, end: string, part: Partial<Between> = {}) => {
    const asked = {
      start,
      end,
      zone: "UTC",
      weekend: "sat-sun",
      includesLast: false,
      holidays: "",
    };
    const found = differenceOf({ ...asked, ...part } as Between);
    if (!found.ok) return { title: `${found.message}: ${found.detail ?? ""}` };
    const facts = found.value.facts.map(({ label, value }) => [label, value]);
    return { ...found.value, ...(Object.fromEntries(facts) as Record<string, string>) };
  };

  test.each([
    ["2024-01-15", "2025-03-18", "1 year, 2 months and 3 days"],
    ["2024-01-31", "2024-02-29", "29 days"],
    ["2024-01-31", "2024-03-01", "1 month and 1 day"],
    ["2024-02-29", "2025-02-28", "11 months and 30 days"],
    ["2000-02-29", "2004-02-29", "4 years"],
    ["2024-01-01", "2024-01-01", "No time at all"],
    ["2024-01-01 10:00", "2024-01-02 09:00", "23 hours"],
    ["2024-01-01 10:00:00", "2024-01-01 11:30:15", "1 hour, 30 minutes and 15 seconds"],
    ["2025-03-18", "2024-01-15", "1 year, 2 months and 3 days"],
  ])("%s to %s is %s", (start, end, title) => {
    expect(between(start, end).title).toBe(title);
  });

  test("whole units, and which way round", () => {
    expect(between("2026-11-15", "2026-12-31")).toMatchObject({
      Days: "46",
      Weeks: "6 weeks and 4 days",
      Hours: "1104",
      Minutes: "66240",
      Seconds: "3974400",
      isBackwards: false,
    });
    expect(between("2026-12-31", "2026-11-15")).toMatchObject({ Days: "46", isBackwards: true });
  });

  test("hours are real ones: a day on which clocks change has 23", () => {
    const day = between("2026-03-08", "2026-03-09", { zone: newYork });
    expect(day).toMatchObject({ title: "1 day", Days: "1", Hours: "23" });
  });

  // The examples of Excel's NETWORKDAYS, which counts the last day.
  test.each([
    ["", "110"],
    ["2012-11-22", "109"],
    ["2012-11-22, 2012-12-04, 2013-01-21", "107"],
  ])("business days from 2012-10-01 to 2013-03-01 without %j are %s", (holidays, days) => {
    const found = between("2012-10-01", "2013-03-01", { includesLast: true, holidays });
    expect(found).toMatchObject({ "Business days": days });
  });

  test("business days agree with counting one by one", () => {
    const days = fc.integer({ min: -50_000, max: 50_000 });
    const weekend = fc.constantFrom("sat-sun", "sun", "fri-sat", "none");
    const free = { "sat-sun": [0, 6], sun: [0], "fri-sat": [5, 6], none: [] as number[] };
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 0, max: 400 }),
        weekend,
        fc.array(days, { maxLength: 5 }),
        (from, length, kind, holidays) => {
          let expected = 0;
          for (let day = from; day < from + length; day += 1) {
            if (!free[kind].includes(weekdayOf(day)) && !holidays.includes(day)) expected += 1;
          }
          expect(businessDays(from, from + length, kind, holidays)).toBe(expected);
        },
      ),
      { numRuns: sampled(200) },
    );
  });

  test("so many business days on are that many business days apart", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -20_000, max: 20_000 }),
        fc.integer({ min: 1, max: 300 }),
        (day, count) => {
          const later = shiftBusiness(day, count, "sat-sun");
          expect(businessDays(day + 1, later + 1, "sat-sun", [])).toBe(count);
          const earlier = shiftBusiness(day, -count, "sat-sun");
          expect(businessDays(earlier, day, "sat-sun", [])).toBe(count);
        },
      ),
      { numRuns: sampled(200) },
    );
  });

  test.each([
    [{ start: "2024-02-30" }, "Invalid date: First date: February 2024 has 29 days, not 30"],
    [{ end: "soon" }, "Invalid date: Second date: "],
    [{ holidays: "2024-13-01" }, "Invalid date: Days off: “2024-13-01”: There is no month 13"],
  ])("%j is refused", (part, message) => {
    expect(between("2024-01-01", "2024-02-01", part).title).toContain(message);
  });

  test.each([
    ["2026-11-15", "10", "business", "2026-11-27"],
    ["2026-11-15", "-1", "business", "2026-11-13"],
    ["2026-11-15", "45", "days", "2026-12-30"],
    ["2026-11-15", "-2", "weeks", "2026-11-01"],
    ["2024-01-31", "1", "months", "2024-02-29"],
    ["2024-02-29", "1", "years", "2025-02-28"],
    ["2024-01-15", "-13", "months", "2022-12-15"],
  ] as const)("%s and %s %s is %s", (date, amount, unit, result) => {
    const found = shiftDay(date, amount, unit, "sat-sun");
    const fields = found.ok ? found.value : null;
    expect(fields && isoText(BigInt(utcMs(fields)) * nsPerMs, "UTC").slice(0, 10)).toBe(result);
  });

  test.each([
    ["2024-01-01", "x", "Invalid amount"],
    ["2024-01-01", "1.5", "Invalid amount"],
    ["2024-01-01", "100001", "Invalid amount"],
    ["+270000-01-01", "100000", "Invalid amount"],
    ["2024-02-30", "1", "Invalid date"],
  ])("%s and %s years: %s", (date, amount, message) => {
    const found = shiftDay(date, amount, "years", "sat-sun");
    expect(found.ok ? "" : found.message).toBe(message);
  });

  test("months before the year 0 come out right", () => {
    const fields = addMonths({ ...utcFields(0), year: 0, month: 1 }, -1);
    expect([fields.year, fields.month]).toEqual([-1, 12]);
    expect(dayNumber(1970, 1, 1)).toBe(0);
  });
});

describe("what is stored is checked", () => {
  const defaults = {
    tab: "convert",
    zone: "",
    unit: "auto",
    hours: "24",
    clocks: [],
    absent: [],
    weekend: "sat-sun",
    dialect: "auto",
  };
  test.each([
    undefined,
    null,
    3,
    [],
    {},
    { tab: "x", zone: "Mars", unit: 5, hours: 12, clocks: "x", weekend: {} },
  ])("%j becomes the defaults", (stored) => {
    expect(optionsShape.read(stored)).toEqual(defaults);
  });
  test("good options stay; clocks are zones, each once, and not too many", () => {
    const kept = {
      tab: "cron",
      zone: "Asia/Tokyo",
      unit: "ns",
      hours: "12",
      clocks: ["Asia/Dubai"],
      absent: ["UTC"],
      weekend: "sun",
      dialect: "quartz",
    };
    expect(optionsShape.read(kept)).toEqual(kept);
    expect(optionsShape.read({ clocks: ["Asia/Dubai", "Mars", 5, "Asia/Dubai"] }).clocks).toEqual([
      "Asia/Dubai",
    ]);
    const many = Intl.supportedValuesOf("timeZone");
    expect(optionsShape.read({ clocks: many }).clocks).toHaveLength(maxClocks);
  });
});

test("a sample is what it says", () => {
  expect(fieldsAt("UTC", BigInt(sampleTimestamp) * 1_000_000_000n)).toMatchObject({ year: 2023 });
});
