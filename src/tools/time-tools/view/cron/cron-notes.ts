import type { Cron } from "../../logic.ts";

const signs =
  "*/15 is every 15, 9-17 a range, 1,15 a list; months and weekdays have names: JAN, MON.";
const lastAndNearest =
  "L is the last day, 6L the last Friday, 6#3 the third Friday, 15W the workday nearest to day 15. One of day and weekday is “?”.";

/** How each program reads its expressions. */
export const cronNotes: Readonly<Record<Cron["dialect"], readonly string[]>> = {
  unix: [
    "Five fields: minute, hour, day of the month, month, weekday. With six, seconds come first.",
    `${signs} Sunday is 0 or 7.`,
    "A step starts anew each hour and each day: */40 is minute 0 and minute 40.",
    "When neither the day of the month nor the weekday begins with *, either of them is enough: 0 0 13 * FRI is every 13th and every Friday.",
    "When one of the two begins with *, both must fit: 0 0 */2 * FRI is a Friday on an odd day. That is how Vixie cron and cronie read crontab(5).",
    "Where clocks jump forward, a job of the skipped hour runs at once; where they go back, it runs once. With * in minutes or hours, it runs by the hours that there are.",
  ],
  quartz: [
    "Six fields: second, minute, hour, day of the month, month, weekday. A seventh is the year.",
    `${signs} Sunday is 1, Saturday 7.`,
    lastAndNearest,
    "LW is the last workday, L-3 the third day before the last. Ranges may go past the end: FRI-MON.",
    "Quartz warns that jobs may be skipped or repeated when clocks change: do not rely on runs in such an hour.",
  ],
  aws: [
    "Six fields: minute, hour, day of the month, month, weekday, year, as in cron(0 18 L * ? *).",
    `${signs} Sunday is 1, Saturday 7.`,
    lastAndNearest,
    "Rules of EventBridge run in UTC; schedules of EventBridge Scheduler in a zone of their own. Choose it at Time zone.",
    "EventBridge Scheduler leaves out a run whose time clocks jump over, and runs once where they go back.",
  ],
};
