// The command line, built: how soon it starts against Node itself, and 1 GB through it: hashing
// against `sha256sum` in the same run, and the memory that it takes.
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { appendFileSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { atLeast, atMost, median } from "../measure.mjs";

/** @import { Row } from "../measure.mjs" */

const startRuns = 15;
const longRuns = 3;
const megabyte = 1_000_000;

export default async function commandLine() {
  const folder = mkdtempSync(join(tmpdir(), "tabkit-bench-"));
  try {
    run([process.execPath, "scripts/build-cli.mjs", folder]);
    const program = [process.execPath, join(folder, "tabkit.mjs")];
    const long = join(folder, "long.bin");
    for (let at = 0; at < 100; at++) appendFileSync(long, randomBytes(10 * megabyte));
    return [...startRows(program), ...longRows(program, long, folder)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns {Row[]} */
function startRows(/** @type {string[]} */ program) {
  const node = [process.execPath, "-e", "0"];
  const commands = {
    "--version": [...program, "--version"],
    "hash sha256": [...program, "hash", "sha256", "--text", "abc"],
  };
  return Object.entries(commands).map(([name, command]) => {
    // Interleaved, so that a busy moment of the machine meets both.
    const times = Array.from({ length: startRuns }, () => [timed(node), timed(command)]);
    const [bare = 1, ours = 0] = [0, 1].map((at) => median(times.map((pair) => pair[at] ?? 0)));
    return atMost(`tabkit ${name}, from start to end`, ours / bare, 1.5, "× node -e 0");
  });
}

/** @returns {Row[]} */
function longRows(
  /** @type {string[]} */ program,
  /** @type {string} */ long,
  /** @type {string} */ folder,
) {
  const hash = [...program, "hash", "sha256", long];
  /** @type {Row[]} */
  const rows = [];
  if (spawnSync("sha256sum", ["--version"]).status === 0) {
    const times = Array.from({ length: longRuns }, () => [timed(["sha256sum", long]), timed(hash)]);
    const [theirs = 0, ours = 1] = [0, 1].map((at) => median(times.map((pair) => pair[at] ?? 0)));
    rows.push(atLeast("tabkit hash sha256 of 1 GB, throughput", theirs / ours, 0.7, "× sha256sum"));
  }
  const base64 = join(folder, "long.b64");
  rows.push(
    memoryRow("hash sha256", [...program.slice(1), "hash", "sha256"], long),
    memoryRow("base64 encode", [...program.slice(1), "base64", "encode"], long, base64),
    memoryRow("base64 decode", [...program.slice(1), "base64", "decode"], base64),
  );
  return rows;
}

/** The most memory that 1 GB through a pipe takes, as the program itself reports it when it ends. */
function memoryRow(
  /** @type {string} */ name,
  /** @type {string[]} */ args,
  /** @type {string} */ input,
  output = join(tmpdir(), "tabkit-bench-output"),
) {
  const report = `${output}.memory`;
  const code = `process.on("exit",()=>require("node:fs").writeFileSync(${JSON.stringify(report)},String(process.resourceUsage().maxRSS)))`;
  const preload = `${output}.cjs`;
  appendFileSync(preload, code);
  const [stdin, stdout] = [openSync(input, "r"), openSync(output, "w")];
  try {
    // Through `cat`, so that it is a pipe as in a shell.
    const command = `cat | "$0" --require "$1" "\${@:2}" | cat`;
    run(["bash", "-c", command, process.execPath, preload, ...args], [stdin, stdout, "inherit"]);
    const megabytes = Number(readFileSync(report, "utf8")) / 1000;
    return atMost(`tabkit ${name}, 1 GB through a pipe, memory`, megabytes, 300, "MB");
  } finally {
    for (const each of [stdin, stdout]) closeSync(each);
    for (const each of [report, preload]) rmSync(each, { force: true });
    if (output.startsWith(join(tmpdir(), "tabkit-bench-output"))) rmSync(output, { force: true });
  }
}

function timed(/** @type {string[]} */ command) {
  const start = performance.now();
  run(command);
  return performance.now() - start;
}

/**
 * @param {string[]} command
 * @param {import("node:child_process").StdioOptions} [stdio]
 */
function run([file = "", ...args], stdio = ["ignore", "ignore", "inherit"]) {
  const { status } = spawnSync(file, args, { stdio });
  if (status !== 0) throw new Error(`${[file, ...args].join(" ")} ended with ${status}`);
}
