import { spawn } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isProof } from "#proof/scale.ts";

/*
 * What CONTRIBUTING promises: a unit is one folder, and adding it changes nothing else. New units
 * are made in a copy of the tree; types, lint and the tests of the house then speak for themselves.
 */

const made = [
  { kind: "tool", id: "json-to-csv", wing: "tools", name: "JSON to CSV" },
  { kind: "game", id: "four-in-a-row", wing: "games", name: "Four in a Row" },
  { kind: "calculator", id: "gst", wing: "calculators", name: "GST" },
];
const folders = made.map(({ wing, id }) => join("src", wing, id));
const pureParts = (folder: string) => [join(folder, "logic.ts"), join(folder, "logic")];
let copy = "";

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), "tabkit-new-"));
  const own = readdirSync(".").filter((name) => !/^(node_modules|dist.*|\.git|docs)$/.test(name));
  for (const name of own) cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"), "junction");
  for (const { kind, id } of made) {
    const { code, output } = await run(process.execPath, ["scripts/new.mjs", kind, id]);
    expect(code, output).toBe(0);
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe("three new units", () => {
  test.each(made)("$id is called $name", ({ wing, id, name }) => {
    const manifest = readFileSync(join(copy, "src", wing, id, "manifest.ts"), "utf8");
    expect(manifest).toContain(`name: "${name}"`);
  });

  test("pass the types, those of pure code too", async () => {
    // Only they and what they use: the rest has been looked at.
    const parts = { "tsconfig.json": folders, "tsconfig.pure.json": folders.flatMap(pureParts) };
    for (const [rules, include] of Object.entries(parts)) {
      const extending = { extends: `./${rules}`, include };
      writeFileSync(join(copy, `new.${rules}`), JSON.stringify(extending));
      expect(await bin("tsc", ["-p", `new.${rules}`])).toEqual({ code: 0, output: "" });
    }
  });

  test("pass the linter", async () => {
    // What they were copied from has been looked at with its types.
    const rules = isProof ? ["--type-aware", "--deny-warnings"] : ["--deny-warnings"];
    const { code, output } = await bin("oxlint", ["-c", "oxlint.config.mjs", ...rules, ...folders]);
    expect(code, output).toBe(0);
  });

  test("pass every test but the one that asks for their rules", async () => {
    const tests = ["src/house.test.ts", "src/spec.test.ts", ...folders];
    const { output } = await bin("vitest", ["run", "--reporter=json", ...tests]);
    const report = JSON.parse(output.slice(output.indexOf("{"))) as Report;
    const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    const failed = results.filter(({ status }) => status !== "passed").map(({ title }) => title);
    expect(results.length).toBeGreaterThan(50);
    expect(failed).toHaveLength(made.length);
    for (const title of failed) expect(title).toMatch(/^every rule of the spec is /);
  });
});

interface Report {
  testResults: { assertionResults: { title: string; status: string }[] }[];
}

const bin = (command: string, args: string[]) => run(process.execPath, [binFile(command), ...args]);

/** The script behind a command: on Windows the command itself is none. */
function binFile(command: string): string {
  const owner = command === "tsc" ? "typescript" : command;
  const file = resolve("node_modules", owner, "package.json");
  const { bin: bins } = JSON.parse(readFileSync(file, "utf8")) as {
    bin: string | Record<string, string>;
  };
  return resolve("node_modules", owner, typeof bins === "string" ? bins : (bins[command] ?? ""));
}

function run(file: string, args: string[]): Promise<{ code: number | null; output: string }> {
  const { VITEST: _vitest, VITEST_POOL_ID: _pool, ...env } = process.env;
  return new Promise((done) => {
    const child = spawn(file, args, { cwd: copy, env });
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text) => (output += text));
    child.on("close", (code) => done({ code, output }));
  });
}
