import { utcFields, utcMs } from "#domain/calendar.ts";

/** Names that programs give to moments: exp, iat, created_at, updatedAt, timestamp, expires_in not. */
const namesMoment =
  /^(?:exp|iat|nbf|auth_time|ts|time|timestamp|date|datetime|created|updated|modified|expires|expiry|expiration)$|_(?:at|time|timestamp|date|ts|on|until)$|[a-z](?:At|Time|Timestamp|Date|On|Until)$/;

const from = Date.UTC(2000, 0, 1);
const to = Date.UTC(2041, 0, 1);

const iso =
  /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?:Z|([+-])(\d\d):?(\d\d))$/;

/**
 * The moment that a member of an object is, in milliseconds; `null` when it is none. A number is
 * one only by its name and in our days; a text only with its zone, for it says no moment without.
 */
export function momentOf(name: string, raw: string): number | null {
  if (raw.startsWith('"')) return readIso(raw.slice(1, -1));
  if (!namesMoment.test(name) || !/^\d{9,13}(?:\.\d+)?$/.test(raw)) return null;
  const value = Number(raw);
  // Milliseconds of our days have 12 or 13 digits, seconds 9 or 10.
  const ms = value >= from ? value : value * 1000;
  return ms >= from && ms < to ? Math.floor(ms) : null;
}

function readIso(text: string): number | null {
  const found = iso.exec(text);
  if (found === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map((digits: string | undefined) => Number(digits ?? 0));
  const fields = { year, month, day, hour, minute, second };
  const local = utcMs(fields);
  // February 30 would be March 2: what does not come back as it was is no date.
  const back = utcFields(local);
  const isDate = Object.entries(fields).every(
    ([name, value]) => back[name as keyof typeof fields] === value,
  );
  if (!isDate) return null;
  const offset = (Number(found[8] ?? 0) * 60 + Number(found[9] ?? 0)) * 60_000;
  return found[7] === "-" ? local + offset : local - offset;
}
