import type { PlacedOperation } from "#catalog/operations.ts";
import type { Topic } from "./arguments.ts";
import { commands, operationSwitches, switchesOf, type CommandName } from "./commands.ts";
import { exampleLines } from "./examples.ts";
import { nouns, operationsOf, wordsOf } from "./find-operation.ts";
import type { Switches } from "./switches.ts";
import { toKebab } from "./words.ts";

/** What `--help` says, from the declarations alone. */
export function helpOn(topic: Topic): string {
  if (topic === "all") return overview();
  if (typeof topic === "string") return helpOnCommand(topic);
  return "noun" in topic ? helpOnNoun(topic.noun) : helpOnOperation(topic.operation);
}

function overview(): string {
  return lines(
    "Developer tools on the command line. Nothing leaves this machine.",
    "",
    "tabkit NOUN VERB [FILE|-] [--option value]",
    ...Object.entries(commands).map(([name, { takes }]) => `tabkit ${name} ${takes}`.trimEnd()),
    "",
    "What there is (tabkit NOUN --help says more):",
    ...table(
      nouns.map((noun) => [
        noun,
        operationsOf(noun)
          .map(({ id }) => wordsOf(id)[1])
          .join(", "),
      ]),
    ),
    "",
    "Commands:",
    ...table(Object.entries(commands).map(([name, { says }]) => [name, says])),
    "",
    "With every operation:",
    ...switchLines(operationSwitches),
    "",
    "Without a file it reads stdin. A newline that ends a single line of text is no part of it, and text",
    "that is written ends with one; --exact takes and gives every byte. Bytes are taken as they are.",
    "Exit codes: 0 done, 1 the input was refused, 2 wrong use.",
  );
}

function helpOnNoun(noun: string): string {
  return lines(
    `tabkit ${noun} VERB [FILE|-] [--option value]`,
    "",
    ...table(operationsOf(noun).map(({ id, about }) => [wordsOf(id)[1], about])),
    "",
    `tabkit ${noun} VERB --help says more.`,
  );
}

function helpOnOperation(operation: PlacedOperation): string {
  const { id, about, takes, gives, where, inverse } = operation;
  const own = Object.fromEntries(
    Object.entries(switchesOf(operation)).filter(([name]) =>
      Object.hasOwn(operation.options, name),
    ),
  );
  return lines(
    `tabkit ${wordsOf(id).join(" ")}${takes === null ? "" : " [FILE|-]"} [--option value]`,
    "",
    about,
    `Takes ${takes ?? "nothing"}, gives ${gives}.${inverse ? ` ${inverse} undoes it.` : ""}`,
    ...(where === "browser" ? ["It needs a browser: it runs only on the page."] : []),
    ...(Object.keys(own).length > 0 ? ["", "Options:", ...switchLines(own)] : []),
    "",
    "With every operation:",
    ...switchLines(operationSwitches),
    "",
    "Examples:",
    ...exampleLines(operation).map((line) => `  ${line}`),
  );
}

function helpOnCommand(name: CommandName): string {
  const { takes, says, switches, examples } = commands[name];
  return lines(
    `tabkit ${name} ${takes}`.trimEnd(),
    "",
    `${says}.`,
    "",
    "Options:",
    ...switchLines(switches),
    "",
    "Examples:",
    ...examples.map((example) => `  ${example}`),
  );
}

const lines = (...all: readonly string[]): string => `${all.join("\n")}\n`;

function switchLines(switches: Switches): string[] {
  return table(
    Object.entries(switches).map(([name, { letter, takes, says }]) => [
      `${letter ? `-${letter}, ` : "    "}--${toKebab(name)}${takes ? ` ${takes}` : ""}`,
      says,
    ]),
  );
}

const maxColumn = 34;

/** Two columns; what is too long for the first has a line of its own. */
function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.min(maxColumn, Math.max(0, ...rows.map(([first]) => first.length)));
  return rows.flatMap(([first, second]) =>
    first.length > width
      ? [`  ${first}`, `  ${" ".repeat(width)}  ${second}`]
      : [`  ${first.padEnd(width)}  ${second}`],
  );
}
