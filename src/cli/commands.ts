import type { Operation } from "#domain/operation/operation.ts";
import type { Option } from "#domain/operation/options.ts";
import type { Switches } from "./switches.ts";

/** What the command line knows beside the operations, as data: reading, help and completion share it. */
export interface Command {
  /** Behind its name: "RECIPE [FILE…]". */
  takes: string;
  says: string;
  switches: Switches;
  examples: readonly string[];
}

const help = { letter: "h", says: "Say what it does and how" } as const;
const json = {
  letter: "j",
  says: 'Write JSON: {"ok", "value" or "base64", "notes"}, or {"ok", "message"}',
} as const;
const quiet = { letter: "q", says: "No notes on stderr" } as const;
const timeout = {
  takes: "SECONDS",
  says: "Stop it when it takes longer; 0: never (patterns: 60, else never)",
} as const;
const exact = {
  letter: "x",
  says: "Take and give every byte: leave no newline out of text, and add none",
} as const;
const text = { letter: "t", takes: "TEXT", says: "Work on this text instead of a file" } as const;

/** What every operation understands. None has an option of such a name (src/operations.test.ts). */
export const operationSwitches = {
  text,
  json,
  exact,
  force: { letter: "f", says: "Write binary even to a terminal" },
  timeout,
  quiet,
  help,
} as const satisfies Switches;

export const commands = {
  run: {
    takes: "RECIPE [FILE…]",
    says: "Run a recipe, as links have it, on each of some files or on stdin",
    switches: {
      text,
      out: { letter: "o", takes: "FOLDER", says: "Write a file there for each, named after it" },
      suffix: { takes: "TEXT", says: "Write a file beside each, with this behind its name" },
      force: { letter: "f", says: "Overwrite files; write binary even to a terminal" },
      json,
      exact,
      timeout,
      quiet,
      help,
    },
    examples: [
      "tabkit run '1~base64.decode~gzip.open' message.txt",
      "tabkit run '1~gzip.compress' *.log --suffix .gz",
    ],
  },
  detect: {
    takes: "[FILE]",
    says: "Tell what a value is: its kinds, how sure that is, and the steps that open it",
    switches: { text, json, quiet, help },
    examples: [
      "tabkit detect message.txt",
      "tabkit detect --json --text eyJhbGciOiJIUzI1NiJ9.e30.",
    ],
  },
  list: {
    takes: "",
    says: "List all operations",
    switches: { json: { letter: "j", says: "As JSON, with every option" }, help },
    examples: ["tabkit list", "tabkit list --json"],
  },
  mcp: {
    takes: "",
    says: "Serve agents over stdin and stdout (Model Context Protocol)",
    switches: {
      maxResult: { takes: "MEGABYTES", says: "Refuse results that are longer (9)" },
      help,
    },
    examples: ["claude mcp add tabkit -- npx tabkit mcp"],
  },
  completions: {
    takes: "bash|zsh|fish",
    says: "Write what a shell needs to complete commands",
    switches: { help },
    examples: [
      'eval "$(tabkit completions bash)"',
      "tabkit completions fish > ~/.config/fish/completions/tabkit.fish",
    ],
  },
  man: {
    takes: "",
    says: "Write the manual page",
    switches: { help },
    examples: ["tabkit man | man -l -"],
  },
  help: {
    takes: "[NOUN [VERB]]",
    says: "Say what there is, or what one thing does",
    switches: { help },
    examples: ["tabkit help base64 encode"],
  },
} as const satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof commands;

export const isCommand = (word: string): word is CommandName => Object.hasOwn(commands, word);

/** All that may stand behind an operation's name: its own options and what every one understands. */
export function switchesOf({ options }: Operation): Switches {
  const own = Object.entries(options).map(([name, option]) => [
    name,
    { says: sayOption(option), ...(option.is === "flag" ? {} : { takes: placeOf(option) }) },
  ]);
  return { ...Object.fromEntries(own), ...operationSwitches };
}

function placeOf(option: Exclude<Option, { is: "flag" }>): string {
  switch (option.is) {
    case "choice":
      return option.choices.join("|").length > 40 ? "WORD" : option.choices.join("|");
    case "number":
      return "NUMBER";
    case "text":
      return "TEXT";
  }
}

/** An option in one line: what it is, what it may be, and what it is when not given. */
function sayOption(option: Option): string {
  switch (option.is) {
    case "choice":
      return `${option.label}: ${option.choices.join(", ")} (${option.initial})`;
    case "flag":
      return `${option.label} (${option.initial ? "on" : "off"})`;
    case "number":
      return `${option.label}: ${option.min} to ${option.max} (${option.initial})`;
    case "text":
      return `${option.label}${option.initial === "" ? "" : ` (${option.initial})`}; @FILE reads it from a file`;
  }
}
