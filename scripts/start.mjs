// Shows the site: builds it unless the last build is still up to date, then serves it.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { endWithParent, serve } from "./serve.mjs";
import { sourceStamp } from "./source-stamp.mjs";

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
endWithParent();

if (!(await isUpToDate())) build();
try {
  console.log(`\nTabkit is at ${await serve()}\nStop it with Ctrl+C.`);
} catch (error) {
  const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  stop(isTaken ? "The port is in use. Choose another: PORT=8080 npm start" : String(error));
}

async function isUpToDate() {
  const stampFile = join("dist-deploy", "stamp");
  if (!existsSync(join("dist", "index.html")) || !existsSync(stampFile)) return false;
  return readFileSync(stampFile, "utf8") === (await sourceStamp());
}

function build() {
  console.log("Building the site…");
  const vite = join("node_modules", "vite", "bin", "vite.js");
  const { status } = spawnSync(process.execPath, [vite, "build", "--logLevel=warn"], {
    stdio: "inherit",
  });
  if (status !== 0) stop("The build failed.");
}

/** @returns {never} */
function stop(/** @type {string} */ message) {
  console.error(message);
  process.exit(1);
}
