import type { Saying } from "#domain/operation/operation.ts";
import { distanceWords, utcWords } from "#domain/moment-words.ts";
import { counted } from "#domain/wording.ts";
import { decodeJwt } from "./decode.ts";
import { readTimes, standingOf, type TimeClaim } from "./times.ts";

type Mark = NonNullable<Saying["mark"]>;

const shownChars = 110;

/** JSON in one line, as much of it as fits. */
const oneLine = (json: string): string => {
  const line = json.replace(/\s*\n\s*/g, " ");
  return line.length > shownChars ? `${line.slice(0, shownChars).toWellFormed()}…` : line;
};

/** What a token says: nothing of it is verified. */
export function saysOf(text: string, nowMs: number): readonly Saying[] {
  const decoded = decodeJwt(text);
  if (!decoded.ok) return [];
  const { header, payload, alg, isUnsecured } = decoded.value;
  const times = readTimes(payload.members);
  const shown = times.filter(({ name }) => name !== "updated_at").slice(-3);
  const signed = isUnsecured ? "not signed" : `${alg ?? "no alg"}, signature not checked`;
  return [
    {
      label: "JWT",
      words: oneLine(`${counted(payload.members.length, "claim")}, ${signed}`),
      mark: isUnsecured ? { words: "not signed", is: "bad" } : standingMark(times, nowMs),
      inner: [
        { label: "Header", words: oneLine(header.json), isCode: true },
        {
          label: "Payload",
          words: oneLine(payload.json),
          isCode: true,
          ...(shown.length > 0 ? { inner: shown.map((time) => saysOfTime(time, nowMs)) } : {}),
        },
      ],
    },
  ];
}

function standingMark(times: readonly TimeClaim[], nowMs: number): Mark {
  const at = (name: string): number => times.find((time) => time.name === name)?.atMs ?? nowMs;
  switch (standingOf(times, nowMs)) {
    case "expired":
      return { words: `expired ${distanceWords(at("exp"), nowMs)}`, is: "bad" };
    case "early":
      return { words: `begins ${distanceWords(at("nbf"), nowMs)}`, is: "bad" };
    case "unreadable":
      return { words: "no readable time", is: "bad" };
    case "valid":
      return { words: `expires ${distanceWords(at("exp"), nowMs)}`, is: "plain" };
    case "endless":
      return { words: "never expires", is: "plain" };
  }
}

function saysOfTime({ name, atMs, raw }: TimeClaim, nowMs: number): Saying {
  if (atMs === null)
    return { label: name, words: oneLine(raw), mark: { words: "no time", is: "bad" } };
  const distance = distanceWords(atMs, nowMs);
  const isPast = name === "exp" && atMs <= nowMs;
  const mark: Mark = isPast
    ? { words: `expired ${distance}`, is: "bad" }
    : { words: distance, is: "plain" };
  return { label: name, words: utcWords(atMs), mark };
}
