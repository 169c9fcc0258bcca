// `npm run operations` writes docs/operations.md from the declarations of all units.
import { writeFileSync } from "node:fs";
import { runnerImport } from "vite";

/** @type {{ module: { reference: () => string } }} */
const { module } = await runnerImport("./src/cli/reference.ts");
writeFileSync("docs/operations.md", module.reference());
