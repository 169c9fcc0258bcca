import { decodeBase64 } from "#domain/base64.ts";
import type { Member } from "./json.ts";
import { rawOf, textOf, type Jwt } from "./token.ts";
import type { TimeClaim } from "./times.ts";

/** Something that whoever works with a token should know. */
export interface Note {
  tone: "warn" | "neutral";
  text: string;
}

const dayMs = 86_400_000;
/** A stolen token works until it expires. */
const longLifeDays = 30;

const warn = (text: string): Note => ({ tone: "warn", text });
const tell = (text: string): Note => ({ tone: "neutral", text });

/** What is doubtful about a token, the gravest first. */
export const notesOn = (jwt: Jwt, times: readonly TimeClaim[], fromFuture: boolean): Note[] => [
  ...signatureNotes(jwt),
  ...timeNotes(jwt, times, fromFuture),
  ...shapeNotes(jwt),
  ...privacyNotes(jwt),
];

function signatureNotes({ alg, isUnsecured, signature, header, token }: Jwt): Note[] {
  const notes: Note[] = [];
  if (isUnsecured) {
    notes.push(warn("alg is “none”: there is no signature, so anyone can make such a token."));
    if (signature !== "") notes.push(warn("alg is “none”, yet there is a third part."));
  } else if (alg === null) notes.push(warn("The header has no alg, so it cannot be checked."));
  else if (signature === "") notes.push(warn(`The signature is missing, though alg is ${alg}.`));
  else if (!decodeBase64(signature).ok) notes.push(warn("The signature is cut off."));
  const ownKeys = ["jku", "jwk", "x5u", "x5c"].filter((name) => has(header.members, name));
  if (ownKeys.length > 0) {
    notes.push(
      warn(`The header brings its own key (${ownKeys.join(", ")}). A server must not trust it.`),
    );
  }
  if (has(header.members, "crit")) {
    notes.push(tell("crit: a reader that does not know what it names must refuse the token."));
  }
  if (rawOf(header.members, "b64") === "false") {
    notes.push(
      warn("b64 is false: the payload is not encoded (RFC 7797). A JWT must not do that."),
    );
  } else if (/[+/=]/.test(token)) {
    notes.push(warn("It is written in plain Base64. Tokens use Base64url without “=”."));
  }
  return notes;
}

function timeNotes({ payload }: Jwt, times: readonly TimeClaim[], fromFuture: boolean): Note[] {
  const notes = times.flatMap(({ name, note }) =>
    note === null ? [] : [warn(`${name}: ${note}`)],
  );
  if (fromFuture) {
    notes.push(
      warn(
        "It is issued in the future (iat): a clock is wrong, its maker's or yours. Some libraries refuse it.",
      ),
    );
  }
  // What looks like milliseconds was said to; a life in two units is no number.
  const at = (name: string) =>
    times.find((time) => time.name === name && time.doubt !== "milliseconds")?.atMs ?? null;
  const [begins, ends] = [at("nbf") ?? at("iat"), at("exp")];
  if (payload.isObject && !has(payload.members, "exp")) {
    notes.push(warn("There is no exp: it never expires."));
  }
  if (begins !== null && ends !== null) {
    const days = Math.round((ends - begins) / dayMs);
    if (ends <= begins) notes.push(warn("It expires before it begins."));
    else if (days > longLifeDays) {
      notes.push(tell(`It lives for ${days.toLocaleString("en-US")} days. So does a stolen one.`));
    }
  }
  return notes;
}

function shapeNotes({ header, payload }: Jwt): Note[] {
  const notes: Note[] = [];
  for (const [name, part] of [
    ["header", header],
    ["payload", payload],
  ] as const) {
    if (!part.isObject) notes.push(warn(`The ${name} is not an object.`));
    for (const double of doubles(part.members)) {
      notes.push(
        warn(`“${double}” stands more than once in the ${name}. Libraries differ on which counts.`),
      );
    }
  }
  if (textOf(header.members, "cty")?.toLowerCase() === "jwt") {
    notes.push(tell("cty: the payload is another token."));
  }
  return notes;
}

/** Claims about a person that many would not write on a postcard. */
const personal =
  /^(?:email|phone|phone_number|address|birthdate|ssn|password|passwd|secret|credit_?card)$/i;

function privacyNotes({ payload }: Jwt): Note[] {
  const found = payload.members.filter(({ name }) => personal.test(name)).map(({ name }) => name);
  if (found.length === 0) return [];
  const names = [...new Set(found)].join(", ");
  return [tell(`Whoever holds the token can read ${names}: it is encoded, not encrypted.`)];
}

const has = (members: readonly Member[], name: string): boolean =>
  members.some((member) => member.name === name);

function doubles(members: readonly Member[]): Set<string> {
  const seen = new Set<string>();
  const twice = members.filter(({ name }) => seen.size === seen.add(name).size);
  return new Set(twice.map(({ name }) => name));
}
