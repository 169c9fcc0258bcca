import { fail, ok, type Result } from "#domain/result.ts";
import { readAddress } from "./logic/address.ts";
import { deviceDiffers, offsetWords } from "./logic/zone.ts";

/** What the service knows (spec §3); "" where it does not. The first six are the spec's. */
export interface IpInfo {
  ip: string;
  city: string;
  region: string;
  country: string;
  timezone: string; // "Asia/Kolkata"
  isp: string;
  /** Only what the answer has. */
  more: readonly { label: string; value: string }[];
}

/** Spec §8, word for word. */
export const failed = "Failed to fetch IP information";

export const timeoutMs = 8000;

/** The spec's names, and the service's: “country-name field”, “organisation field”. */
const fieldNames = {
  city: "city",
  region: "region",
  country: "country_name",
  timezone: "timezone",
  isp: "org",
} as const;

const moreNames = [
  ["Network", "network"],
  ["Autonomous system", "asn"],
  ["Postal code", "postal"],
  ["Country code", "country_code"],
  ["Calling code", "country_calling_code"],
  ["Currency", "currency"],
  ["Languages", "languages"],
] as const;

/** Longer than any name; a service gone wrong must not fill the page. */
const maxTextChars = 200;

type Answer = Readonly<Record<string, unknown>>;

/** Checks an answer. A refusal says in its detail what was wrong with it. */
export function readIpInfo(answer: unknown): Result<IpInfo, string> {
  if (typeof answer !== "object" || answer === null || Array.isArray(answer)) {
    return fail(failed, "The answer is not a list of names and values.");
  }
  const given = answer as Answer;
  if (given["error"]) return fail(failed, `The service refused: ${refusalIn(given)}.`);

  const address = typeof given["ip"] === "string" ? readAddress(given["ip"].trim()) : null;
  const odd = [
    ...(address === null ? ["ip"] : []),
    ...Object.values(fieldNames).filter((name) => !isTextOrNull(given[name])),
  ];
  if (address === null || odd.length > 0) {
    return fail(failed, `These are missing in the answer, or not text: ${odd.join(", ")}.`);
  }
  const known = (name: string) => textIn(given, name);
  return ok({
    ip: address.text,
    city: known(fieldNames.city),
    region: known(fieldNames.region),
    country: known(fieldNames.country),
    timezone: known(fieldNames.timezone),
    isp: known(fieldNames.isp),
    more: [
      ...moreNames.map(([label, name]) => ({ label, value: known(name) })),
      { label: "Coordinates", value: placeIn(given) },
    ].filter(({ value }) => value !== ""),
  });
}

/** `null` is how the service says that it does not know. */
const isTextOrNull = (value: unknown): boolean => value === null || typeof value === "string";

const textIn = (answer: Answer, name: string): string => {
  const value = answer[name];
  return typeof value === "string" ? value.trim().slice(0, maxTextChars) : "";
};

const refusalIn = (answer: Answer): string =>
  textIn(answer, "reason") || textIn(answer, "message") || "no reason given";

function placeIn({ latitude, longitude }: Answer): string {
  const isPlace = typeof latitude === "number" && typeof longitude === "number";
  return isPlace ? `${latitude}, ${longitude}` : "";
}

/** A card of the page. */
export interface Card {
  label: string; // "IP Address"
  value: string;
  note: string;
}

/** Spec §2: cards IP Address, Location, Country, Timezone, Internet Service Provider. */
export const cardLabels = [
  "IP Address",
  "Location",
  "Country",
  "Timezone",
  "Internet Service Provider",
] as const;

/** The five cards. `device` is where and when the visitor's device believes to be. */
export function cardsOf(info: IpInfo, device: { timezone: string; at: Date }): Card[] {
  const address = readAddress(info.ip);
  // Delhi is in Delhi, and Singapore in Singapore.
  const places = new Set([info.city, info.region].filter(Boolean));
  const values = [info.ip, [...places].join(", "), info.country, info.timezone, info.isp];
  const notes = [
    [address?.version, address?.note].filter(Boolean).join(" · "),
    places.size === 0 ? "" : "Roughly: where the network is, not the device",
    "",
    deviceDiffers(info.timezone, device)
      ? `Your device is set to ${device.timezone}`
      : offsetWords(info.timezone, device.at),
    "",
  ];
  return cardLabels.map((label, index) => ({
    label,
    value: values[index] || "Unknown",
    note: notes[index] ?? "",
  }));
}

/** All cards as text, to paste into a message. */
export const cardsText = (cards: readonly Card[]): string =>
  cards.map(({ label, value }) => `${label}: ${value}`).join("\n");
