import { fail, ok, type Result } from "#domain/result.ts";
import { didYouMean, toCamel, toKebab } from "./words.ts";

/** What stands behind dashes: `--json`, `-j`, `--timeout 5`. Data, so that help tells the same. */
interface Switch {
  says: string;
  letter?: string;
  /** What it is followed by: "SECONDS"; nothing for one that is on or off. */
  takes?: string;
}
export type Switches = Readonly<Record<string, Switch>>;

export interface Given {
  /** What stands behind no dash, in order. */
  plain: readonly string[];
  switches: Readonly<Record<string, string | true | false>>;
}

/** Reads what was typed: `--name value`, `--name=value`, `--no-name`, `-n value`, `--` and the rest. */
export function readSwitches(typed: readonly string[], known: Switches): Result<Given> {
  const plain: string[] = [];
  const switches: Record<string, string | true | false> = {};
  const words = [...typed];
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === "--") {
      plain.push(...words);
      break;
    }
    if (!word.startsWith("-") || word === "-") {
      plain.push(word);
      continue;
    }
    const read = readOne(word, words, known);
    if (!read.ok) return read;
    const [name, value] = read.value;
    if (Object.hasOwn(switches, name)) return fail(`--${toKebab(name)} is given twice.`);
    switches[name] = value;
  }
  return ok({ plain, switches });
}

/** One of them; a value that stands apart is taken from the words behind it. */
function readOne(
  word: string,
  behind: string[],
  known: Switches,
): Result<[name: string, value: string | true | false]> {
  const [typed = "", ...values] = word.split("=");
  const name = nameOf(typed, known);
  if (name === undefined) {
    const off = typed.startsWith("--no-") ? nameOf(`--${typed.slice(5)}`, known) : undefined;
    if (off !== undefined && known[off]?.takes === undefined) return ok([off, false]);
    const meant = didYouMean(typed.replace(/^-+/, ""), Object.keys(known).map(toKebab));
    return fail(`There is no ${typed.slice(0, 50)} here.${meant.replace("“", "“--")}`);
  }
  const takes = known[name]?.takes;
  if (values.length > 0) return ok([name, values.join("=")]);
  if (takes === undefined) return ok([name, true]);
  const next = behind[0];
  if (next === undefined || (next.startsWith("--") && next.length > 2))
    return fail(`${typed} needs a value: ${typed} ${takes}, or ${typed}=${takes}.`);
  behind.shift();
  return ok([name, next]);
}

function nameOf(typed: string, known: Switches): string | undefined {
  if (!typed.startsWith("--"))
    return Object.keys(known).find((name) => known[name]?.letter === typed.slice(1));
  const [raw, camel] = [typed.slice(2), toCamel(typed.slice(2))];
  return [raw, camel].find((name) => name !== "" && Object.hasOwn(known, name));
}
