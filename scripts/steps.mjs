// The steps of `npm run check` and `npm test`: short while all is well, everything when it is not.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ name: string, run: () => Promise<Count> }} Step
 * @typedef {{ code: number, output: string }} Outcome
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @type {Step} */
const types = {
  name: "types",
  run: async () => {
    const projects = ["tsconfig", "tsconfig.pure", "tsconfig.worker", "tsconfig.node"];
    const outcomes = await Promise.all(
      projects.map((project) => run("tsc", ["-p", `${project}.json`])),
    );
    return count({
      code: Math.max(...outcomes.map(({ code }) => code)),
      output: outcomes.map(({ output }) => output).join(""),
    });
  },
};

const lint = plainStep("lint", "oxlint", [
  "-c",
  "oxlint.config.mjs",
  "--type-aware",
  "--deny-warnings",
]);
const format = plainStep("format", "prettier", ["--check", "--cache", "--log-level=warn", "."]);
const deadCode = plainStep("dead code", "knip", ["--no-progress"]);
const build = plainStep("build", "vite", ["build", "--logLevel=warn"]);

/** @type {Step} */
const unit = {
  name: "unit tests",
  run: () =>
    inFolder(async (folder) => {
      const report = join(folder, "unit.json");
      const outcome = await run("vitest", [
        "run",
        "--reporter=agent",
        "--reporter=json",
        `--outputFile.json=${report}`,
      ]);
      const { numPassedTests = 0, numFailedTests = 0 } = readReport(report);
      return count(outcome, { passed: numPassedTests, failed: numFailedTests });
    }),
};

/** @type {Step} */
const endToEnd = {
  name: "browser tests",
  run: () =>
    inFolder(async (folder) => {
      const report = join(folder, "e2e.json");
      const outcome = await run("playwright", ["test", "--reporter=dot,json"], {
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        // A port of its own: never a server that another run, or `npm start`, has left open.
        E2E_PORT: String(await freePort()),
      });
      const { expected = 0, unexpected = 0, flaky = 0 } = readReport(report).stats ?? {};
      return count(outcome, { passed: expected + flaky, failed: unexpected });
    }),
};

export const checks = [types, lint, format, deadCode, unit];
export const everything = [...checks, build, endToEnd];

/** Runs the steps up to the first that fails, and ends with the one line that sums them up. */
export async function runSteps(/** @type {Step[]} */ steps) {
  const total = { passed: 0, failed: 0 };
  for (const { name, run } of steps) {
    const start = performance.now();
    process.stdout.write(`${name} … `);
    const { passed, failed } = await run();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const tests = passed + failed > 1 ? `${passed} of ${passed + failed}, ` : "";
    console.log(`${failed === 0 ? "✓" : `✗ ${name}`} ${tests}${seconds} s`);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) break;
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

/** A step that counts nothing when it passes, and as one failure when it does not. */
function plainStep(
  /** @type {string} */ name,
  /** @type {string} */ command,
  /** @type {string[]} */ args,
) {
  return { name, run: async () => count(await run(command, args)) };
}

/** A command that fails counts as one failure at least, even when its report knows of none. */
function count(
  /** @type {Outcome} */ { code, output },
  { passed, failed } = { passed: 0, failed: 0 },
) {
  if (code === 0 && failed === 0) return { passed, failed };
  console.log(`\n${output}`);
  return { passed, failed: Math.max(1, failed) };
}

/**
 * @param {string} command a name in node_modules/.bin
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<Outcome>}
 */
function run(command, args, env = {}) {
  const windows = process.platform === "win32";
  const file = join(root, "node_modules", ".bin", windows ? `${command}.cmd` : command);
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, ...env },
      shell: windows,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => (output += text));
    }
    child.on("error", (error) => resolve({ code: 1, output: String(error) }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A report that is missing or cut short counts as empty; the exit code then tells. */
function readReport(/** @type {string} */ file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

async function inFolder(/** @type {(folder: string) => Promise<Count>} */ work) {
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
