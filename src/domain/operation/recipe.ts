import { readOptions, type Options, type OptionValue } from "./options.ts";
import { fail, ok, type Result } from "#domain/result.ts";

/** One step of a recipe: an operation and what was chosen for it. */
export interface Step {
  id: string;
  options: Readonly<Record<string, OptionValue>>;
  /** It stands in the recipe, but is passed over. */
  isOff?: true;
}

/** What a recipe must know of an operation. A page knows no more. */
export type FindOptions = (id: string) => { options: Options } | undefined;

/** A recipe as links and command lines have it: "1~base64.decode~gzip.open~json.format:indent=4". */
const version = "1";
const maxSteps = 32;
const maxChars = 8_000;

/** Writes a recipe: only what differs from the initial values, and never a secret. */
export function writeRecipe(steps: readonly Step[], find: FindOptions): string {
  const written = steps.map(({ id, options, isOff }) => {
    const known = find(id)?.options ?? {};
    const chosen = Object.entries(options).filter(([name, value]) => {
      const option = known[name];
      return option && option.initial !== value && !(option.is === "text" && option.secret);
    });
    const parts = chosen.map(([name, value]) => `:${name}=${encode(String(value))}`);
    return `${isOff ? "!" : ""}${id}${parts.join("")}`;
  });
  return [version, ...written].join("~");
}

/** `encodeURIComponent` leaves "~" and "!" as they are, and both mean something here. */
const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /[~!*'()]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );

/** Reads a recipe that anybody may have written: it is whole and right, or it is refused in words. */
export function readRecipe(text: string, find: FindOptions): Result<readonly Step[]> {
  if (text.length > maxChars) return fail(`A recipe may have at most ${maxChars} characters.`);
  const [first, ...parts] = text.split("~");
  if (first !== version)
    return fail("This recipe is of another version of Tabkit, or not a recipe.");
  if (parts.length === 0) return fail("There is no step in this recipe.");
  if (parts.length > maxSteps) return fail(`A recipe may have at most ${maxSteps} steps.`);
  const steps: Step[] = [];
  for (const part of parts) {
    const step = readStep(part, find);
    if (!step.ok) return fail(`Step ${steps.length + 1}: ${step.message}`);
    steps.push(step.value);
  }
  return ok(steps);
}

function readStep(text: string, find: FindOptions): Result<Step> {
  const isOff = text.startsWith("!");
  const [id = "", ...pairs] = text.slice(isOff ? 1 : 0).split(":");
  const operation = find(id);
  if (operation === undefined) return fail(`No operation is called “${id.slice(0, 50)}”.`);
  // Without a prototype: "__proto__" is a name like any other.
  const given = Object.create(null) as Record<string, string>;
  for (const pair of pairs) {
    const [name = "", value, more] = pair.split("=");
    const read = value === undefined || more !== undefined ? null : decode(value);
    if (read === null || Object.hasOwn(given, name))
      return fail(`“${pair.slice(0, 50)}” is not an option and its value.`);
    given[name] = read;
  }
  const options = readOptions(operation.options, given);
  if (!options.ok) return options;
  return ok({ id, options: options.value, ...(isOff ? { isOff } : {}) });
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
