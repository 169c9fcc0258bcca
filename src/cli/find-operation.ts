import { operations, type PlacedOperation } from "#catalog/operations.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { didYouMean } from "./words.ts";

/** An operation that was named, and what its name already chose: `hash sha256`. */
export interface Named {
  operation: PlacedOperation;
  options: Readonly<Record<string, string>>;
  /** How many words its name took. */
  words: 1 | 2;
}

/** "base64.decode" is typed as two words. */
export const wordsOf = (id: string): [noun: string, verb: string] => {
  const at = id.indexOf(".");
  return [id.slice(0, at), id.slice(at + 1)];
};

/** What there is for a noun: all of "base64". */
export const operationsOf = (noun: string): readonly PlacedOperation[] =>
  operations.filter(({ id }) => wordsOf(id)[0] === noun);

export const nouns = [...new Set(operations.map(({ id }) => wordsOf(id)[0]))];

/**
 * Finds what two words name. "json format" is the operation json.format. Where the second word is no
 * verb but one of the choices of an operation of that noun, it chooses: "hash sha256" is hash.compute
 * with that algorithm.
 */
export function findNamed(noun: string, second: string | undefined): Result<Named> {
  const whole = operations.find(({ id }) => id === noun);
  if (whole) return ok({ operation: whole, options: {}, words: 1 });
  const of = operationsOf(noun);
  if (of.length === 0) {
    const known = [...nouns, ...operations.map(({ id }) => id)];
    return fail(`There is no “${noun.slice(0, 50)}” here.${didYouMean(noun, known)}`);
  }
  const verbs = of.map(({ id }) => wordsOf(id)[1]);
  if (second === undefined) return fail(`What should be done? tabkit ${noun} ${verbs.join("|")}`);
  const operation = of.find(({ id }) => wordsOf(id)[1] === second);
  if (operation) return ok({ operation, options: {}, words: 2 });
  const chosen = chooserOf(noun, second);
  if (chosen) return ok(chosen);
  const meant = didYouMean(second, secondWords(noun));
  return fail(
    `“${noun}” has no “${second.slice(0, 50)}”.${meant || ` There is ${verbs.join(", ")}.`}`,
  );
}

/** All that may stand behind a noun: its verbs, and the choices that stand for one operation. */
export function secondWords(noun: string): readonly string[] {
  const of = operationsOf(noun);
  const choices = of.flatMap((each) => choicesOf(each, firstChoiceOf(each)));
  const verbs = of.map(({ id }) => wordsOf(id)[1]);
  return [...new Set([...verbs, ...choices.filter((word) => chooserOf(noun, word))])];
}

/** The operation of a noun whose first choice has a word; of several the one that asks for least. */
function chooserOf(noun: string, word: string): Named | undefined {
  const choosing = operationsOf(noun).flatMap((operation) => {
    const name = firstChoiceOf(operation);
    return name !== undefined && choicesOf(operation, name).includes(word)
      ? [{ operation, options: { [name]: word }, words: 2 as const }]
      : [];
  });
  const [least, next] = choosing.sort((a, b) => countOf(a) - countOf(b));
  return least && next && countOf(least) === countOf(next) ? undefined : least;
}

const countOf = ({ operation }: Named): number => Object.keys(operation.options).length;

function firstChoiceOf({ options }: PlacedOperation): string | undefined {
  return Object.keys(options).find((name) => options[name]?.is === "choice");
}

function choicesOf({ options }: PlacedOperation, name: string | undefined): readonly string[] {
  const option = name === undefined ? undefined : options[name];
  return option?.is === "choice" ? option.choices : [];
}
