import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { icons } from "./build/icons.ts";
import { operationLists } from "./build/operations.ts";
import { manifestParts } from "./build/manifests.ts";
import { readSettings } from "./build/settings.ts";
import { staticPages } from "./build/static-pages.ts";
import { ByEnvironment } from "./build/test-order.ts";
import { workerFiles } from "./build/workers.ts";

const settings = readSettings(process.env);

export default defineConfig({
  base: settings.base,
  plugins: [
    tailwindcss(),
    react(),
    icons(),
    manifestParts(),
    operationLists(),
    staticPages(settings),
  ],
  worker: { format: "es", plugins: () => [workerFiles(), operationLists()] },
  test: {
    include: [
      "src/**/*.test.{ts,tsx}",
      "build/**/*.test.ts",
      "deploy/**/*.test.ts",
      "scripts/*.test.ts",
    ],
    pool: "threads",
    isolate: false,
    maxWorkers: "100%", // by default one core is left idle, which is half of two
    sequence: { sequencer: ByEnvironment },
    testTimeout: 300_000, // ends what hangs: no test is about how fast a machine is
    // Tests read stylesheets as empty, but for the one that is read as text.
    css: { include: [/tailwindcss\/theme\.css/] },
  },
});
