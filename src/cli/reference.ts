import { operations, type PlacedOperation } from "#catalog/operations.ts";
import type { Option } from "#domain/operation/options.ts";
import { exampleLines } from "./examples.ts";
import { wordsOf } from "./find-operation.ts";
import { toKebab } from "./words.ts";

/** docs/operations.md: all operations with their options and examples (`npm run operations`). */
export const reference = (): string =>
  [
    "# Operations",
    "Written by `npm run operations` from the declarations. An operation goes by its id in links, in recipes and for agents (`base64.decode`), and by two words on the command line (`tabkit base64 decode`). See [0024](decisions/0024-operations.md) and [0026](decisions/0026-command-line.md).",
    ...operations.flatMap(sectionOf),
  ].join("\n\n") + "\n";

function sectionOf(operation: PlacedOperation): string[] {
  const { id, about, takes, gives, options, reads = [], inverse, where } = operation;
  const facts = [
    `Takes ${takes ?? "nothing"}, gives ${gives}.`,
    ...(reads.length > 0 ? [`Reads ${reads.join(", ")}.`] : []),
    ...(inverse ? [`Undone by \`${inverse}\`.`] : []),
    ...(where === "browser" ? ["Only in a browser."] : []),
  ];
  const listed = Object.entries(options).map(([name, option]) => `- ${sayOption(name, option)}`);
  const examples = exampleLines(operation);
  return [
    `## ${wordsOf(id).join(" ")}`,
    plain(about),
    facts.join(" "),
    ...(listed.length > 0 ? [listed.join("\n")] : []),
    ...(examples.length > 0 && where !== "browser" ? [fenced(examples)] : []),
  ];
}

function sayOption(name: string, option: Option): string {
  const dashed = `\`--${toKebab(name)}\``;
  switch (option.is) {
    case "choice":
      return `${dashed} ${plain(option.label)}: ${option.choices.map((word) => `\`${word}\``).join(", ")}; else \`${option.initial}\``;
    case "flag":
      return `${dashed} ${plain(option.label)}; else ${option.initial ? "on" : "off"}`;
    case "number":
      return `${dashed} ${plain(option.label)}: ${option.min} to ${option.max}; else ${option.initial}`;
    case "text":
      return `${dashed} ${plain(option.label)}${option.initial === "" ? "" : `; else \`${option.initial}\``}`;
  }
}

/** What Markdown would take for more than text. */
const plain = (text: string): string => text.replace(/[*_`<>|[\]\\#]/g, String.raw`\$&`);

/** A fence is longer than any run of backticks in it. */
function fenced(shown: readonly string[]): string {
  const runs = shown.join("\n").match(/`+/g) ?? [];
  const fence = "`".repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return `${fence}text\n${shown.join("\n")}\n${fence}`;
}
