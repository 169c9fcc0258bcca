import { carriesInputs, readFragment, writeFragment } from "#domain/link.ts";
import { maxSeed, readSeed } from "#domain/seed.ts";
import { whole } from "#domain/shape-limits.ts";
import { anyText, shape, type Value } from "#domain/shape.ts";
import { clampCount, optionsShape, type Options } from "./logic/options.ts";
import { maxOwnWordsChars, readWords } from "./logic/own-words.ts";
import type { Request } from "./logic/prose.ts";

export { countProse, fileName, formats, writeProse } from "./logic/layout.ts";
export { clampCount, countFields, modes, optionsShape } from "./logic/options.ts";
export type { Options } from "./logic/options.ts";
export { makeProse } from "./logic/prose.ts";
export { maxOwnWordsChars, readWords } from "./logic/own-words.ts";

/** Spec §9: presets 3 paragraphs, 5 sentences, 50 words, 1 paragraph. */
export const presets = [
  { mode: "paragraphs", count: 3, label: "3 paragraphs" },
  { mode: "sentences", count: 5, label: "5 sentences" },
  { mode: "words", count: 50, label: "50 words" },
  { mode: "paragraphs", count: 1, label: "1 paragraph" },
] as const;

/** What is on the page: what is remembered, and what belongs to this text alone. */
export const draftShape = shape({
  ...optionsShape.fields,
  seed: whole([0, maxSeed], 0),
  ownWords: anyText, // as it was typed
});
export type Draft = Value<typeof draftShape>;

const { mode: modeShape, format: formatShape } = optionsShape.fields;

/** A link that makes the same text elsewhere. Words of one's own are not in it. */
export const linkTo = ({ mode, counts, classic, format, seed }: Draft): string =>
  writeFragment([
    ["mode", mode],
    ["count", counts[mode]],
    ["classic", classic ? 1 : 0],
    ["format", format],
    ["seed", seed],
  ]);

/** What a page starts with: the link's options, else those kept, with a seed of its own. */
export function startDraft(fragment: string, kept: Options, freshSeed: number): Draft {
  const own = { ...kept, seed: freshSeed, ownWords: "" };
  if (!carriesInputs(fragment)) return own;
  const link = readFragment(fragment);
  const mode = modeShape.read(link.get("mode"));
  const seed = readSeed(link.get("seed") ?? "");
  const count = link.get("count") ?? "";
  return {
    ...own,
    mode,
    counts: {
      ...kept.counts,
      [mode]: clampCount(mode, /^\d{1,9}$/.test(count) ? Number(count) : null),
    },
    classic: link.get("classic") !== "0",
    format: formatShape.read(link.get("format")),
    seed: seed.ok ? seed.value : freshSeed,
  };
}

/** The same as an operation: its text can be made again elsewhere. */
export const asOperation = ({ mode, counts, classic, format, seed, ownWords }: Draft) => ({
  id: "lorem.generate",
  options: {
    mode,
    count: clampCount(mode, counts[mode]),
    classic,
    format,
    seed: String(seed),
    words: ownWords.slice(0, maxOwnWordsChars),
  },
});

/** What to make, from what is on the page. The opening is Latin, so words of one's own go without. */
export function requestOf({ mode, counts, classic, seed, ownWords }: Draft): Request {
  const words = readWords(ownWords);
  return {
    mode,
    count: clampCount(mode, counts[mode]),
    seed,
    classic: classic && words.length === 0,
    ownWords: words,
  };
}
