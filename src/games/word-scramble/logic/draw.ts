import { pick, type Dice, type Roll } from "#domain/dice.ts";
import { lettersOf, words, type Word } from "./dictionary.ts";
import { lettersAt, wordCount, type Length } from "./options.ts";

const letters = new Map(words.map((word) => [word, lettersOf(word)]));

/** The words of a game. No two have the same letters: that would be the same riddle twice. */
export function drawWords(dice: Dice, length: Length): Roll<Word[]> {
  let rest = dice;
  const drawn: Word[] = [];
  for (let index = 0; index < wordCount; index += 1) {
    const [least, most] = lettersAt(length, index);
    const taken = new Set(drawn.map((word) => letters.get(word)));
    const fit = words.filter(
      (word) => word.length >= least && word.length <= most && !taken.has(letters.get(word)),
    );
    let word: Word;
    [word, rest] = pick(rest, fit);
    drawn.push(word);
  }
  return [drawn, rest];
}
