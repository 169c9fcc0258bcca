import { pick, rollBelow, rollChance, type Dice, type Roll } from "#domain/dice.ts";
import type { Options } from "./options.ts";
import { passages } from "./passages.data.ts";
import { maxWpm } from "./records.ts";

/** How often a word is a number, or carries a mark. */
const numberChance = 1 / 8;
const marks = [
  [".", 10],
  [",", 12],
  ["?", 3],
  ["!", 2],
  [";", 2],
  [":", 1],
  ['"', 3],
  ["(", 2],
  ["", 65],
] as const;
const marksInAll = marks.reduce((sum, [, share]) => sum + share, 0);

/** Spec §4: a random passage. The same one never comes twice in a row. */
export function drawPassage(dice: Dice, kind: "text" | "code", before: string): Roll<string> {
  return pick<string>(
    dice,
    passages[kind].filter((passage) => passage !== before),
  );
}

type Wanted = Pick<Options, "kind" | "seconds" | "words" | "punctuation" | "numbers">;

/** Words in a row: as many as were asked for, or more than anyone types in the time. */
export function drawWords(dice: Dice, list: readonly string[], wanted: Wanted): Roll<string> {
  const leastChars = (wanted.seconds * maxWpm * 5) / 60;
  let rest = dice;
  let before = "";
  const drawn: string[] = [];
  let chars = 0;
  let isFirst = true; // of a sentence
  const isEnough = () =>
    wanted.kind === "words" ? drawn.length === wanted.words : chars > leastChars + 1;
  while (!isEnough()) {
    let word: string;
    [word, rest] = drawWord(rest, list, wanted.numbers, before);
    before = word;
    if (wanted.punctuation) {
      let mark: string;
      [mark, rest] = drawMark(rest);
      const isLast = wanted.kind === "words" && drawn.length === wanted.words - 1;
      if (isFirst) word = word.charAt(0).toUpperCase() + word.slice(1);
      word = dressed(word, isLast ? "." : mark);
      isFirst = /[.?!]$/.test(word);
    }
    drawn.push(word);
    chars += word.length + 1;
  }
  return [drawn.join(" "), rest];
}

/** A word or a number, never the one before it again. */
function drawWord(dice: Dice, list: readonly string[], numbers: boolean, before: string) {
  let [isNumber, rest] = rollChance(dice, numbers ? numberChance : 0);
  let word = before;
  while (word === before) {
    [word, rest] = isNumber ? drawNumber(rest) : pick(rest, list);
  }
  return [word, rest] as const;
}

/** One to four digits, each length as likely as the other. */
function drawNumber(dice: Dice): Roll<string> {
  const [digits, rest] = rollBelow(dice, 4);
  const least = 10 ** digits;
  const [above, next] = rollBelow(rest, 9 * least);
  return [String(least + above), next];
}

function drawMark(dice: Dice): Roll<string> {
  let [left, rest] = rollBelow(dice, marksInAll);
  const found = marks.find(([, share]) => (left -= share) < 0);
  return [found?.[0] ?? "", rest];
}

function dressed(word: string, mark: string): string {
  if (mark === '"') return `"${word}"`;
  return mark === "(" ? `(${word})` : word + mark;
}
