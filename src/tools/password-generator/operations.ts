import { operation } from "#domain/operation/operation.ts";
import { choice, count, flag, words } from "#domain/operation/options.ts";
import { fail, ok, type Result } from "#domain/result.ts";

const howMany = count("How many", 1, 50, 1);

/** A line each, or the reason why there is none. */
async function lines(many: number, make: () => Result<string>): Promise<Result<string>> {
  const { makeMany } = await import("./logic/many.ts");
  const made = makeMany(many, make);
  return made.ok ? ok(made.value.join("\n")) : fail(`${made.message}.`);
}

const password = operation({
  id: "password.generate",
  name: "Generate passwords",
  about:
    "Makes random passwords with at least one character of each chosen kind, every allowed one as likely as any other.",
  takes: null,
  gives: "text",
  options: {
    length: count("Length", 4, 50, 16),
    uppercase: flag("Uppercase", true),
    lowercase: flag("Lowercase", true),
    numbers: flag("Numbers", true),
    symbols: flag("Symbols", true),
    excludeSimilar: flag("Without il1Lo0O"),
    excludeBars: flag("Without I and |"),
    leaveOut: words("Leave out"),
    count: howMany,
  },
  examples: [
    { output: "7?b3,Xz}Tv=Pr)Ln" },
    {
      options: { length: 8, symbols: false, excludeSimilar: true, count: 2 },
      output: "6CIQWcjr\nx5BHPVbh",
    },
  ],
  async run(_nothing, { count, ...recipe }, { randomBytes }) {
    const { makePassword } = await import("./logic/password.ts");
    const { intsFrom } = await import("./logic/luck.ts");
    const randomInt = intsFrom(randomBytes);
    return lines(count, () => makePassword(recipe, randomInt));
  },
});

const separators = { hyphen: "-", space: " ", period: ".", underscore: "_" } as const;

const passphrase = operation({
  id: "password.passphrase",
  name: "Generate passphrases",
  about: "Makes passphrases of random plain English words from a list of 2,048, 11 bits for each.",
  takes: null,
  gives: "text",
  options: {
    words: count("Words", 3, 12, 6),
    separator: choice("Separator", ["hyphen", "space", "period", "underscore"], "hyphen"),
    capitalize: flag("Capitalize"),
    addNumber: flag("Add a number"),
    count: howMany,
  },
  examples: [
    { output: "donkey-scone-dragon-scroll-drizzle-sedan" },
    {
      options: { words: 3, separator: "period", capitalize: true, addNumber: true },
      output: "Donkey5.Scone.Dragon",
    },
  ],
  async run(_nothing, { count, separator, ...recipe }, { randomBytes }) {
    const { makePassphrase } = await import("./logic/passphrase.ts");
    const { words } = await import("./logic/words.data.ts");
    const { intsFrom } = await import("./logic/luck.ts");
    const randomInt = intsFrom(randomBytes);
    const asked = { ...recipe, separator: separators[separator] };
    return lines(count, () => ok(makePassphrase(asked, words, randomInt)));
  },
});

const pin = operation({
  id: "password.pin",
  name: "Generate PINs",
  about: "Makes random PINs, none of them one digit over and over or digits in a row.",
  takes: null,
  gives: "text",
  options: { digits: count("Digits", 4, 12, 6), count: howMany },
  examples: [
    { output: "173951" },
    { options: { digits: 4, count: 3 }, output: "1739\n5173\n9517" },
  ],
  async run(_nothing, { count, digits }, { randomBytes }) {
    const { makePin } = await import("./logic/pin.ts");
    const { intsFrom } = await import("./logic/luck.ts");
    const randomInt = intsFrom(randomBytes);
    return lines(count, () => ok(makePin(digits, randomInt)));
  },
});

export default [password, passphrase, pin];
