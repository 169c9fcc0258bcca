import { wordsIn } from "#catalog/search-words.ts";
import type { SearchedUnit, Takes } from "#catalog/unit.ts";

/** A unit, and what it is to be opened with. */
export interface Opening {
  unit: SearchedUnit;
  word: string; // that stood before it: "sha256"; "" when it needs none
  text: string;
  /** What follows is rather the rest of a name: "qr code", "hash gen". */
  isDoubtful: boolean;
}

/** The units that a query can be given to: "sha256 hello", "1700000000". */
export function openingsFor(units: readonly SearchedUnit[], query: string): readonly Opening[] {
  const typed = query.trim();
  return units.flatMap((unit) => openingOf(unit, unit.takes ?? {}, typed) ?? []);
}

/** Where an opening leads: with a link, or with what is handed over. */
export function targetOf({ unit, word, text }: Opening) {
  const { what, link } = unit.takes ?? {};
  if (what === undefined || link === undefined)
    return { path: unit.path, handover: { word, text } };
  return { path: unit.path + text.replace(what, link) };
}

function openingOf(unit: SearchedUnit, takes: Takes, typed: string): Opening | null {
  if (takes.bare?.test(typed)) return { unit, word: "", text: typed, isDoubtful: false };
  const word = (takes.words?.split(", ") ?? [])
    .filter((one) => typed.toLowerCase().startsWith(`${one} `))
    .sort((a, b) => b.length - a.length)[0];
  if (word === undefined) return null;
  const text = typed.slice(word.length).trim();
  if (takes.what?.test(text) === false) return null;
  return { unit, word, text, isDoubtful: isOfName(unit, text) };
}

/** True when each word begins one of the unit's own: who types "base64 enc" wants no "enc" encoded. */
function isOfName({ name, keywords = [] }: SearchedUnit, text: string): boolean {
  const own = wordsIn([name, ...keywords].join(" "));
  return /^[\p{L}\s]+$/u.test(text) && wordsIn(text).every((word) => own.some(begins(word)));
}

const begins = (word: string) => (other: string) => other.startsWith(word);
