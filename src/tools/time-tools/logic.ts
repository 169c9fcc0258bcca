export { fieldOf, linkTo, optionsOf } from "./logic/link.ts";
export { maxClocks, optionsShape, tabs, unitChoices, weekends } from "./logic/options.ts";
export type { Options, UnitChoice, Weekend } from "./logic/options.ts";
export { dateText, dayMs, msOf, nsPerMs, yearText } from "./logic/calendar.ts";
export { nextRuns, noRunsText } from "./logic/cron/cron-runs.ts";
export { cronWords } from "./logic/cron/cron-words.ts";
export { readCron } from "./logic/cron/cron.ts";
export type { Cron } from "./logic/cron/cron.ts";
export { dialectChoices } from "./logic/cron/dialect.ts";
export { differenceOf } from "./logic/difference.ts";
export {
  clockText,
  dateFacts,
  isoDate,
  isoText,
  longText,
  relativeText,
  timestampFacts,
  weekdayText,
} from "./logic/formats.ts";
export type { Fact, Hours } from "./logic/formats.ts";
export { momentsOf, nextChangeText } from "./logic/moment.ts";
export type { DateReading } from "./logic/moment.ts";
export { overlapText, plannerHours, plannerRow, readOut } from "./logic/planner.ts";
export { readTimestamp, unitName } from "./logic/read/timestamp.ts";
export type { Hint } from "./logic/read/timestamp.ts";
export { shiftDay, shiftUnits } from "./logic/shift.ts";
export { addedClock, faceAt, worldClocks } from "./logic/world.ts";
export type { WorldClock } from "./logic/world.ts";
export { modernZone, zoneLabel, zoneOptions } from "./logic/zone-list.ts";
export { fieldsAt, isZone } from "#domain/zones.ts";
