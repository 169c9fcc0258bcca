// The steps of `npm run check`, `npm test` and `npm run proof`, and how each of them is counted.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runTool } from "./run-tool.mjs";

/**
 * @import { Count, Result, Step } from "./run-steps.mjs"
 * @import { Outcome } from "./run-tool.mjs"
 */

/** @type {Count} */
const none = { passed: 0, failed: 0, skipped: 0, flaky: [] };

const types = step("types", async () => {
  const projects = ["tsconfig", "tsconfig.pure", "tsconfig.worker", "tsconfig.node"];
  const outcomes = await Promise.all(
    projects.map((project) =>
      runTool("tsc", [
        "-p",
        `${project}.json`,
        // Only what has changed since the last run is looked at again.
        "--incremental",
        "--tsBuildInfoFile",
        `node_modules/.cache/types/${project}.tsbuildinfo`,
      ]),
    ),
  );
  return {
    code: Math.max(...outcomes.map(({ code }) => code)),
    output: outcomes.map(({ output }) => output).join(""),
  };
});
const lint = step("lint", () =>
  runTool("oxlint", ["-c", "oxlint.config.mjs", "--type-aware", "--deny-warnings"]),
);
const format = step("format", () => runTool("oxfmt", ["--check", "."]));
const deadCode = step("dead code", () => runTool("knip", ["--no-progress", "--cache"]));
const build = step("build", () => runTool("vite", ["build", "--logLevel=warn"]));

/** @returns {Step} */
function unit(/** @type {string[]} */ ...args) {
  return {
    name: "unit tests",
    run: () =>
      inFolder(async (folder) => {
        const report = join(folder, "unit.json");
        const outcome = await runTool("vitest", [
          "run",
          "--reporter=agent",
          "--reporter=json",
          `--outputFile.json=${report}`,
          ...args,
        ]);
        const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = readReport(report);
        return count(outcome, {
          ...none,
          passed: numPassedTests,
          failed: numFailedTests,
          skipped: numPendingTests,
        });
      }),
  };
}

/** @returns {Step} */
function browser(/** @type {string[]} */ args) {
  return {
    name: "browser tests",
    run: () =>
      inFolder(async (folder) => {
        const report = join(folder, "e2e.json");
        const outcome = await runTool("playwright", ["test", "--reporter=dot,json", ...args], {
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          // A port of its own: never a server that another run, or `npm start`, has left open.
          E2E_PORT: String(await freePort()),
        });
        const { stats = {}, suites = [] } = readReport(report);
        const { expected = 0, unexpected = 0, skipped = 0 } = stats;
        const flaky = namesOfFlaky(suites);
        return count(outcome, {
          passed: expected + flaky.length,
          failed: unexpected,
          skipped,
          flaky,
        });
      }),
  };
}

// Steps of one group run side by side, as most of them have long stretches on one core.
const quick = [types, lint, format];

// Units made in a copy of the tree are checked as a whole once more: `npm test` does it.
export const checkSteps = () => [
  [
    ...quick,
    deadCode,
    unit("--exclude=scripts/new.test.ts", "--exclude=src/cli/installed.test.ts"),
  ],
];

/** With `--shard=1/3`, only that part of the browser tests. */
export const testSteps = (/** @type {string[]} */ args) =>
  args.some((arg) => arg.startsWith("--shard"))
    ? [[build], [browser(args)]]
    : [[...quick, build, unit()], [browser(args)]];

export const proofSteps = () => [[build], [unit()], [browser([])]];

/** A step that counts nothing when it passes, and as one failure when it does not. */
function step(/** @type {string} */ name, /** @type {() => Promise<Outcome>} */ work) {
  return { name, run: async () => count(await work(), none) };
}

/**
 * A command that fails counts as one failure at least, even when its report knows of none.
 * @returns {Result}
 */
function count(/** @type {Outcome} */ { code, output }, /** @type {Count} */ counted) {
  const failed = code === 0 ? counted.failed : Math.max(1, counted.failed);
  return { ...counted, failed, output };
}

/**
 * @typedef {{ title: string, file: string, suites?: Suite[], specs?: Spec[] }} Suite
 * @typedef {{ title: string, file: string, tests: { status: string }[] }} Spec
 * @returns {string[]}
 */
function namesOfFlaky(/** @type {Suite[]} */ suites) {
  return suites.flatMap(({ suites = [], specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
      .map(({ file, title }) => `${file} › ${title}`),
    ...namesOfFlaky(suites),
  ]);
}

/** A report that is missing or cut short counts as empty; the exit code then tells. */
function readReport(/** @type {string} */ file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

async function inFolder(/** @type {(folder: string) => Promise<Result>} */ work) {
  const folder = mkdtempSync(join(tmpdir(), "tabkit-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
