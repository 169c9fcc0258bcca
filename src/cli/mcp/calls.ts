import { findOperation, operations } from "#catalog/operations.ts";
import { rankUnits } from "#catalog/search.ts";
import { decodeBase64 } from "#domain/base64.ts";
import type { Payload } from "#domain/operation/operation.ts";
import { readOptions } from "#domain/operation/options.ts";
import { readRecipe, type Step } from "#domain/operation/recipe.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { exampleLines } from "../examples.ts";
import { wordsOf } from "../find-operation.ts";
import { mayHang, type Job } from "../job.ts";
import { maxLimitSeconds, schemaOfOption, usualLimitSeconds } from "./schema.ts";
import type { DirectTool } from "./tools.ts";

/** What an agent's arguments ask for; wrong ones are refused in words that it can act upon. */
export interface Call {
  job: Job;
  limitMs: number;
}

type Arguments = Readonly<Record<string, unknown>>;

/** What is not an option of an operation. */
const ownArguments = new Set(["action", "text", "bytesBase64", "limitSeconds"]);

/** The call of a tool that stands for one or more operations. */
export function readDirectCall(tool: DirectTool, given: Arguments): Result<Call> {
  const { action } = given;
  const several = tool.operations.length > 1;
  const verbs = tool.operations.map((id) => wordsOf(id)[1]);
  if (several && !verbs.includes(String(action)))
    return fail(`action must be one of: ${verbs.join(", ")}.`);
  if (!several && action !== undefined) return fail("This tool has no action.");
  const id = several ? tool.operations[verbs.indexOf(String(action))] : tool.operations[0];
  const operation = findOperation(id ?? "");
  if (id === undefined || operation === undefined) return fail(`No operation is called “${id}”.`);
  const options = Object.entries(given).filter(([name]) => !ownArguments.has(name));
  const values = readOptions(operation.options, Object.fromEntries(options));
  return values.ok ? asCall([{ id, options: values.value }], given) : values;
}

/** Steps as a list, or as the text that links have. */
export function readRecipeCall(given: Arguments): Result<Call> {
  const { steps, recipe } = given;
  const known = new Set(["steps", "recipe", "text", "bytesBase64", "limitSeconds"]);
  const unknown = Object.keys(given).find((name) => !known.has(name));
  if (unknown !== undefined) return fail(`There is no argument “${unknown.slice(0, 50)}”.`);
  if ((steps === undefined) === (recipe === undefined))
    return fail("Give either steps or recipe: what should be done?");
  const read =
    steps === undefined
      ? readRecipe(typeof recipe === "string" ? recipe : "", findOperation)
      : readSteps(steps);
  if (!read.ok) return read;
  const page = read.value.find(({ id }) => findOperation(id)?.where === "browser");
  return page
    ? fail(`${page.id} needs a browser: it does not run here.`)
    : asCall(read.value, given);
}

function readSteps(given: unknown): Result<readonly Step[]> {
  if (!Array.isArray(given) || given.length === 0 || given.length > 32)
    return fail("steps must be a list of 1 to 32 steps.");
  const steps: Step[] = [];
  for (const [at, each] of given.entries()) {
    const { operation: id, options = {}, ...more } = Object(each) as Arguments;
    const operation = typeof id === "string" ? findOperation(id) : undefined;
    if (operation === undefined || Object.keys(more).length > 0 || !isObject(options))
      return fail(
        `Step ${at + 1} must be {"operation": id, "options": {…}} with an id that find_operation gives.`,
      );
    const values = readOptions(operation.options, options);
    if (!values.ok) return fail(`Step ${at + 1}: ${values.message}`);
    steps.push({ id: operation.id, options: values.value });
  }
  return ok(steps);
}

const isObject = (value: unknown): value is Arguments =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function asCall(steps: readonly Step[], given: Arguments): Result<Call> {
  const takes = findOperation(steps.find(({ isOff }) => !isOff)?.id ?? "")?.takes ?? null;
  const input = readInput(given, takes !== null);
  if (!input.ok) return input;
  const job = { steps, input: input.value };
  const limit = given.limitSeconds ?? (mayHang(job) ? usualLimitSeconds : maxLimitSeconds);
  if (typeof limit !== "number" || !(limit >= 0.1 && limit <= maxLimitSeconds))
    return fail(`limitSeconds must be 0.1 to ${maxLimitSeconds}.`);
  return ok({ job, limitMs: limit * 1000 });
}

function readInput({ text, bytesBase64 }: Arguments, isTaken: boolean): Result<Payload | null> {
  if (!isTaken)
    return text === undefined && bytesBase64 === undefined
      ? ok(null)
      : fail("This works on nothing: leave text out.");
  if ((text === undefined) === (bytesBase64 === undefined))
    return fail("text is missing: what should it work on?");
  if (typeof (text ?? bytesBase64) !== "string") return fail("text must be a text.");
  if (typeof text === "string") return ok(text);
  const bytes = decodeBase64(String(bytesBase64));
  return bytes.ok ? bytes : fail("bytesBase64 is not Base64.");
}

const maxFound = 8;

/** The operations that fit some words, with all that is needed to use them. */
export function findFor(query: string): string {
  const here = operations.filter(({ where }) => where !== "browser");
  const all = here.map((operation) => ({
    operation,
    name: `${operation.name} ${operation.id.replace(".", " ")}`,
    description: operation.about,
    keywords: operation.reads ?? [],
  }));
  const found = query.trim() === "" ? [] : rankUnits(all, query).slice(0, maxFound);
  if (found.length === 0)
    return `${query.trim() === "" ? "All operations:" : "Nothing fits these words. All operations:"}\n${here
      .map(({ id, name }) => `${id} – ${name}`)
      .join("\n")}`;
  return JSON.stringify(
    found.map(({ operation }) => ({
      operation: operation.id,
      about: operation.about,
      takes: operation.takes ?? "nothing",
      gives: operation.gives,
      options: Object.fromEntries(
        Object.entries(operation.options).map(([name, option]) => [name, schemaOfOption(option)]),
      ),
      example: exampleLines(operation).slice(0, 2).join("\n"),
    })),
    null,
    1,
  );
}
