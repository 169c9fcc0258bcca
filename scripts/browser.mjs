// Finds a Chromium for the tests and the benchmark, and fetches one when there is none.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";

// The headless shell first: it starts faster and uses less than half of the processor.
const names = [
  "chromium-headless-shell",
  "chrome-headless-shell",
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
  const chosen = process.env.CHROME_BIN;
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  return [...onPath(), ...usualPlaces(), ...downloaded()].find(starts);
}

/** As findBrowser, but gets one when there is none, and ends the process when that fails too. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (process.env.CHROME_BIN) stop(`CHROME_BIN names no file: ${process.env.CHROME_BIN}`);
  console.log("No Chromium found. Downloading one for the tests…");
  download();
  if (!findBrowser()) installFromPackages();
  return (
    findBrowser() ??
    stop("No Chromium could be found or installed. Install one, or name it with CHROME_BIN=/path.")
  );
}

function* onPath() {
  for (const name of names) {
    for (const folder of (process.env.PATH ?? "").split(delimiter)) {
      for (const ending of process.platform === "win32" ? [".exe"] : [""]) {
        const file = join(folder, name + ending);
        if (existsSync(file)) yield file;
      }
    }
  }
}

function usualPlaces() {
  const {
    PROGRAMFILES = "",
    "PROGRAMFILES(X86)": programs86 = "",
    LOCALAPPDATA = "",
  } = process.env;
  const places =
    process.platform === "darwin"
      ? ["Google Chrome", "Chromium", "Microsoft Edge"].map(
          (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
        )
      : [PROGRAMFILES, programs86, LOCALAPPDATA]
          .filter(Boolean)
          .flatMap((folder) => [
            join(folder, "Google", "Chrome", "Application", "chrome.exe"),
            join(folder, "Microsoft", "Edge", "Application", "msedge.exe"),
          ]);
  return places.filter((file) => existsSync(file));
}

/** Playwright's own download of exactly the version that it was made for. */
function downloaded() {
  const folder = join(playwrightCache(), `chromium_headless_shell-${revision()}`);
  if (!existsSync(join(folder, "INSTALLATION_COMPLETE"))) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /(chrome-headless-shell|headless_shell)(\.exe)?$/.test(file))
    .map((file) => join(folder, file));
}

function playwrightCache() {
  const { PLAYWRIGHT_BROWSERS_PATH, LOCALAPPDATA = "" } = process.env;
  if (PLAYWRIGHT_BROWSERS_PATH) return PLAYWRIGHT_BROWSERS_PATH;
  if (process.platform === "win32") return join(LOCALAPPDATA, "ms-playwright");
  const cache = process.platform === "darwin" ? "Library/Caches" : ".cache";
  return join(homedir(), cache, "ms-playwright");
}

function revision() {
  const { browsers } = JSON.parse(readFileSync(join(playwrightFolder(), "browsers.json"), "utf8"));
  return browsers.find(
    (/** @type {{ name: string }} */ one) => one.name === "chromium-headless-shell",
  )?.revision;
}

function playwrightFolder() {
  return dirname(createRequire(import.meta.url).resolve("playwright-core/package.json"));
}

/** A snap's stand-in or a folder of that name is on the path too, but does not start. */
function starts(/** @type {string} */ file) {
  // Windows opens a window when asked for the version.
  if (process.platform === "win32") return true;
  const { status } = spawnSync(file, ["--version"], { stdio: "ignore", timeout: 20_000 });
  return status === 0;
}

function download() {
  const cli = join(playwrightFolder(), "cli.js");
  // Its complaints would hide what matters: whether a browser was found in the end.
  spawnSync(process.execPath, [cli, "install", "chromium", "--only-shell"], {
    stdio: ["ignore", "inherit", "ignore"],
  });
}

function installFromPackages() {
  if (process.platform !== "linux") return;
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", names[0] ?? ""]]) {
    const [command = "", ...rest] = [...sudo, "apt-get", ...args];
    spawnSync(command, rest, { stdio: ["ignore", "ignore", "inherit"] });
  }
}

/** @returns {never} */
function stop(/** @type {string} */ message) {
  console.error(message);
  process.exit(1);
}
