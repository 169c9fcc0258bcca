import { of, type Content, type Values } from "./content.ts";
import { line, lines } from "./writing.ts";
import { placeIn, utcText } from "./zone-time.ts";

/** What an event needs besides its fields, and only a page knows. */
export interface Stamp {
  uid: string; // different for every event in the world
  editedMs: number;
  zone: string; // of the visitor: "Asia/Kolkata"
}

/** Values that were edited just now. An event keeps its name and its zone, so that it stays the same. */
export const stamped = (values: Values, { uid, editedMs, zone }: Stamp): Values => ({
  uid,
  zone,
  ...values,
  edited: utcText(editedMs),
});

const zoneOf = (values: Values): string => of(values, "zone") || "UTC";

const timeProblem = (value: string, values: Values): string =>
  placeIn(zoneOf(values), value) === null ? "Clocks there never show this time" : "";

const utcOf = (values: Values, id: string): string => {
  const placed = placeIn(zoneOf(values), of(values, id));
  return placed === null ? "" : utcText(placed.ms);
};

/** An event in UTC: phones read that alike, while many pass over the name of a zone. */
export const event: Content = {
  id: "event",
  name: "Event",
  isStamped: true,
  fields: [
    { id: "title", label: "Title", needed: true },
    { id: "zone", label: "Time zone", kind: "zone" },
    { id: "start", label: "Starts", kind: "moment", needed: true, problem: timeProblem },
    {
      id: "end",
      label: "Ends",
      kind: "moment",
      problem: (value, values) =>
        value < of(values, "start") ? "Ends before it starts" : timeProblem(value, values),
    },
    { id: "location", label: "Location" },
    { id: "notes", label: "Notes", kind: "lines" },
  ],
  note: eventNote,
  write: (values) => {
    const [start, end] = [utcOf(values, "start"), utcOf(values, "end")];
    return lines(
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Tabkit//EN",
      "BEGIN:VEVENT",
      line("UID", of(values, "uid")),
      line("DTSTAMP", of(values, "edited")),
      line("SUMMARY", of(values, "title")),
      line("DTSTART", start),
      // RFC 5545 §3.8.2.2: it must be later; without it an event ends when it starts.
      line("DTEND", end === start ? "" : end),
      line("LOCATION", of(values, "location")),
      line("DESCRIPTION", of(values, "notes")),
      "END:VEVENT",
      "END:VCALENDAR",
    );
  },
};

/** Which time is meant; "" while there is none. */
export function eventNote(values: Values): string {
  const [zone, start] = [zoneOf(values), of(values, "start")];
  const placed = placeIn(zone, start);
  if (placed === null) return "";
  const [day = "", clock = ""] = start.split("T");
  const utc = new Date(placed.ms).toISOString().slice(0, 16).replace("T", " ");
  const twice = [start, of(values, "end")]
    .filter((local) => placeIn(zone, local)?.isTwice === true)
    .map((local) => ` ${local.slice(11)} comes twice on that day in ${zone}: the first is meant.`);
  return `Starts on ${day} at ${clock} in ${zone}, which is ${utc} UTC. A phone elsewhere shows its own time.${[...new Set(twice)].join("")}`;
}
