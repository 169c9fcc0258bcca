import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { operations } from "#catalog/operations.ts";
import { completionsFor } from "./completions.ts";
import { operationSwitches, switchesOf } from "./commands.ts";
import { quote } from "./examples.ts";
import { nouns, wordsOf } from "./find-operation.ts";
import { helpOn } from "./help.ts";
import { listingJson } from "./listing.ts";
import { manualPage } from "./manual.ts";
import { reference } from "./reference.ts";
import { toKebab } from "./words.ts";

// Help, manual and completions are written from the declarations: nothing may be missing in them.

test("help names every noun, and every operation's help its options and an example", () => {
  const all = helpOn("all");
  for (const noun of nouns) expect(all).toContain(`\n  ${noun} `);
  for (const operation of operations) {
    const help = helpOn({ operation });
    for (const name of Object.keys(operation.options)) expect(help).toContain(`--${toKebab(name)}`);
    expect(help).toContain(operation.about);
    expect(helpOn({ noun: wordsOf(operation.id)[0] })).toContain(operation.about);
  }
});

test("the manual has every operation, and no line that roff would take for a command", () => {
  const page = manualPage("1.2.3");
  for (const { id } of operations)
    expect(page).toContain(
      `.SS\n${wordsOf(id)
        .join(" ")
        .replaceAll("-", String.raw`\-`)}\n`,
    );
  const commands = new Set([".TH", ".SH", ".SS", ".TP", ".PP", ".B", ".br", ".nf", ".fi"]);
  const others = page
    .split("\n")
    .filter((line) => /^[.']/.test(line) && !commands.has(line.split(" ")[0] ?? ""));
  expect(others).toEqual([]);
});

test("the list as JSON has every option", () => {
  const listed = JSON.parse(listingJson()) as { id: string; options: object }[];
  expect(listed.map(({ id }) => id)).toEqual(operations.map(({ id }) => id));
  expect(listed.map(({ options }) => options)).toEqual(operations.map(({ options }) => options));
});

describe("completions", () => {
  const scriptFor = (shell: string) => {
    const script = completionsFor(shell);
    return script.ok ? script.value : "";
  };

  test.each(["bash", "zsh", "fish"])("for %s know every operation and option", (shell) => {
    const script = scriptFor(shell);
    for (const operation of operations) {
      const [noun, verb] = wordsOf(operation.id);
      for (const word of [noun, verb]) expect(script).toContain(word);
      for (const name of Object.keys(switchesOf(operation)))
        expect(script).toMatch(new RegExp(`(?:--|-l )${toKebab(name)}\\b`));
    }
  });

  test("for another shell are refused", () => {
    expect(completionsFor("tcsh")).toMatchObject({ ok: false });
    expect(completionsFor(undefined)).toMatchObject({ ok: false });
  });

  const complete = (...words: string[]): string[] => {
    const asked = `COMP_WORDS=(${words.map(quote).join(" ")}); COMP_CWORD=${words.length - 1}; _tabkit; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout } = spawnSync("bash", ["-c", `${scriptFor("bash")}\n${asked}`], {
      encoding: "utf8",
    });
    return stdout.split("\n").filter(Boolean);
  };
  const hasBash = spawnSync("bash", ["-c", "complete"]).status === 0;

  test.runIf(hasBash)("in bash: nouns, verbs, choices, options and their values", () => {
    expect(complete("tabkit", "base")).toEqual(["base64"]);
    expect(complete("tabkit", "base64", "de")).toEqual(["decode"]);
    expect(complete("tabkit", "hash", "sha51")).toEqual(["sha512"]);
    expect(complete("tabkit", "base64", "encode", "--ur")).toEqual(["--url-safe"]);
    expect(complete("tabkit", "base64", "encode", "--wrap", "")).toEqual(["none", "mime", "pem"]);
    expect(complete("tabkit", "list", "--", "--j")).toEqual(["--json"]);
    expect(complete("tabkit", "completions", "f")).toEqual(["fish"]);
    expect(complete("tabkit", "base64", "encode", "fi")).toEqual([]); // files
  });
});

test("every switch has words, and no two share a letter", () => {
  const letters = Object.values(operationSwitches).flatMap((each) =>
    "letter" in each ? [each.letter] : [],
  );
  expect(new Set(letters).size).toBe(letters.length);
});

test("docs/operations.md is what `npm run operations` writes now", () => {
  expect(readFileSync("docs/operations.md", "utf8")).toBe(reference());
});
