import type { PlacedOperation } from "#catalog/operations.ts";
import { readOptions, type OptionValue } from "#domain/operation/options.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { commands, isCommand, switchesOf, type CommandName } from "./commands.ts";
import { findNamed, nouns, operationsOf } from "./find-operation.ts";
import { readSwitches, type Given } from "./switches.ts";
import { didYouMean } from "./words.ts";

/** What was asked for. A failure is wrong use: exit code 2. */
export type Asked =
  | { does: "help"; about: Topic; isWrong?: true }
  | { does: "version" }
  | { does: "operate"; operation: PlacedOperation; options: OptionValues; how: How }
  | { does: Exclude<CommandName, "help">; words: readonly string[]; how: How };

type OptionValues = Readonly<Record<string, OptionValue>>;
/** Everything, a noun, an operation or a command. */
export type Topic = "all" | { noun: string } | { operation: PlacedOperation } | CommandName;

/** What goes for more than one command. */
export interface How {
  /** `null`: none was named. "-" is stdin. */
  file: string | null;
  text: string | null;
  isJson: boolean;
  isExact: boolean;
  isForced: boolean;
  isQuiet: boolean;
  timeoutMs: number | null;
  out: string | null;
  suffix: string;
  maxResultBytes: number;
}

/** Reads the text that an option names as "@file". */
export type ReadFile = (file: string) => Result<string>;

export function readArguments(typed: readonly string[], readFile: ReadFile): Result<Asked> {
  const [first, second] = typed;
  if (first === undefined) return ok({ does: "help", about: "all", isWrong: true });
  if (first === "--version" || first === "-V") return ok({ does: "version" });
  if (first === "--help" || first === "-h") return ok({ does: "help", about: "all" });
  if (first.startsWith("-"))
    return fail(`“${first.slice(0, 50)}” stands first. tabkit NOUN VERB [FILE] [--option value]`);
  if (isCommand(first)) return readCommand(first, typed.slice(1));
  return readOperation(first, second, typed, readFile);
}

function readCommand(does: CommandName, typed: readonly string[]): Result<Asked> {
  const read = readSwitches(typed, commands[does].switches);
  if (!read.ok) return read;
  const { plain, switches } = read.value;
  if (switches.help === true) return ok({ does: "help", about: does });
  if (does === "help") return readTopic(plain);
  const most = { run: Infinity, detect: 1, list: 0, mcp: 0, completions: 1, man: 0 }[does];
  if (plain.length > most)
    return fail(`There is no place for “${plain[most]?.slice(0, 50)}” here.`);
  const how = readHow(read.value, does === "detect" ? (plain[0] ?? null) : null);
  return how.ok ? ok({ does, words: plain, how: how.value }) : how;
}

function readTopic([first, second]: readonly string[]): Result<Asked> {
  if (first === undefined) return ok({ does: "help", about: "all" });
  if (isCommand(first)) return ok({ does: "help", about: first });
  if (second === undefined && operationsOf(first).length > 0)
    return ok({ does: "help", about: { noun: first } });
  const found = findNamed(first, second);
  return found.ok ? ok({ does: "help", about: { operation: found.value.operation } }) : found;
}

function readOperation(
  noun: string,
  second: string | undefined,
  typed: readonly string[],
  readFile: ReadFile,
): Result<Asked> {
  const isNoun = operationsOf(noun).length > 0;
  if (isNoun && (second === undefined || second === "--help" || second === "-h")) {
    const about = { noun };
    return ok({ does: "help", about, ...(second === undefined ? { isWrong: true } : {}) });
  }
  const found = findNamed(noun, second);
  if (!found.ok) {
    const isNear = isNoun || found.message.includes("Did you");
    return isNear
      ? found
      : fail(found.message + didYouMean(noun, [...nouns, ...Object.keys(commands)]));
  }
  const { operation, options: chosen, words } = found.value;
  const read = readSwitches(typed.slice(words), switchesOf(operation));
  if (!read.ok) return read;
  const { plain, switches } = read.value;
  if (switches.help === true) return ok({ does: "help", about: { operation } });
  if (operation.takes === null && (plain.length > 0 || switches.text !== undefined))
    return fail(`${operation.name} works on nothing: it takes only options.`);
  if (plain.length > 1)
    return fail(
      `One file at a time: for more, tabkit run '1~${operation.id}' FILE… --out FOLDER (or --suffix TEXT).`,
    );
  const how = readHow(read.value, plain[0] ?? null);
  if (!how.ok) return how;
  const options = readOwn(operation, { ...switches }, chosen, readFile);
  return options.ok
    ? ok({ does: "operate", operation, options: options.value, how: how.value })
    : options;
}

/** The operation's own options among the switches. */
function readOwn(
  { options }: PlacedOperation,
  switches: Given["switches"],
  chosen: Readonly<Record<string, string>>,
  readFile: ReadFile,
): Result<Record<string, OptionValue>> {
  const given: Record<string, string | boolean> = { ...chosen };
  for (const [name, value] of Object.entries(switches)) {
    const option = options[name];
    if (option === undefined) continue;
    if (Object.hasOwn(chosen, name)) return fail(`${name} is given twice.`);
    given[name] = value;
    if (option.is !== "text" || typeof value !== "string" || !value.startsWith("@")) continue;
    // "@@" stands for the character itself.
    const read = value.startsWith("@@") ? ok(value.slice(1)) : readFile(value.slice(1));
    if (!read.ok) return read;
    given[name] = read.value;
  }
  return readOptions(options, given);
}

function readHow({ switches }: Given, file: string | null): Result<How> {
  const textOf = (name: string) => {
    const value = switches[name];
    return typeof value === "string" ? value : null;
  };
  const text = textOf("text");
  if (text !== null && file !== null) return fail("There is a file and a text: which one?");
  const timeout = readNumber("--timeout", textOf("timeout"), 0, 86_400);
  if (!timeout.ok) return timeout;
  const maxResult = readNumber("--max-result", textOf("maxResult"), 1, 500);
  if (!maxResult.ok) return maxResult;
  return ok({
    file,
    text,
    isJson: isOn(switches.json),
    isExact: isOn(switches.exact),
    isForced: isOn(switches.force),
    isQuiet: isOn(switches.quiet),
    timeoutMs: timeout.value === null ? null : timeout.value * 1000,
    out: textOf("out"),
    suffix: textOf("suffix") ?? "",
    maxResultBytes: (maxResult.value ?? 9) * 1_000_000,
  });
}

const isOn = (value: string | boolean | undefined): boolean => value === true || value === "true";

function readNumber(
  name: string,
  text: string | null,
  min: number,
  max: number,
): Result<number | null> {
  if (text === null) return ok(null);
  const number = /^\d{1,6}(?:\.\d{1,3})?$/.test(text) ? Number(text) : NaN;
  return number >= min && number <= max ? ok(number) : fail(`${name} must be ${min} to ${max}.`);
}
