/** A time of day as it was typed. */
export interface Clock {
  seconds: number; // since midnight
  nanosecond: number;
  offset: number | null; // in milliseconds; `null` when none was said
  /** What is unusual about it, in words; "" when nothing is. */
  note: string;
}

interface NamedZone {
  minutes: number; // that are added to UTC
  /** Which one is meant, where several share a name. */
  note?: string;
}

/** Those of RFC 2822, and some that people write. */
const namedZones: Readonly<Record<string, NamedZone>> = {
  Z: { minutes: 0 },
  UT: { minutes: 0 },
  UTC: { minutes: 0 },
  GMT: { minutes: 0 },
  EST: { minutes: -300 },
  EDT: { minutes: -240 },
  CST: {
    minutes: -360,
    note: "CST is read as Central Standard Time of North America. Write +08:00 for China.",
  },
  CDT: { minutes: -300 },
  MST: { minutes: -420 },
  MDT: { minutes: -360 },
  PST: { minutes: -480 },
  PDT: { minutes: -420 },
  IST: {
    minutes: 330,
    note: "IST is read as India Standard Time. Write +02:00 for Israel, +01:00 for Ireland.",
  },
  BST: {
    minutes: 60,
    note: "BST is read as British Summer Time. Write +06:00 for Bangladesh.",
  },
  CET: { minutes: 60 },
  CEST: { minutes: 120 },
  JST: { minutes: 540 },
};

const form =
  /^(\d{1,2})(?::(\d{2})(?::(\d{2}))?|(\d{2})(\d{2})?)?(?:[.,](\d{1,9}))?(?: ?([ap])\.?m\.?)? ?(.*)$/i;

/** Reads "10:30", "10:30:00.123 PM +0530", "103000Z"; a text says what is wrong. */
export function readClock(text: string): Clock | string {
  if (text === "") return { seconds: 0, nanosecond: 0, offset: null, note: "" };
  const parts = form.exec(text);
  if (parts === null) return `“${text}” is not a time of day`;
  const [
    ,
    hourText = "",
    colonMinute,
    colonSecond,
    minute,
    second,
    fraction = "",
    half,
    zone = "",
  ] = parts;
  const minuteText = colonMinute ?? minute;
  if (minuteText === undefined && half === undefined) return `“${text}” is not a time of day`;
  const time = {
    hour: Number(hourText),
    minute: Number(minuteText ?? 0),
    second: Number(colonSecond ?? second ?? 0),
  };
  if (half !== undefined) {
    if (time.hour < 1 || time.hour > 12) return `There is no ${time.hour} ${half.toUpperCase()}M`;
    time.hour = (time.hour % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  }
  const offset = zone === "" ? null : readOffset(zone);
  if (typeof offset === "string") return offset;
  const zoneNote = namedZones[zone.toUpperCase()]?.note ?? "";
  return settle(time, Number(fraction.padEnd(9, "0")), offset, zoneNote);
}

const leapNote = "A leap second: timestamps count it as the second that follows.";

interface Time {
  hour: number;
  minute: number;
  second: number;
}

function settle(
  time: Time,
  nanosecond: number,
  offset: number | null,
  zoneNote: string,
): Clock | string {
  const { hour, minute, second } = time;
  const isEndOfDay = hour === 24 && minute === 0 && second === 0 && nanosecond === 0;
  if (hour > 23 && !isEndOfDay) return `There is no hour ${hour}`;
  if (minute > 59) return `There is no minute ${minute}`;
  const seconds = hour * 3600 + minute * 60 + second;
  // Leap seconds come at midnight in UTC, so only a time that says its offset can be one.
  const utc = offset === null ? 0 : (seconds - offset / 1000) % 86_400;
  const isLeapSecond = second === 60 && offset !== null && utc === 0;
  if (second > 59 && !isLeapSecond) return `There is no second ${second}`;
  const note = isLeapSecond ? leapNote : zoneNote;
  return { seconds, nanosecond, offset, note };
}

function readOffset(text: string): number | string {
  const named = namedZones[text.toUpperCase()];
  if (named !== undefined) return named.minutes * 60_000;
  const parts = /^(?:UTC|GMT)? ?([-+−])(\d{1,2})(?::?(\d{2})(?::?(\d{2}))?)?$/i.exec(text);
  if (parts === null) return `“${text}” is not a zone known here: write an offset such as +05:30`;
  const [, sign, ...rest] = parts;
  const [hours = 0, minutes = 0, seconds = 0] = rest.map((part) => Number(part ?? 0));
  if (hours > 23 || minutes > 59 || seconds > 59) return `There is no offset ${text}`;
  return (sign === "+" ? 1 : -1) * ((hours * 60 + minutes) * 60 + seconds) * 1000;
}
