import { fail, ok, type Result } from "#domain/result.ts";

/** What can be chosen for an operation. Data only: pages, `--help` and agents are told the same. */
export type Option = Choice | Flag | NumberOption | TextOption;
export type Options = Readonly<Record<string, Option>>;

interface Choice<Word extends string = string> {
  is: "choice";
  label: string;
  choices: readonly Word[];
  initial: Word;
}

interface Flag {
  is: "flag";
  label: string;
  initial: boolean;
}

interface NumberOption {
  is: "number";
  label: string;
  min: number;
  max: number;
  initial: number;
  /** Halves and tenths are fine; else only whole numbers are. */
  fraction?: true;
}

interface TextOption {
  is: "text";
  label: string;
  initial: string;
  /** A key or a password: it never leaves memory, so it is in no link and no recipe. */
  secret?: true;
}

/** One of a few words. */
export const choice = <const Word extends string>(
  label: string,
  choices: readonly Word[],
  initial: NoInfer<Word>,
): Choice<Word> => ({ is: "choice", label, choices, initial });

/** On or off. */
export const flag = (label: string, initial = false): Flag => ({ is: "flag", label, initial });

/** A whole number. */
export const count = (label: string, min: number, max: number, initial: number): NumberOption => ({
  is: "number",
  label,
  min,
  max,
  initial,
});

/** Any number. */
export const amount = (label: string, min: number, max: number, initial: number): NumberOption => ({
  ...count(label, min, max, initial),
  fraction: true,
});

/** Any text. */
export const words = (label: string, initial = ""): TextOption => ({ is: "text", label, initial });

/** A text that nobody else may see. */
export const secret = (label: string): TextOption => ({ ...words(label), secret: true });

type ValueOf<Has extends Option> =
  Has extends Choice<infer Word>
    ? Word
    : Has extends Flag
      ? boolean
      : Has extends NumberOption
        ? number
        : string;

/** What an operation is run with: every option has its value. */
export type Values<Has extends Options> = { readonly [Name in keyof Has]: ValueOf<Has[Name]> };

export type OptionValue = string | number | boolean;
export type Given = Readonly<Record<string, unknown>>;

/** Longer than a key or a pattern, since the other text of a comparison is an option, too. */
const maxTextChars = 1_000_000;

/**
 * All values of an operation's options. What a link, a script or an agent gives is refused when it
 * is wrong: to repair it in silence would be to do something else than was asked for. Text is read
 * as what the option is, since links and command lines have nothing but text.
 */
export function readOptions(options: Options, given: Given): Result<Record<string, OptionValue>> {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(options, name));
  if (unknown !== undefined) return fail(unknownOption(unknown, options));
  const values: Record<string, OptionValue> = {};
  for (const [name, option] of Object.entries(options)) {
    const value = Object.hasOwn(given, name) ? given[name] : option.initial;
    const read = readOption(name, option, value);
    if (!read.ok) return read;
    values[name] = read.value;
  }
  return ok(values);
}

function unknownOption(name: string, options: Options): string {
  const names = Object.keys(options);
  const there = names.length === 0 ? "There are none." : `There is ${names.join(", ")}.`;
  return `No option is called “${name.slice(0, 50)}”. ${there}`;
}

function readOption(name: string, option: Option, given: unknown): Result<OptionValue> {
  switch (option.is) {
    case "choice": {
      const word = typeof given === "number" ? String(given) : given;
      if (option.choices.includes(word as string)) return ok(word as string);
      return fail(`${name} must be one of: ${option.choices.join(", ")}.`);
    }
    case "flag":
      if (given === true || given === "true") return ok(true);
      if (given === false || given === "false") return ok(false);
      return fail(`${name} must be true or false.`);
    case "number":
      return readNumber(name, option, given);
    case "text":
      if (typeof given !== "string") return fail(`${name} must be a text.`);
      if (given.length > maxTextChars)
        return fail(`${name} may have at most ${maxTextChars} characters.`);
      return ok(given);
  }
}

const plainNumber = /^-?\d{1,15}(?:\.\d{1,10})?$/;

function readNumber(name: string, option: NumberOption, given: unknown): Result<number> {
  const { min, max, fraction } = option;
  const number = typeof given === "string" && plainNumber.test(given) ? Number(given) : given;
  const isNumber = typeof number === "number" && (fraction || Number.isInteger(number));
  if (isNumber && number >= min && number <= max) return ok(number);
  return fail(`${name} must be a ${fraction ? "" : "whole "}number from ${min} to ${max}.`);
}
