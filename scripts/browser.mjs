// Finds a Chromium for the tests and the benchmark, and fetches one when there is none. Playwright
// looks only for its own download, which not every machine can run or reach.
//
// The headless shell is fetched even where there is a whole browser: it takes less than half of the
// processor, and makes no calls of its own, which a test that watches the wire would see.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";

const { env, platform } = process;
const require = createRequire(import.meta.url);

const shells = ["chromium-headless-shell", "chrome-headless-shell"];
const wholeBrowsers = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
  "msedge",
];

/** What the browser is started with, in tests and in the benchmark alike. */
export const launchFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // A tool that asks another host must not really ask it in a test.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
];

/** The path of a browser that starts, if there is one. */
export function findBrowser() {
  if (env.CHROME_BIN) return existsSync(env.CHROME_BIN) ? env.CHROME_BIN : undefined;
  return findShell() ?? [...onPath(wholeBrowsers), ...usualPlaces()].find(starts);
}

const findShell = () => [...onPath(shells), playwrightsOwn()].find(starts);

/** As findBrowser, but gets a headless shell first, and ends the process when there is nothing. */
export function ensureBrowser() {
  if (env.CHROME_BIN) return findBrowser() ?? stop(`CHROME_BIN names no file: ${env.CHROME_BIN}`);
  if (!findShell()) {
    console.log("Fetching a headless Chromium for the tests…");
    download();
  }
  if (!findShell()) installFromPackages();
  return (
    findBrowser() ??
    stop("No Chromium could be found or installed. Install one, or name it with CHROME_BIN=/path.")
  );
}

function onPath(/** @type {string[]} */ names) {
  const folders = (env.PATH ?? "").split(delimiter);
  const ending = platform === "win32" ? ".exe" : "";
  return names.flatMap((name) => folders.map((folder) => join(folder, name + ending)));
}

function usualPlaces() {
  if (platform === "darwin") {
    return ["Google Chrome", "Chromium", "Microsoft Edge"].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  return [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA].flatMap((folder = "") => [
    join(folder, "Google", "Chrome", "Application", "chrome.exe"),
    join(folder, "Microsoft", "Edge", "Application", "msedge.exe"),
  ]);
}

/**
 * Where Playwright puts the headless shell that it was made for.
 *
 * @returns {string}
 */
function playwrightsOwn() {
  const { registry } = require("playwright-core/lib/coreBundle").registry;
  return registry.findExecutable("chromium-headless-shell").executablePath();
}

/** A snap's stand-in or a folder of that name is on the path too, but does not start. */
function starts(/** @type {string} */ file) {
  if (!existsSync(file)) return false;
  // Windows opens a window when asked for the version.
  if (platform === "win32") return true;
  return spawnSync(file, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}

function download() {
  const cli = join(dirname(require.resolve("playwright-core/package.json")), "cli.js");
  // Its complaints would hide what matters: whether a browser was found in the end.
  spawnSync(process.execPath, [cli, "install", "chromium", "--only-shell"], {
    stdio: ["ignore", "inherit", "ignore"],
  });
}

function installFromPackages() {
  if (platform !== "linux") return;
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", shells[0] ?? ""]]) {
    const [command = "", ...rest] = [...sudo, "apt-get", ...args];
    spawnSync(command, rest, { stdio: ["ignore", "ignore", "inherit"] });
  }
}

/** @returns {never} */
function stop(/** @type {string} */ message) {
  console.error(message);
  process.exit(1);
}
