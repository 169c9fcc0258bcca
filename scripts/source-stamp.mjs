// Tells whether a build is still up to date: a hash of everything that it is made from.
import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const sources = [
  ".env",
  ".env.local",
  ".env.production",
  "build",
  "deploy",
  "index.html",
  "package-lock.json",
  "public",
  "src",
  "tsconfig.json",
  "vite.config.ts",
];
const settings = ["BASE_PATH", "SITE_URL"];
const notBuilt = /\.(test\.tsx?|md)$|[\\/]e2e\.ts$/;

/** A hash of the sources' content and of the settings, so that touching a file changes nothing. */
export async function sourceStamp() {
  const hash = createHash("sha256").update(process.version);
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ""}\n`);
  // Every VITE_ variable can end up in the code.
  for (const name of Object.keys(process.env)
    .filter((key) => key.startsWith("VITE_"))
    .sort()) {
    hash.update(`${name}=${process.env[name]}\n`);
  }
  for (const file of (await Promise.all(sources.map(filesBelow))).flat()) {
    hash.update(file).update(await readFile(file));
  }
  return hash.digest("hex");
}

async function filesBelow(/** @type {string} */ path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const files = await readdir(path, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .filter((file) => !notBuilt.test(file))
    .sort();
}
