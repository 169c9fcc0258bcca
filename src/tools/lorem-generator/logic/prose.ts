import { diceFrom, pick, rollBelow, rollChance, type Dice, type Roll } from "#domain/dice.ts";
import { latinWords, opening, openingComma } from "./words.data.ts";

/** Spec §9: sentence 8-17 words; paragraph 3-6 sentences. */
const sentenceWords = { fewest: 8, most: 17 };
const paragraphSentences = { fewest: 3, most: 6 };

/** What is asked for: the same of it gives the same text, always and everywhere. */
export interface Request {
  mode: Mode;
  count: number;
  seed: number;
  /** Begins with “Lorem ipsum dolor sit amet, …”. It changes no count and nothing behind it. */
  classic: boolean;
  /** In place of Latin; empty for Latin. */
  ownWords: readonly string[];
}

export type Mode = "paragraphs" | "sentences" | "words";

/** Paragraphs of sentences of words; a word carries the comma behind it. */
export type Prose = readonly (readonly (readonly string[])[])[];

/** Luck that goes on from where it was. */
type Luck = <Value>(roll: (dice: Dice) => Roll<Value>) => Value;

function luckFrom(seed: number): Luck {
  let dice = diceFrom(seed);
  return (roll) => {
    const [value, next] = roll(dice);
    dice = next;
    return value;
  };
}

const between = (luck: Luck, fewest: number, most: number): number =>
  fewest + luck((dice) => rollBelow(dice, most - fewest + 1));

/** Makes as much text as is asked for, exactly. */
export function makeProse({ mode, count, seed, classic, ownWords }: Request): Prose {
  const luck = luckFrom(seed);
  const lengths = lengthsFor(mode, count, luck);
  const list = ownWords.length > 0 ? ownWords : latinWords;
  let made = 0;
  let last = "";

  // Luck is asked as often with the opening as without it, so that the rest stays the same.
  const nextWord = (): string => {
    const drawn = luck((dice) => pick(dice, list));
    const known = classic ? opening[made] : undefined;
    last = known ?? (drawn === last ? after(drawn, list) : drawn);
    made += 1;
    return last;
  };
  const nextSentence = (length: number): string[] => {
    const isOpening = classic && made === 0;
    const words = Array.from({ length }, nextWord);
    const drawn = commaIn(length, luck);
    const comma = isOpening && length > openingComma + 1 ? openingComma : drawn;
    return words.map((word, index) => (index === comma ? `${word},` : word));
  };
  return lengths.map((paragraph) => paragraph.map(nextSentence));
}

/** The word that follows in the list: two neighbors are never the same. */
const after = (word: string, list: readonly string[]): string =>
  list[(list.indexOf(word) + 1) % list.length] ?? word;

/** Behind which word a comma stands: in some of the longer sentences, not near their end. */
function commaIn(length: number, luck: Luck): number | null {
  const at = between(luck, 3, 5);
  const isWanted = luck((dice) => rollChance(dice, 0.6));
  return isWanted && length >= at + 4 ? at : null;
}

/** How many words each sentence of each paragraph has. */
function lengthsFor(mode: Mode, count: number, luck: Luck): number[][] {
  const { fewest, most } = sentenceWords;
  const sentence = () => between(luck, fewest, most);
  const sentences = (many: number) => Array.from({ length: many }, sentence);
  if (mode === "words") return [splitWords(count, luck)];
  if (mode === "sentences") return [sentences(count)];
  return Array.from({ length: count }, () =>
    sentences(between(luck, paragraphSentences.fewest, paragraphSentences.most)),
  );
}

/** So many words as sentences that all have a proper length, if there are enough for one. */
function splitWords(count: number, luck: Luck): number[] {
  const lengths: number[] = [];
  let left = count;
  while (left > sentenceWords.most) {
    const most = Math.min(sentenceWords.most, left - sentenceWords.fewest);
    const length = between(luck, sentenceWords.fewest, most);
    lengths.push(length);
    left -= length;
  }
  return [...lengths, left];
}
