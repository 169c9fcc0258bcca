import { shuffle, type Roll, type Dice } from "#domain/dice.ts";
import { isKnown } from "./dictionary.ts";

const maxTries = 50;

/** What must not stand on the table by chance, turned by 13 letters so that nobody has to read it. */
const unwelcome = [
  "encr",
  "encvfg",
  "shpx",
  "phag",
  "fuvg",
  "cvff",
  "gvg",
  "nff",
  "snt",
  "avt",
  "qvpx",
  "pbpx",
  "phz",
  "fyhg",
  "juber",
  "anmv",
].map((text) =>
  text.replaceAll(/[a-z]/g, (letter) =>
    String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97),
  ),
);

/** Letters in an order that is no word, and not the order they are in. */
export function scramble(dice: Dice, letters: string): Roll<string> {
  let [next, rest] = shuffle(dice, letters.split(""));
  for (let tries = 0; tries < maxTries && !isFit(next.join(""), letters); tries += 1) {
    [next, rest] = shuffle(rest, next);
  }
  const found = next.join("");
  return [isFit(found, letters) ? found : turned(letters), rest];
}

/** Without luck, the first way to turn the letters that is no word. */
function turned(letters: string): string {
  const turns = letters.split("").map((_, by) => letters.slice(by) + letters.slice(0, by));
  return turns.find((text) => isFit(text, letters)) ?? letters;
}

const isFit = (text: string, before: string): boolean =>
  text !== before && !isKnown(text) && !unwelcome.some((bad) => text.includes(bad));
