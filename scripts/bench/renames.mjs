// How much a returning visitor loads again after one view has changed.
import { readdirSync, rmSync } from "node:fs";
import { join, sep } from "node:path";
import { createBuilder } from "vite";
import { atMost } from "../measure.mjs";

const folder = join("node_modules", ".cache", "bench-renames");

/** @param {import("../measure.mjs").Bench} bench */
export default async function renames({ paths }) {
  const path = paths.find((one) => one.startsWith("/calculator/")) ?? "/json-formatter";
  const view = join("src", path.replace("/calculator/", "/calculators/"), "view.tsx");
  const before = await buildWith("before");
  const after = await buildWith("after", view);
  rmSync(folder, { recursive: true, force: true });
  const renamed = after.filter((file) => !before.includes(file));
  return [
    // The view, the entry that names it, and the site's own five pages: the entry holds the catalogue.
    atMost(`Files renamed when one view changes (of ${before.length})`, renamed.length, 7, ""),
    {
      what: "Which",
      measured: renamed.map((file) => file.replace(/-[\w-]{8}\./, ".")).join(", "),
      limit: "–",
    },
  ];
}

/**
 * @param {string} name
 * @param {string} [changed] the file of the view to change
 */
async function buildWith(name, changed) {
  const outDir = join(folder, name);
  const builder = await createBuilder({
    logLevel: "warn",
    build: { outDir },
    plugins: [
      {
        name: "change-one-view",
        enforce: "pre",
        transform: (code, id) =>
          changed !== undefined && id.split("/").join(sep).endsWith(changed)
            ? `${code}\nconsole.warn("changed");`
            : undefined,
      },
    ],
  });
  await builder.buildApp();
  return readdirSync(join(outDir, "assets"), { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(js|css|woff2|wasm)$/.test(file),
  );
}
