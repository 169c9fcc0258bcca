// Runs a command of node_modules/.bin and keeps what it says, to be shown only if it fails.
import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** @typedef {{ code: number, output: string }} Outcome */

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * @param {string} command a name in node_modules/.bin
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<Outcome>}
 */
export function runTool(command, args, env = {}) {
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
