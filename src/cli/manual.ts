import { operations, type PlacedOperation } from "#catalog/operations.ts";
import { commands, operationSwitches, switchesOf } from "./commands.ts";
import { exampleLines } from "./examples.ts";
import { wordsOf } from "./find-operation.ts";
import type { Switches } from "./switches.ts";
import { toKebab } from "./words.ts";

/** The manual page, section 1, in roff. */
export function manualPage(version: string): string {
  return `${[
    `.TH TABKIT 1 "" "tabkit ${version}" "User Commands"`,
    ".SH NAME",
    String.raw`tabkit \- developer tools that work on text and bytes`,
    ".SH SYNOPSIS",
    ".B tabkit",
    escape("NOUN VERB [FILE|-] [--option value]"),
    ...Object.entries(commands).flatMap(([name, { takes }]) => [
      ".br",
      `.B tabkit ${name}`,
      ...(takes === "" ? [] : [escape(takes)]),
    ]),
    ".SH DESCRIPTION",
    escape(
      "Every operation of the Tabkit site that needs no browser. Nothing leaves this machine.",
    ),
    ".PP",
    escape(
      "Without a file, and with -, it reads standard input. What is longer than 16 MiB is streamed where the operation can. A newline that ends a single line of text is no part of it, and text that is written ends with one; --exact takes and gives every byte. Bytes are always taken as they are.",
    ),
    ".PP",
    escape("The result goes to standard output, messages and notes to standard error."),
    ".SH OPTIONS OF EVERY OPERATION",
    ...switchLines(operationSwitches),
    ".SH COMMANDS",
    ...Object.entries(commands).flatMap(([name, { takes, says, switches, examples }]) => [
      ".SS",
      escape(`${name} ${takes}`.trimEnd()),
      escape(`${says}.`),
      ...switchLines(switches),
      ...code(examples),
    ]),
    ".SH OPERATIONS",
    ...operations.flatMap(sectionOf),
    ".SH EXIT STATUS",
    ...[
      ["0", "It was done."],
      ["1", "The input was refused, or it took too long."],
      ["2", "Wrong use."],
    ].flatMap(([code = "", words = ""]) => [".TP", code, words]),
  ].join("\n")}\n`;
}

function sectionOf(operation: PlacedOperation): string[] {
  const { id, about, where, options } = operation;
  const own = Object.fromEntries(
    Object.entries(switchesOf(operation)).filter(([name]) => Object.hasOwn(options, name)),
  );
  return [
    ".SS",
    escape(wordsOf(id).join(" ")),
    escape(about),
    ...(where === "browser" ? [escape("It needs a browser: it runs only on the page.")] : []),
    ...switchLines(own),
    ...code(exampleLines(operation)),
  ];
}

const switchLines = (switches: Switches): string[] =>
  Object.entries(switches).flatMap(([name, { letter, takes, says }]) => [
    ".TP",
    `.B ${escape(`${letter ? `-${letter}, ` : ""}--${toKebab(name)}${takes ? ` ${takes}` : ""}`)}`,
    escape(says),
  ]);

const code = (shown: readonly string[]): string[] =>
  shown.length === 0 ? [] : [".PP", ".nf", ...shown.map((line) => escape(`    ${line}`)), ".fi"];

/** A dot or a quote at the beginning of a line, backslashes and dashes mean something to roff. */
function escape(text: string): string {
  const line = text
    .replaceAll("\\", String.raw`\e`)
    .replaceAll("-", String.raw`\-`)
    .replaceAll("\n", " ");
  return /^[.']/.test(line) ? String.raw`\&${line}` : line;
}
