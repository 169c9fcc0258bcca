import { clampToField, type NumberField } from "#domain/number-field.ts";
import { carriesInputs, readFragment, readWord, writeFragment } from "#domain/link.ts";
import { readSeed } from "#domain/seed.ts";
import { formats, type Format } from "./logic/layout.ts";
import type { Mode, Request } from "./logic/prose.ts";

export { countProse, fileName, formats, writeProse } from "./logic/layout.ts";
export { makeProse } from "./logic/prose.ts";

export const modes = [
  ["paragraphs", "Paragraphs"],
  ["sentences", "Sentences"],
  ["words", "Words"],
] as const satisfies readonly (readonly [Mode, string])[];

/** Spec §9: paragraphs (max 10), sentences (max 20), words (max 200); default paragraphs 3. */
export const countFields: Readonly<Record<Mode, NumberField>> = {
  paragraphs: countField("paragraphs", 10, 3),
  sentences: countField("sentences", 20, 5),
  words: countField("words", 200, 50),
};

function countField(unit: Mode, max: number, initial: number): NumberField {
  return { id: unit, label: "How many", unit, min: 1, max, step: 1, initial };
}

/** Spec §9: presets 3 paragraphs, 5 sentences, 50 words, 1 paragraph. */
export const presets = [
  { mode: "paragraphs", count: 3, label: "3 paragraphs" },
  { mode: "sentences", count: 5, label: "5 sentences" },
  { mode: "words", count: 50, label: "50 words" },
  { mode: "paragraphs", count: 1, label: "1 paragraph" },
] as const;

/** What is remembered. Each mode keeps its own count. */
export interface Settings {
  mode: Mode;
  counts: Readonly<Record<Mode, number>>;
  classic: boolean;
  format: Format;
}

/** What is on the page: the settings, and what belongs to this text alone. */
export interface Options extends Settings {
  seed: number;
  ownWords: string; // as it was typed
}

/** Whatever was asked for, as a number that is allowed: 0, −1, 2.5, 1e9 and "" are not. */
export function clampCount(mode: Mode, count: unknown): number {
  const field = countFields[mode];
  return clampToField(field, typeof count === "number" ? Math.trunc(count) : Number.NaN);
}

const modeWords = modes.map(([mode]) => mode) as [Mode, ...Mode[]];
const formatWords = formats.map(([format]) => format) as [Format, ...Format[]];
const wordOf = <Word extends string>(words: readonly [Word, ...Word[]], value: unknown): Word =>
  readWord(words, typeof value === "string" ? value : null);

/** Settings from what was stored, which anyone can edit. */
export function checkSettings(stored: unknown): Settings {
  const given = Object(stored) as Record<string, unknown>;
  const counts = Object(given["counts"]) as Record<string, unknown>;
  return {
    mode: wordOf(modeWords, given["mode"]),
    counts: {
      paragraphs: clampCount("paragraphs", counts["paragraphs"]),
      sentences: clampCount("sentences", counts["sentences"]),
      words: clampCount("words", counts["words"]),
    },
    classic: given["classic"] !== false,
    format: wordOf(formatWords, given["format"]),
  };
}

/** The part of the options that is kept: choices, but nothing that was typed. */
export const settingsOf = ({ mode, counts, classic, format }: Options): Settings => ({
  mode,
  counts,
  classic,
  format,
});

/** A link that makes the same text elsewhere. Words of one's own are not in it. */
export const linkTo = ({ mode, counts, classic, format, seed }: Options): string =>
  writeFragment([
    ["mode", mode],
    ["count", counts[mode]],
    ["classic", classic ? 1 : 0],
    ["format", format],
    ["seed", seed],
  ]);

/** The options that a page starts with: the link's, else the settings with a seed of its own. */
export function startOptions(fragment: string, settings: Settings, freshSeed: number): Options {
  const own = { ...settings, seed: freshSeed, ownWords: "" };
  if (!carriesInputs(fragment)) return own;
  const link = readFragment(fragment);
  const mode = readWord(modeWords, link.get("mode"));
  const seed = readSeed(link.get("seed") ?? "");
  const count = link.get("count") ?? "";
  return {
    ...own,
    mode,
    counts: {
      ...settings.counts,
      [mode]: clampCount(mode, /^\d{1,9}$/.test(count) ? Number(count) : null),
    },
    classic: link.get("classic") !== "0",
    format: readWord(formatWords, link.get("format")),
    seed: seed.ok ? seed.value : freshSeed,
  };
}

/** Longer lists of words are cut. */
export const maxOwnWordsChars = 5000;

/** The words that someone typed: letters and digits, whatever stands between them. */
export const readWords = (text: string): string[] => [
  ...new Set(
    text.slice(0, maxOwnWordsChars).match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu),
  ),
];

/** What to make, from what is on the page. The opening is Latin, so words of one's own go without. */
export function requestOf({ mode, counts, classic, seed, ownWords }: Options): Request {
  const words = readWords(ownWords);
  return {
    mode,
    count: clampCount(mode, counts[mode]),
    seed,
    classic: classic && words.length === 0,
    ownWords: words,
  };
}
