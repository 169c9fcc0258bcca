import type { PlacedOperation } from "#catalog/operations.ts";
import type { Example } from "#domain/operation/operation.ts";
import { wordsOf } from "./find-operation.ts";
import { toKebab } from "./words.ts";

const maxChars = 100;

/** An operation's examples as they are typed in a shell, each with what comes of it. */
export function exampleLines({ id, examples, takes }: PlacedOperation): string[] {
  const command = `tabkit ${wordsOf(id).join(" ")}`;
  return examples.flatMap((example) => {
    const typed = [inputOf(example, takes !== null), command, ...optionsOf(example)].filter(
      Boolean,
    );
    const line = typed.join(" ");
    return line.length > 2 * maxChars ? [] : [line, ...outputOf(example)];
  });
}

function inputOf({ input }: Example, isTaken: boolean): string {
  if (!isTaken || input === undefined) return "";
  if (typeof input === "string") return `printf %s ${quote(input)} |`;
  return `printf '${input.hex.replace(/../g, (pair) => `\\x${pair}`)}' |`;
}

const optionsOf = ({ options = {} }: Example): string[] =>
  Object.entries(options).map(([name, value]) => {
    if (typeof value === "boolean") return `--${value ? "" : "no-"}${toKebab(name)}`;
    return `--${toKebab(name)} ${quote(String(value))}`;
  });

function outputOf({ output }: Example): string[] {
  if (output === undefined) return [];
  const words = typeof output === "string" ? output : `bytes ${output.hex}`;
  return words
    .split("\n")
    .slice(0, 6)
    .map((line) => `  ${line.length > maxChars ? `${line.slice(0, maxChars)}…` : line}`);
}

/** As a shell takes it for one word. */
export const quote = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
