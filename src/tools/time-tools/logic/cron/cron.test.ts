import { describe, expect, test } from "vitest";
import { cronWords } from "./cron-words.ts";
import { invalidCron, readCron, type Cron } from "./cron.ts";
import type { DialectChoice } from "./dialect.ts";

const cronOf = (text: string, dialect: DialectChoice = "auto"): Cron => {
  const read = readCron(text, dialect);
  if (!read.ok) throw new Error(read.detail);
  return read.value;
};

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
    ["0 0 */2 * *", "At 00:00, on every 2nd day of the month from day 1"],
    ["0 0 */7 * *", "At 00:00, on days 1, 8, 15, 22 and 29 of the month"],
    ["0 0 13 * FRI", "At 00:00, on day 13 of the month or on Friday"],
    ["0 0 */2 * FRI", "At 00:00, on every 2nd day of the month from day 1 if it falls on Friday"],
    ["0 0 13 * */5", "At 00:00, on day 13 of the month if it falls on Sunday and Friday"],
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

  // A step starts anew with each hour and each day, so one that does not come out even is a list.
  test.each([
    ["*/40 * * * *", "At minutes 0 and 40"],
    ["*/7 * * * *", "At minutes 0, 7, 14, 21, 28, 35, 42, 49 and 56"],
    ["*/59 * * * *", "At minutes 0 and 59"],
    ["*/60 * * * *", "Every hour"],
    ["*/30 * * * *", "Every 30 minutes"],
    ["0 */5 * * *", "At 00:00, 05:00, 10:00, 15:00 and 20:00"],
    ["0 */12 * * *", "Every 12 hours"],
    ["0 */24 * * *", "At 00:00"],
    ["*/5 */7 * * *", "Every 5 minutes of hours 0, 7, 14 and 21"],
    ["*/40 */6 * * *", "At minutes 0 and 40 of every 6th hour"],
    ["*/45 * * * * *", "At seconds 0 and 45"],
    ["5/15 * * * *", "At minutes 5, 20, 35 and 50"],
    ["0 0 1 */5 *", "At 00:00, on day 1 of the month, in January, June and November"],
  ])("a step that does not come out even is listed: %s: %s", (text, words) => {
    expect(cronWords(cronOf(text))).toBe(words);
  });

  // The first are the examples of Quartz's tutorial and of the AWS reference.
  test.each([
    ["0 0 12 * * ?", "At 12:00"],
    ["0 15 10 ? * *", "At 10:15"],
    ["0 15 10 * * ? 2005", "At 10:15, in 2005"],
    ["0 0/5 14,18 * * ?", "Every 5 minutes of hours 14 and 18"],
    ["0 10,44 14 ? 3 WED", "At 14:10 and 14:44, on Wednesday, in March"],
    ["0 15 10 L * ?", "At 10:15, on the last day of the month"],
    ["0 15 10 L-2 * ?", "At 10:15, on the day 2 days before the last of the month"],
    ["0 15 10 ? * 6L", "At 10:15, on the last Friday of the month"],
    ["0 15 10 ? * 6L 2002-2005", "At 10:15, on the last Friday of the month, in 2002 through 2005"],
    ["0 15 10 ? * 6#3", "At 10:15, on the 3rd Friday of the month"],
    ["0 11 11 11 11 ?", "At 11:11, on day 11 of the month, in November"],
    ["0 10 * * ? *", "At 10:00"],
    ["0 18 ? * MON-FRI *", "At 18:00, on Monday through Friday"],
    ["0/15 * * * ? *", "Every 15 minutes"],
    [
      "0/5 8-17 ? * MON-FRI *",
      "Every 5 minutes from 08:00 through 17:59, on Monday through Friday",
    ],
    ["cron(0 9 ? * 2#1 *)", "At 09:00, on the 1st Monday of the month"],
    ["15 10 ? * 6L 2022-2023", "At 10:15, on the last Friday of the month, in 2022 and 2023"],
    ["0 0 0 15W * ?", "At 00:00, on the workday nearest to day 15 of the month"],
    ["0 0 0 LW * ?", "At 00:00, on the last workday of the month"],
    ["0 0 0 L-1W * ?", "At 00:00, on the workday nearest to 1 day before the last of the month"],
    ["0 0 0 ? * L", "At 00:00, on Saturday"],
    ["0 0 0 ? * 1", "At 00:00, on Sunday"],
    ["0 0 0 ? * FRI-MON", "At 00:00, on Sunday, Monday, Friday and Saturday"],
    ["0 0 22-1 ? * *", "At 00:00, 01:00, 22:00 and 23:00"],
    ["0 0 0 1 JUL *", "At 00:00, on day 1 of the month, in July"],
    ["0 0 0 * * WED", "At 00:00, on Wednesday"],
  ])("of Quartz and AWS: %s: %s", (text, words) => {
    expect(cronWords(cronOf(text))).toBe(words);
  });
});

