// Makes a bare clone ready: right Node, right packages, and with --browser a browser for the tests.
// Needs no packages itself, and does nothing when everything is in place.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, "node_modules", ".setup-stamp");

checkNode();
installPackages();
if (process.argv.includes("--browser")) {
  const { ensureBrowser } = await import("./browser.mjs");
  ensureBrowser();
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(
    `Tabkit needs Node 20.19 or newer; this is ${process.versions.node}. See https://nodejs.org`,
  );
}

function installPackages() {
  const stamp = wantedStamp();
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  console.log("Installing packages…");
  if (!npm(["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"])) {
    stop("npm ci failed. Check the connection, then try again.");
  }
  writeFileSync(stampFile, stamp);
}

/** What is installed depends on the lockfile, on Node and on the platform. */
function wantedStamp() {
  return createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .update(`${process.version} ${process.platform} ${process.arch}`)
    .digest("hex");
}

/** Runs the npm that called us, so that its version and settings are the same. */
function npm(/** @type {string[]} */ args) {
  const called = process.env.npm_execpath;
  const options = /** @type {const} */ ({ cwd: root, stdio: "inherit" });
  const { status } = called?.endsWith(".js")
    ? spawnSync(process.execPath, [called, ...args], options)
    : spawnSync("npm", args, { ...options, shell: process.platform === "win32" });
  return status === 0;
}

/** @returns {never} */
function stop(/** @type {string} */ message) {
  console.error(message);
  process.exit(1);
}
