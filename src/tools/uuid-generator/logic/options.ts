import { flag, oneOf, shape, type Value } from "#domain/shape.ts";
import { counts, kinds } from "./kinds.ts";
import { lists } from "./layout.ts";
import { namespaces } from "./namespaces.ts";

const ids = <Id>(list: readonly { id: Id }[]): Id[] => list.map(({ id }) => id);

export const optionsShape = shape({
  kind: oneOf(ids(kinds), "v4"),
  count: oneOf<number>(counts, 1),
  uppercase: flag(false),
  noHyphens: flag(false),
  braces: flag(false),
  list: oneOf(ids(lists), "lines"),
  namespace: oneOf([...ids(namespaces), "custom"], "dns"),
});
export type Options = Value<typeof optionsShape>;

/** What "uuid v7 5" or "ulid 10" ask for; `null` when what follows is no number of identifiers. */
export function askedFor(word: string, text: string): Pick<Options, "kind" | "count"> | null {
  const count = counts.find((one) => String(one) === text);
  if (count === undefined) return null;
  const kind = kinds.find(({ id }) => id === word.split(" ").at(-1))?.id ?? "v4";
  return { kind, count };
}
