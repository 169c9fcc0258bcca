import { describe, expect, test } from "vitest";
import { isoText } from "../formats.ts";
import { momentsOf } from "../moment.ts";

// A Sunday in New York, where clocks went back that night; a Monday already in Tokyo.
const now = Date.parse("2026-11-01T15:30:20Z");
const read = (text: string, zone = "UTC") => {
  const found = momentsOf(text, zone, now);
  if (!found.ok) return { iso: `${found.message}: ${found.detail ?? ""}`, note: "", where: "" };
  const [first] = found.value.instants;
  return { ...found.value, iso: isoText(first?.epochNs ?? 0n, zone) };
};

describe("a date in words", () => {
  test.each([
    ["now", "2026-11-01T15:30:20Z"],
    ["today", "2026-11-01T00:00:00Z"],
    ["Tomorrow", "2026-11-02T00:00:00Z"],
    ["tomorrow 5pm", "2026-11-02T17:00:00Z"],
    ["tomorrow at 5:30 p.m.", "2026-11-02T17:30:00Z"],
    ["5pm tomorrow", "2026-11-02T17:00:00Z"],
    ["17:00 today", "2026-11-01T17:00:00Z"],
    ["yesterday, 09:15", "2026-10-31T09:15:00Z"],
    ["day after tomorrow noon", "2026-11-03T12:00:00Z"],
    ["the day before yesterday", "2026-10-30T00:00:00Z"],
    ["tomorrow midnight", "2026-11-02T00:00:00Z"],
    ["5pm", "2026-11-01T17:00:00Z"],
    ["noon", "2026-11-01T12:00:00Z"],
    ["friday", "2026-11-06T00:00:00Z"],
    ["Friday 5pm", "2026-11-06T17:00:00Z"],
    ["next Friday 17:00", "2026-11-06T17:00:00Z"],
    ["this fri at 5 pm", "2026-11-06T17:00:00Z"],
    ["last friday", "2026-10-30T00:00:00Z"],
    ["Sunday", "2026-11-08T00:00:00Z"],
    ["last sunday", "2026-10-25T00:00:00Z"],
    ["in 3 days", "2026-11-04T15:30:20Z"],
    ["in 2 weeks", "2026-11-15T15:30:20Z"],
    ["2 weeks ago", "2026-10-18T15:30:20Z"],
    ["in a month", "2026-12-01T15:30:20Z"],
    ["1 year ago", "2025-11-01T15:30:20Z"],
    ["in 90 minutes", "2026-11-01T17:00:20Z"],
    ["an hour ago", "2026-11-01T14:30:20Z"],
    ["45 seconds ago", "2026-11-01T15:29:35Z"],
    ["tomorrow 5pm IST", "2026-11-02T11:30:00Z"],
    // What is a date keeps being read as one.
    ["Mon, 15 Jan 2024", "2024-01-15T00:00:00Z"],
    // What is wrong is said.
    ["tomorrow 25:00", "Invalid date: There is no hour 25"],
    ["tomorrow 13 pm", "Invalid date: There is no 13 PM"],
    ["tomorrow soon", "Invalid date: “soon” is not a time of day"],
    [
      "in 300000 years",
      "Invalid date: Beyond what a timestamp can say: 271821 BC to the year 275760",
    ],
    ["Mon, 15 Foo 2024", "Invalid date: “Foo” is not a month"],
    [
      "5pm tomorrow 6pm",
      "Invalid date: Write it as 2024-01-15 10:30, 15 Jan 2024 or Mon, 15 Jan 2024 10:30:00 +0530",
    ],
  ])("%s is %s", (text, iso) => {
    expect(read(text).iso).toBe(iso);
  });

  test("today is the zone's own day", () => {
    expect(read("tomorrow 5pm", "Asia/Tokyo").iso).toBe("2026-11-03T17:00:00+09:00");
    expect(read("today", "America/New_York").iso).toBe("2026-11-01T00:00:00-04:00");
    expect(read("tomorrow 5pm", "America/New_York").iso).toBe("2026-11-02T17:00:00-05:00");
  });

  test("hours are real ones, days are those of the calendar", () => {
    // Between them clocks went back: the day before had 25 hours.
    expect(read("24 hours ago", "America/New_York").iso).toBe("2026-10-31T11:30:20-04:00");
    expect(read("1 day ago", "America/New_York").iso).toBe("2026-10-31T10:30:20-04:00");
  });

  test("what the words were taken for is said", () => {
    expect(read("tomorrow 5pm").note).toBe(
      "“tomorrow 5pm” is read as Monday, November 2, 2026, 17:00.",
    );
    expect(read("next friday").note).toBe(
      "“next friday” is read as Friday, November 6, 2026, 00:00.",
    );
    expect(read("in 90 minutes", "Asia/Tokyo")).toMatchObject({
      note: "“in 90 minutes” is read as Monday, November 2, 2026, 02:00:20.",
      where: "in Asia/Tokyo",
    });
    expect(read("tomorrow 5pm IST").note).toContain("IST is read as India Standard Time.");
    expect(read("2026-11-02").note).toBe("");
  });

  test("without a clock they are none", () => {
    expect(momentsOf("tomorrow", "UTC").ok).toBe(false);
  });
});
