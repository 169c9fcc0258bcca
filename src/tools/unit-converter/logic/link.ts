import { writeFragment } from "#domain/link.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { categories } from "./conversion.ts";
import type { Pair } from "./options.ts";
import type { CategoryId } from "./units.data.ts";

interface Linked extends Pair {
  text: string; // "5 + 3"
  category: CategoryId;
}

/** Longer than any amount; the rest of a hostile link is not looked at. */
const maxTextChars = 100;

/** The link to a conversion. */
export const linkTo = ({ text, category, from, to }: Linked): string =>
  writeFragment([
    ["v", text.slice(0, maxTextChars)],
    ["c", category],
    ["from", from],
    ["to", to],
  ]);

/** What a link asks for. Units that are not of its category are refused. */
export function readLink(link: URLSearchParams): Result<Linked> {
  const category = categories.find(({ id }) => id === link.get("c"));
  const [from, to] = ["from", "to"].map((name) =>
    category?.units.find(({ symbol }) => symbol === link.get(name)),
  );
  if (category === undefined || from === undefined || to === undefined)
    return fail("The link names units that are not known here.");
  const text = (link.get("v") ?? "1").slice(0, maxTextChars);
  return ok({ text, category: category.id, from: from.symbol, to: to.symbol });
}