describe("whose expression it is", () => {
  test.each<[string, DialectChoice, string]>([
    ["* * * * *", "auto", "5 fields: read as Unix (crontab)"],
    ["0 * * * * *", "auto", "6 fields: read as Unix (crontab), with seconds first"],
    ["0 0 12 * * ?", "auto", "6 fields and “?” in the last: read as Quartz"],
    ["0 0 12 ? * 2", "auto", "6 fields and “?” in the fourth: read as Quartz"],
    ["0 12 ? * 2 *", "auto", "6 fields and “?” in the third: read as AWS"],
    ["0 12 L * ? *", "auto", "6 fields and “L” in the third: read as AWS"],
    ["0 0 12 ? * 2 2030", "auto", "7 fields: read as Quartz"],
    ["cron(0 12 * * ? *)", "auto", "cron(…): read as AWS"],
    ["@daily", "auto", "@daily is 0 0 * * *: read as Unix (crontab)"],
    ["* * * * *", "unix", "Read as Unix (crontab), as chosen"],
    ["0 0 12 * * ?", "quartz", "Read as Quartz, as chosen"],
    ["0 12 * * ? *", "aws", "Read as AWS, as chosen"],
  ])("%s, %s: %s", (text, dialect, rule) => {
    expect(cronOf(text, dialect).rule).toBe(rule);
  });

  test("Sunday is 0 or 7 in crontab, 1 in the others", () => {
    expect(cronOf("0 0 * * 0").weekday.values).toEqual([0]);
    expect(cronOf("0 0 * * 7").weekday.values).toEqual([0]);
    expect(cronOf("0 0 0 ? * 1").weekday.values).toEqual([0]);
    expect(cronOf("0 0 ? * 1 *").weekday.values).toEqual([0]);
    expect(cronOf("0 0 0 ? * 7").weekday.values).toEqual([6]);
  });

  test.each([
    ["5/15 * * * *", "“5/15” is read as 5-59/15: crontab itself refuses it."],
    ["0 0 * * MON-SUN", "“MON-SUN” is read as 1-7: crontab itself refuses it."],
    ["0 0 ? * MON", "“?” is read as *: crontab has none."],
    ["0 0 * * MON-FRI", undefined],
    ["0 5/15 * ? * *", undefined],
  ])("what crontab itself would refuse is said: %s", (text, note) => {
    expect(cronOf(text).notes[0]).toBe(note);
  });
});

describe("what is wrong with it", () => {
  test.each([
    ["", "It has 0 fields in place of 5, 6 or 7"],
    ["* * * *", "It has 4 fields in place of 5, 6 or 7"],
    ["* * * * * * *", "Quartz wants “?” in one of the two"],
    ["? * * * *", "Minute: “?” is only for the day of the month and the weekday"],
    ["60 * * * *", "Minute: 60 is not from 0 to 59"],
    ["* 24 * * *", "Hour: 24 is not from 0 to 23"],
    ["* * 0 * *", "Day of the month: 0 is not from 1 to 31"],
    ["* * * 13 *", "Month: 13 is not from 1 to 12"],
    ["* * * * 8", "Weekday: 8 is not from 0 to 7"],
    ["*/0 * * * *", "Minute: a step of 0 leads nowhere"],
    ["5-1 * * * *", "Minute: 5-1 goes backwards"],
    ["1,,2 * * * *", "Minute: “” is not understood"],
    ["1-2-3 * * * *", "Minute: “1-2-3” is not understood"],
    ["* * L * *", "Day of the month: “L” is for Quartz and AWS: crontab has no L, W or #"],
    ["* * 15W * *", "Day of the month: “15W” is for Quartz and AWS"],
    ["* * * * MON#2", "Weekday: “MON#2” is for Quartz and AWS: crontab has no L, W or #"],
    ["* * * * 5L", "Weekday: “5L” is for Quartz and AWS"],
    ["0 0 0 ? * 8", "Weekday: 8 is not from 1 to 7"],
    ["0 0 0 ? * 0", "Weekday: 0 is not from 1 to 7"],
    ["0 0 0 ? * 6#6", "Weekday: a month has no 6 of one weekday"],
    ["0 0 0 L,15 * ?", "Day of the month: “L” is not understood: L, W and # stand alone"],
    ["0 0 0 L-31 * ?", "Day of the month: L-31 lies before every month"],
    ["0 0 0 32W * ?", "Day of the month: 32 is not from 1 to 31"],
    ["0 0 0 ? * ? 2030", "Quartz wants “?” in one of the two"],
    ["0 0 0 * * ? 2100", "Year: 2100 is not from 1970 to 2099"],
    ["0 0 * * ? 2200", "Year: 2200 is not from 1970 to 2199"],
    ["cron(0 0 LW * ? *)", "Day of the month: AWS knows L, but not LW"],
    ["cron(0 0 * * *)", "It has 5 fields in place of 6: minute, hour"],
    ["0 0 ? * FRI-MON *", "Weekday: FRI-MON goes backwards"],
    ["rate(5 minutes)", "“rate(5 minutes)” is a schedule of AWS, but not a cron expression"],
    ["@never", "“@never” is not a shortcut"],
    ["@reboot", "@reboot runs when a machine starts"],
    ["*".repeat(201), "Longer than 200 characters"],
  ])("%j: %s", (text, reason) => {
    const read = readCron(text, "auto");
    expect(read.ok ? "" : read.message).toBe(invalidCron);
    expect(read.ok ? "" : read.detail).toContain(reason);
  });

  test.each<[string, DialectChoice, string]>([
    ["* * * * *", "quartz", "It has 5 fields in place of 6 or 7"],
    ["* * * * *", "aws", "It has 5 fields in place of 6"],
    ["0 0 12 ? * 2 2030", "unix", "It has 7 fields in place of 5 or 6"],
    ["@daily", "quartz", "@daily is a shortcut of crontab: Quartz has none"],
  ])("%s is not of %s: %s", (text, dialect, reason) => {
    const read = readCron(text, dialect);
    expect(read.ok ? "" : read.detail).toContain(reason);
  });
});
