import { dayMs, dayNumber, farthestMs, utcFields } from "../calendar.ts";
import { changeWithin, offsetAt, type Change } from "#domain/zones.ts";
import { hasYears, isDay, type Cron } from "./cron.ts";

interface Run {
  at: number;
  /** Its time on the wall does not exist on that day: clocks jump over it. */
  isMoved: boolean;
}

/** Far enough for a February 29 on a chosen weekday, which comes every 28 years, or 40. */
const daysAhead = 41 * 366;

/** The next times that an expression asks for, by the clocks of a zone. */
export function nextRuns(cron: Cron, zone: string, from: number, count: number): Run[] {
  const today = Math.floor((from + offsetAt(zone, from)) / dayMs);
  const end = hasYears(cron)
    ? dayNumber((cron.year.values.at(-1) ?? 0) + 1, 1, 1)
    : today + daysAhead;
  const runs: Run[] = [];
  // Clocks that go back can repeat a piece of yesterday.
  for (let day = today - 1; day < end && runs.length < count; day += 1) {
    if (Math.abs((day + 2) * dayMs) > farthestMs) break;
    const { year, month, day: date } = utcFields(day * dayMs);
    if (isDay(cron, year, month, date)) runs.push(...runsOn(day, cron, zone, from, count));
  }
  return runs.slice(0, count);
}

/** In words, when there are no runs. */
export const noRunsText = (cron: Cron): string =>
  hasYears(cron)
    ? "It never runs again: there is no such date in its years."
    : "It never runs in the next 40 years: there is no such date.";

function runsOn(day: number, cron: Cron, zone: string, from: number, count: number): Run[] {
  const midnight = day * dayMs;
  const offset = offsetAt(zone, midnight - dayMs);
  const change = changeWithin(zone, midnight - dayMs, midnight + 2 * dayMs);
  // Where clocks change, a later time of day may come up to so much earlier.
  const mixedMs = change === null ? 0 : Math.abs(change.after - change.before);
  const runs = new Map<number, Run>();
  let enough = Infinity;
  for (const local of timesOf(cron, midnight)) {
    if (local - offset + mixedMs <= from) continue;
    if (local > enough + mixedMs) break;
    const found =
      change === null ? [{ at: local - offset, isMoved: false }] : placed(local, cron, change);
    for (const run of found) if (run.at > from && !runs.has(run.at)) runs.set(run.at, run);
    if (runs.size >= count) enough = Math.min(enough, local);
  }
  return [...runs.values()].sort((a, b) => a.at - b.at);
}

function* timesOf({ hour, minute, second }: Cron, midnight: number): Generator<number> {
  for (const h of hour.values) {
    for (const m of minute.values) {
      for (const s of second.values) yield midnight + ((h * 60 + m) * 60 + s) * 1000;
    }
  }
}

/** Cron(8): clocks that are set by more than three hours were corrected; nothing is made up for. */
const longestChangeMs = 3 * 3_600_000;

/** When a time of day comes around a change of the clocks, as each program has it. */
function placed(local: number, cron: Cron, { at, before, after }: Change): Run[] {
  const [early, late] = [local - before, local - after];
  const found = [early < at ? early : null, late >= at ? late : null].filter((ms) => ms !== null);
  const isSmall = Math.abs(after - before) <= longestChangeMs;
  // Cron(8): what runs by stars in its minutes or hours goes on with the hours that there are.
  const isFrequent = cron.minute.isStar || cron.hour.isStar;
  if (found.length === 0) {
    if (isFrequent || !isSmall || cron.dialect === "aws") return [];
    // Crontab catches up at once, Quartz as much later as clocks have jumped.
    return [{ at: cron.dialect === "unix" ? at : early, isMoved: true }];
  }
  const isRepeated = cron.dialect !== "aws" && (isFrequent || !isSmall);
  const kept = isRepeated ? found : found.slice(0, 1);
  return kept.map((ms) => ({ at: ms, isMoved: false }));
}
