import { fail, type Failure } from "#domain/result.ts";
import { distanceWords, utcWords } from "#domain/moment-words.ts";
import type { Problem } from "./decode.ts";
import { notesOn } from "./notes.ts";
import type { SignatureCheck } from "./signature.ts";
import { isFromFuture, readTimes, standingOf, standingWords, type TimeClaim } from "./times.ts";
import type { Jwt } from "./token.ts";
import { judge, type InTime, type Verdict } from "./verdict.ts";

/** A time claim, and how far it is: "Tue 22 Mar 2011, 18:43 UTC (15 years ago)". */
const timeWords = ({ atMs, raw }: TimeClaim, nowMs: number): string =>
  atMs === null ? `${raw} is no time` : `${utcWords(atMs)} (${distanceWords(atMs, nowMs)})`;

/** A token as JSON: both parts as they are written, what its times mean, and what is doubtful. */
export function decodedJson(jwt: Jwt, nowMs: number): string {
  const inTime = timeOf(jwt, nowMs);
  const { times, words, fromFuture } = inTime;
  const told = Object.fromEntries(times.map((time) => [time.name, timeWords(time, nowMs)]));
  const notes = notesOn(jwt, times, fromFuture).map(({ text }) => text);
  const members = [
    ["header", jwt.header.laidOut],
    ["payload", jwt.payload.laidOut],
    ["signature", JSON.stringify(jwt.signature)],
    ["times", JSON.stringify(told, null, 2)],
    ["standing", JSON.stringify(words)],
    ["notes", JSON.stringify(notes, null, 2)],
  ] as const;
  // No string of JSON has a line break in it, so that every one may be followed by spaces.
  const lines = members.map(([name, json]) => `  "${name}": ${json.replaceAll("\n", "\n  ")}`);
  return `{\n${lines.join(",\n")}\n}`;
}

function timeOf({ payload }: Jwt, nowMs: number): InTime {
  const times = readTimes(payload.members);
  const standing = standingOf(times, nowMs);
  const words = standingWords(standing, times, utcWords);
  return { times, standing, words, fromFuture: isFromFuture(times, nowMs) };
}

/** Whether a token would be accepted, at a time. */
export const verdictOn = (jwt: Jwt, check: SignatureCheck, nowMs: number): Verdict =>
  judge(check, timeOf(jwt, nowMs));

/** A verdict as lines: the words, then each reason behind its weight. */
export const verdictText = ({ words, reasons }: Verdict): string =>
  [words, ...reasons.map(({ tone, text }) => `${tone}: ${text}`)].join("\n");

/** What speaks against a token, in one sentence. */
export function verdictRefusal({ words, reasons, tone }: Verdict): Failure {
  const against = reasons.filter((reason) => reason.tone === tone).map(({ text }) => text);
  return fail(`${words}: ${against.join("; ").replace(/\.$/, "")}.`);
}

const shownChars = 80;

/** Why a text is not a token, in one line: with what the part that is wrong says. */
export function inOneLine(failure: Failure<Problem>): Failure<Problem> {
  const { reason = "", text = "" } = failure.detail ?? {};
  const line = text.replace(/\s+/g, " ").trim();
  const shown = line.length > shownChars ? `${line.slice(0, shownChars).toWellFormed()}…` : line;
  return { ...failure, detail: { reason: shown === "" ? reason : `${reason} ${shown}` } };
}
