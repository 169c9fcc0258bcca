// `npm run build:cli` writes dist-cli/: the command line as one file without dependencies, its manual
// page and a package.json, ready for `npm pack`. See docs/decisions/0026.
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { build } from "vite";

const folder = process.argv[2] ?? "dist-cli";
const { version, description, license, engines } = JSON.parse(readFileSync("package.json", "utf8"));

/** Parts that are shorter stand as they are. */
const shortChars = 10_000;

/** What follows the packed parts. */
const end = "*/\n";

const program = join(folder, "tabkit.mjs");
const parts = await bundle();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeFileSync(program, pack(parts), { mode: 0o755 });
writeFileSync(join(folder, "tabkit.1"), ask("man"));
writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);
writeFileSync(join(folder, "README.md"), readme());
copyFileSync("LICENSE", join(folder, "LICENSE"));

function manifest() {
  return {
    name: "tabkit",
    version,
    description: `${description.replace(/,.*$/, "")} on the command line, and for agents (MCP).`,
    license,
    type: "module",
    bin: { tabkit: "tabkit.mjs" },
    man: ["./tabkit.1"],
    engines,
    files: ["tabkit.mjs", "tabkit.1"],
  };
}

function readme() {
  return ["# tabkit", "```", ask("help").trimEnd(), "```", ""].join("\n\n");
}

/** What the program itself says. */
function ask(/** @type {string[]} */ ...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`tabkit ${args.join(" ")}: ${stderr}`);
  return stdout;
}

/** @typedef {{ name: string, code: string, imports: string[] }} Part */

/**
 * The program in parts, as CommonJS: such code can stand in a function.
 *
 * @returns {Promise<Part[]>}
 */
async function bundle() {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    define: { "import.meta.env.TABKIT_VERSION": JSON.stringify(version) },
    ssr: { noExternal: true, target: "node" },
    build: {
      ssr: true,
      target: "node20",
      write: false,
      minify: true,
      rolldownOptions: {
        input: { main: "src/cli/main.ts", thread: "src/cli/serve-jobs.ts" },
        // Else the bundler's own helpers may stand in some large part, which all others then need.
        experimental: { chunkOptimization: false },
        output: {
          format: "cjs",
          entryFileNames: "[name].cjs",
          chunkFileNames: "[name]-[hash].cjs",
        },
      },
    },
  });
  const [{ output } = { output: [] }] = /** @type {import("rolldown").RolldownOutput[]} */ (
    [built].flat()
  );
  return output.map((file) => {
    if (file.type !== "chunk") throw new Error(`${file.fileName}: only code fits into one file`);
    return { name: `./${file.fileName}`, code: file.code, imports: file.imports };
  });
}

/** The names of a part and of all that it needs before it can run. */
function neededBy(/** @type {Part[]} */ all, /** @type {string} */ name, needed = new Set()) {
  if (needed.has(name)) return needed;
  needed.add(name);
  const { imports = [] } = all.find((part) => part.name === name) ?? {};
  for (const other of imports.filter((each) => each.endsWith(".cjs")))
    neededBy(all, `./${other}`, needed);
  return needed;
}

/**
 * One file: a loader, what every command needs, and behind it the other parts, packed, in a comment.
 * To parse all of them would take longer than Node itself takes to start; a comment is passed over.
 */
function pack(/** @type {Part[]} */ all) {
  // An operation is the usual command: what runs it is needed as often as the beginning.
  const needed = all
    .filter(({ name }) => /^\.\/(?:main\.|operate-)/.test(name))
    .reduce((found, { name }) => neededBy(all, name, found), new Set());
  const plain = all.filter(({ name }) => needed.has(name));
  const packed = all
    .filter(({ name }) => !needed.has(name))
    .map(({ name, code }) => {
      // Node's own unpacking takes longer to load than a short part takes to read.
      const isShort = code.length < shortChars;
      const bytes = isShort ? Buffer.from(code) : deflateRawSync(code, { level: 9 });
      return { name, isShort, text: bytes.toString("base64") };
    });
  /** @type {Record<string, [start: number, end: number, isShort: 0 | 1]>} */
  const places = {};
  let size = 0;
  for (const { name, isShort, text } of packed)
    places[name] = [size, (size += text.length), isShort ? 1 : 0];
  const inline = plain.map(
    ({ name, code }) =>
      `${JSON.stringify(name)}(exports, require, module, __filename) {\n${code}\n}`,
  );
  return `#!/usr/bin/env node
// Tabkit ${version}, MIT license: see LICENSE. What not every command needs stands packed at the end.
const places = ${JSON.stringify(places)};
const parts = {
${inline.join(",\n")}
};
${loader(size)}
require(import.meta.url.endsWith("#thread") ? "./thread.cjs" : "./main.cjs");
/*${packed.map(({ text }) => text).join("")}${end}`;
}

function loader(/** @type {number} */ size) {
  return `const node = process.getBuiltinModule;
if (!node) {
  console.error("tabkit needs Node 20.19 or newer; this is " + process.versions.node);
  process.exit(2);
}
const file = node("node:url").fileURLToPath(import.meta.url);
const loaded = {};
let opened;
function require(name) {
  if (name in loaded) return loaded[name].exports;
  if (!(name in parts) && !(name in places)) return node(name);
  const module = (loaded[name] = { exports: {} });
  (parts[name] ?? unpack(name)).call(module.exports, module.exports, require, module, file);
  return module.exports;
}
function unpack(name) {
  const fs = node("node:fs");
  opened ??= fs.openSync(file);
  const [start, end, isShort] = places[name];
  const text = Buffer.alloc(end - start);
  fs.readSync(opened, text, 0, text.length, fs.fstatSync(opened).size - ${size + end.length} + start);
  const bytes = Buffer.from(text.toString("latin1"), "base64");
  const code = (isShort ? bytes : node("node:zlib").inflateRawSync(bytes)).toString();
  const vm = node("node:vm");
  return vm.compileFunction(code, ["exports", "require", "module", "__filename"], {
    filename: file + name.slice(1),
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
}`;
}
