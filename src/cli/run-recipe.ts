import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { findOperation } from "#catalog/operations.ts";
import type { Outcome, Payload } from "#domain/operation/operation.ts";
import { resultName } from "#domain/operation/file-name.ts";
import { readRecipe, type Step } from "#domain/operation/recipe.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { How } from "./arguments.ts";
import { openInput } from "./input.ts";
import { deliver, payloadOf, runBounded } from "./operate.ts";
import { tell, write, type ExitCode } from "./output.ts";

/** `tabkit run RECIPE FILES…`: one result to stdout, or a file for each. */
export async function runRecipe(words: readonly string[], asked: How): Promise<ExitCode> {
  const [typed, ...files] = words;
  const steps = readSteps(typed);
  if (!steps.ok) return wrongUse(steps.message);
  const isExact = asked.isExact || steps.value.some(({ id }) => findOperation(id)?.keepsLineEnd);
  const how = { ...asked, isExact };
  if (how.text !== null && files.length > 0)
    return wrongUse("There is a file and a text: which one?");
  const isToFiles = how.out !== null || how.suffix !== "";
  if (isToFiles && files.length === 0) return wrongUse("Which files? Name them behind the recipe.");
  if (!isToFiles && files.length > 1)
    return wrongUse("More than one file: --out FOLDER or --suffix TEXT says where results go.");
  if (!isToFiles) return deliver(await runOn(steps.value, files[0] ?? null, how), how);
  let code: ExitCode = 0;
  for (const file of files) if (!(await runToFile(steps.value, file, how))) code = 1;
  return code;
}

async function wrongUse(message: string): Promise<ExitCode> {
  await tell(`tabkit: ${message}`);
  return 2;
}

/** A recipe as it is written, or the whole link that has it. */
function readSteps(typed: string | undefined): Result<readonly Step[]> {
  if (typed === undefined) return fail("Which recipe? tabkit run '1~base64.decode~gzip.open' FILE");
  const [, linked] = typed.split("#r=");
  const steps = readRecipe(linked ?? typed, findOperation);
  if (!steps.ok) return steps;
  const page = steps.value.find(({ id }) => findOperation(id)?.where === "browser");
  return page ? fail(`${page.id} needs a browser: it runs only on the page.`) : steps;
}

async function runOn(steps: readonly Step[], file: string | null, how: How): Promise<Outcome> {
  const first = findOperation(steps.find(({ isOff }) => !isOff)?.id ?? "");
  if (first === undefined || first.takes === null) return runBounded({ steps, input: null }, how);
  const opened = how.text === null ? await openInput(file) : ok({ text: how.text });
  if (!opened.ok) return opened;
  const input = await payloadOf(opened.value, first.takes, how);
  return input.ok ? runBounded({ steps, input: input.value }, how) : input;
}

/** Says what became of a file: a line of JSON, or words. */
async function runToFile(steps: readonly Step[], file: string, how: How): Promise<boolean> {
  const last = findOperation(steps.findLast(({ isOff }) => !isOff)?.id ?? "");
  const name = how.suffix === "" && last ? resultName(basename(file), last) : basename(file);
  const target = join(how.out ?? dirname(file), name + how.suffix);
  // Nothing is computed that could not be written.
  const writable = checkTarget(file, target, how);
  const outcome = writable.ok ? await runOn(steps, file, how) : writable;
  const written = outcome.ok ? save(target, outcome.value, how) : outcome;
  const notes = outcome.ok && "notes" in outcome ? (outcome.notes ?? []) : [];
  if (how.isJson) {
    const told = written.ok ? { ok: true, written: target, notes } : { ...written };
    await write(`${JSON.stringify({ file, ...told })}\n`);
  } else if (!written.ok) await tell(`tabkit: ${naming(file, written.message)}`);
  else if (!how.isQuiet) {
    await tell(`${file} → ${target}`);
    for (const note of notes) await tell(`note: ${note}`);
  }
  return written.ok;
}

/** What was wrong, and with which file; some words say that already. */
const naming = (file: string, message: string): string =>
  message.startsWith(`${file}:`) ? message : `${file}: ${message}`;

function checkTarget(file: string, target: string, { isForced }: How): Result<null> {
  if (!existsSync(target)) return ok(null);
  if (existsSync(file) && isSameFile(file, target))
    return fail("The result would take the place of the file itself: give --suffix or --out.");
  return isForced ? ok(null) : fail(`${target} is there already; --force overwrites it.`);
}

function isSameFile(one: string, other: string): boolean {
  const [a, b] = [statSync(one), statSync(other)];
  return a.ino === b.ino && a.dev === b.dev;
}

function save(target: string, value: Payload, { isForced, isExact }: How): Result<null> {
  const isLine = typeof value === "string" && !isExact && !value.endsWith("\n");
  try {
    mkdirSync(dirname(target), { recursive: true });
    // "wx" fails where a file is: one may have come up meanwhile.
    writeFileSync(target, isLine ? `${value}\n` : value, { flag: isForced ? "w" : "wx" });
    return ok(null);
  } catch (error) {
    return fail(`${target} cannot be written: ${(error as Error).message}`);
  }
}
