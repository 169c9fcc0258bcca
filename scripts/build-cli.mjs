// `npm run build:cli` writes dist-cli/: the command line as one file without dependencies, its manual
// page and a package.json, ready for `npm pack`. See docs/decisions/0026.
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

const folder = process.argv[2] ?? "dist-cli";
const { version, description, license, engines } = JSON.parse(readFileSync("package.json", "utf8"));

/** The end of a comment, and what stands for it inside of one. */
const end = "*/";
const hidden = "*\u0001/";

const { entry, parts } = await bundle();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const program = join(folder, "tabkit.mjs");
writeFileSync(program, pack(entry, parts), { mode: 0o755 });
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

/**
 * The entry and the parts that are loaded later, as CommonJS: such code can stand in a function.
 *
 * @returns {Promise<{ entry: string, parts: Map<string, string> }>}
 */
async function bundle() {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    define: { "import.meta.env.TABKIT_VERSION": JSON.stringify(version) },
    ssr: { noExternal: true, target: "node" },
    build: {
      ssr: "src/cli/main.ts",
      target: "node20",
      write: false,
      minify: true,
      rolldownOptions: {
        // Else the bundler's own helpers may stand in some large part, which all others then need.
        experimental: { chunkOptimization: false },
        output: {
          format: "cjs",
          entryFileNames: "main.cjs",
          chunkFileNames: "[name]-[hash].cjs",
        },
      },
    },
  });
  const [{ output } = { output: [] }] = /** @type {import("rolldown").RolldownOutput[]} */ (
    [built].flat()
  );
  let entry = "";
  const parts = new Map();
  for (const file of output) {
    if (file.type !== "chunk") throw new Error(`${file.fileName}: only code fits into one file`);
    const code = file.code.replace(/^\/\/# sourceMappingURL=.*$/m, "");
    if (file.isEntry) entry = code;
    else parts.set(`./${file.fileName}`, code);
  }
  return { entry, parts };
}

/**
 * One file: a loader, the entry, and the other parts behind them in a comment. A comment is skipped
 * many times faster than code is parsed, so that a command starts as if only its own parts existed.
 *
 * @param {string} entry
 * @param {Map<string, string>} parts
 */
function pack(entry, parts) {
  const written = [...parts].map(([name, code]) => ({ name, bytes: Buffer.from(hide(code)) }));
  /** @type {Record<string, [start: number, end: number]>} */
  const places = {};
  let at = 0;
  for (const { name, bytes } of written) {
    places[name] = [at, at + bytes.length];
    at += bytes.length;
  }
  const comment = Buffer.concat(written.map(({ bytes }) => bytes));
  const head = `#!/usr/bin/env node
// Tabkit ${version}, MIT license. Parts that are loaded later stand in the comment at the end.
const places = ${JSON.stringify(places)};
${loader(comment.length)}
load(function (exports, require, module, __filename) {
${entry}
}, "./main.cjs");
/*`;
  return Buffer.concat([Buffer.from(head), comment, Buffer.from("*/\n")]);
}

/** A comment must not end before its end. */
function hide(/** @type {string} */ code) {
  if (code.includes(hidden)) throw new Error("a part has what hides the end of a comment");
  return code.replaceAll(end, hidden);
}

function loader(/** @type {number} */ size) {
  return `
const node = process.getBuiltinModule;
if (!node) {
  console.error("tabkit needs Node 20.19 or newer; this is " + process.versions.node);
  process.exit(2);
}
const file = node("node:url").fileURLToPath(import.meta.url);
const loaded = new Map();
let comment;
function require(name) {
  if (loaded.has(name)) return loaded.get(name).exports;
  if (!(name in places)) return node(name);
  comment ??= node("node:fs").readFileSync(file).subarray(-${size + 3}, -3);
  const code = comment.toString("utf8", ...places[name]).replaceAll(${JSON.stringify(hidden)}, "*" + "/");
  const vm = node("node:vm");
  return load(vm.compileFunction(code, ["exports", "require", "module", "__filename"], {
    filename: file + name.slice(1),
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  }), name);
}
function load(run, name) {
  const module = { exports: {} };
  loaded.set(name, module);
  run.call(module.exports, module.exports, require, module, file);
  return module.exports;
}`;
}
