import { seedName } from "#domain/seed.ts";
import { secondMs } from "#domain/stopwatch.ts";
import {
  clueOf,
  scoreOf,
  streakOf,
  wordCount,
  wordOf,
  type Length,
  type Result,
  type State,
} from "../logic.ts";

export const lengthNames: Record<Length, string> = { mixed: "Mixed", short: "Short", long: "Long" };

/** What a screen reader says of what happened last. */
export function describeLast(state: State): string {
  switch (state.last?.type) {
    case undefined:
      return "";
    case "dealt":
      return `Word ${state.results.length + 1} of ${wordCount}, ${describeLetters(state)}`;
    case "wrong":
      return `${spelled(state.last.text)}: not a word we know.`;
    case "shuffled":
      return describeLetters(state);
    case "hinted":
      return hintText(state);
    case "ended":
      return describeResult(state.results.at(-1), state);
    case "over":
      return `Game over. Final score ${scoreOf(state)}. ${foundText(state)}.`;
    case "paused":
      return "Paused.";
    case "resumed":
      return `Going on. ${describeLetters(state)}`;
  }
}

/** "6 letters: E, D, O, N, …" One by one, because a screen reader would try to say a word. */
const describeLetters = ({ letters }: State): string =>
  `${letters.length} letters: ${spelled(letters)}.`;

/** What a letter's button is called: no two alike, or nobody could tell them apart by ear. */
export const letterName = (letter: string, number: number): string =>
  number === 1 ? letter : `${letter}, number ${number}`;

/** What the hints so far tell. */
export function hintText(state: State): string {
  if (state.hints === 0) return "";
  const word = wordOf(state);
  const start = word.slice(0, state.hints - 1);
  return `${clueOf(word)}.${start === "" ? "" : ` It starts with ${spelled(start)}.`}`;
}

/** How a word ended: "Right: NODE. 62 points." */
export function describeResult(result: Result | undefined, state: State): string {
  if (result === undefined) return "";
  const word = result.word.toUpperCase();
  const meaning = `${word}: ${clueOf(result.word)}.`;
  if (result.answer === null) {
    const lead = result.why === "late" ? "Time is up." : "Skipped.";
    return `${lead} ${meaning}`;
  }
  const streak = streakOf(state);
  const points = `${result.points?.total} points${streak > 1 ? `, ${streak} in a row` : ""}.`;
  const other = result.answer === result.word ? "" : ` ${result.answer.toUpperCase()} is as good.`;
  return `Right! ${points}${other} ${meaning}`;
}

/** "9 of 10 words" */
export const foundText = ({ results }: State): string =>
  `${results.filter(({ why }) => why === "solved").length} of ${wordCount} words`;

/** "Word Scramble, Mixed, 30 s" */
export const gameName = ({ options: { length, limitS } }: State): string =>
  ["Word Scramble", lengthNames[length], limitS === 0 ? "no limit" : `${limitS} s`].join(", ");

/** What a visitor copies to show how it went, without a word that would spoil it. */
export function resultText(state: State): string {
  const lines = [
    `${gameName(state)}, ${seedName(state.seed)}`,
    `${scoreOf(state)} points · ${foundText(state)}`,
    marksOf(state),
  ];
  return lines.filter((line) => line !== "").join("\n");
}

/** One mark for each word: found, found with a hint, not found. */
export const marksOf = ({ results }: State): string => results.map(markOf).join("");

const markOf = ({ why, hints }: Result): string => {
  if (why !== "solved") return "🟥";
  return hints === 0 ? "🟩" : "🟨";
};

/** The seconds on the clock: those that are left, or those that have passed without a limit. */
export function secondsShown({ options, watch, phase }: State): string {
  const seconds = Math.floor(watch.totalMs / secondMs);
  if (phase === "ready") return options.limitS === 0 ? "0" : String(options.limitS);
  return String(options.limitS === 0 ? seconds : Math.max(0, options.limitS - seconds));
}

const spelled = (text: string): string => text.toUpperCase().split("").join(", ");
