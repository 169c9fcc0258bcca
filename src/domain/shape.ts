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

/** Any text at all. */
export const anyText: Shape<string> = guarded((given) => typeof given === "string", "");

/** On or off. */
export const flag = (initial: boolean): Shape<boolean> =>
  guarded((given) => typeof given === "boolean", initial);

type Fields = Readonly<Record<string, Shape<unknown>>>;
type Values<Of extends Fields> = { -readonly [Name in keyof Of]: Value<Of[Name]> };

/** Named values, each of a shape of its own. Other names are dropped. */
export function shape<Of extends Fields>(fields: Of): Shape<Values<Of>> & { fields: Of } {
  const read = (given: unknown) => {
    // Of what is no object nothing comes along; of a list not its `length`, which may be an option.
    const found: Record<string, unknown> = { ...(given as object) };
    return Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, field.read(found[name])]),
    ) as Values<Of>;
  };
  return { fields, initial: read(undefined), read };
}
