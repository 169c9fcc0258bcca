import { isRecord } from "./saved.ts";

/**
 * What a value may be, said once: its type, its default, and how anything is read as one. What is
 * stored may have been edited by anyone, or by another version of the site, so reading never fails:
 * what is not proper becomes the default.
 */
export interface Shape<Proper> {
  initial: Proper;
  /** A proper value, whatever is given. What is proper comes back as it is. */
  read: (given: unknown) => Proper;
}

/** The type of what a shape reads: `type Options = Value<typeof optionsShape>`. */
export type Value<Of extends Shape<unknown>> = Of["initial"];

type Range = readonly [min: number, max: number];

/** What a check lets through. Most other parts are this, and say as data what they allow. */
export const guarded = <Proper>(
  isProper: (given: unknown) => given is Proper,
  initial: Proper,
): Shape<Proper> => ({ initial, read: (given) => (isProper(given) ? given : initial) });

/** One of a few words or numbers. */
export const oneOf = <const Choice extends string | number>(
  choices: readonly Choice[],
  initial: NoInfer<Choice>,
) => ({
  choices,
  ...guarded((given): given is Choice => choices.includes(given as Choice), initial),
});

/** One of a few that have labels, as lists to choose from take them. */
export const oneOfLabeled = <Choice extends string | number>(
  labeled: readonly (readonly [choice: Choice, label: string])[],
  initial: NoInfer<Choice>,
) =>
  oneOf(
    labeled.map(([choice]) => choice),
    initial,
  );

/** One of the names of a table. */
export const oneOfKeys = <Key extends string>(
  table: Readonly<Record<Key, unknown>>,
  initial: NoInfer<Key>,
) => oneOf(Object.keys(table) as Key[], initial);

/** On or off. */
export const flag = (initial: boolean): Shape<boolean> =>
  guarded((given) => typeof given === "boolean", initial);

/** A whole number. One that is out of range is not moved into it; `inField` does that. */
export const whole = (range: Range, initial: number) => ({
  range,
  ...guarded(
    (given): given is number =>
      Number.isInteger(given) && Number(given) >= range[0] && Number(given) <= range[1],
    initial,
  ),
});

/** Text that a pattern allows. */
export const text = (pattern: RegExp, initial: string) => ({
  pattern,
  ...guarded((given): given is string => typeof given === "string" && pattern.test(given), initial),
});

/** Some of a kind, each read for itself. Too few are the default; those beyond are cut off. */
export const listOf = <Item>(item: Shape<Item>, range: Range, initial: readonly Item[]) => ({
  item,
  range,
  initial,
  read: (given: unknown): readonly Item[] =>
    Array.isArray(given) && given.length >= range[0]
      ? given.slice(0, range[1]).map((one) => item.read(one))
      : initial,
});

type Fields = Readonly<Record<string, Shape<unknown>>>;
type Values<Of extends Fields> = { -readonly [Name in keyof Of]: Value<Of[Name]> };

/** Named values, each of a shape of its own. Other names are dropped. */
export function shape<Of extends Fields>(fields: Of): Shape<Values<Of>> & { fields: Of } {
  const read = (given: unknown) => {
    // A list is not one, though it has a `length`, which some units name an option.
    const found = isRecord(given) && !Array.isArray(given) ? given : {};
    return Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, field.read(found[name])]),
    ) as Values<Of>;
  };
  return { fields, initial: read(undefined), read };
}
