import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, type Plugin } from "rolldown";
import { afterAll, describe, expect, test } from "vitest";
import { workerFiles } from "./workers.ts";

const folder = mkdtempSync(join(tmpdir(), "tabkit-workers-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function filesOf(modules: Record<string, string>): Promise<string[]> {
  for (const [name, code] of Object.entries(modules)) writeFileSync(join(folder, name), code);
  const { output } = await build({
    input: join(folder, "worker.js"),
    plugins: [workerFiles() as Plugin],
    write: false,
  });
  return output.map(({ fileName }) => fileName.replace(/-[\w-]{8}\.js$/, ".js"));
}

describe("the files of a worker", () => {
  test("stand where servers send the policy with them", async () => {
    const modules = {
      "worker.js": `import("./lazy.js").then(postMessage);`,
      "lazy.js": `export default 1;`,
    };
    expect(await filesOf(modules)).toEqual(["assets/workers/worker.js", "assets/workers/lazy.js"]);
  });

  test.each([
    ["compile", "WebAssembly.compile(bytes)"],
    ["instantiate", "WebAssembly.instantiateStreaming(fetch(address))"],
    ["build", "new WebAssembly.Module(bytes)"],
  ])("stand where it may run WebAssembly, if any of them can %s it", async (_what, code) => {
    const modules = {
      "worker.js": `import("./codec.js").then(postMessage);`,
      "codec.js": `export const run = (bytes, address) => ${code};`,
    };
    expect(await filesOf(modules)).toEqual([
      "assets/wasm-workers/worker.js",
      "assets/wasm-workers/codec.js",
    ]);
  });

  test("need not, if one only speaks of it", async () => {
    const modules = { "worker.js": `postMessage("Math.WebAssembly.Intl".split("."));` };
    expect(await filesOf(modules)).toEqual(["assets/workers/worker.js"]);
  });
});
