import { defineConfig } from "@playwright/test";
import { findBrowser, launchFlags } from "./scripts/browser.mjs";

const executablePath = findBrowser();
// Kept in the environment, so that the workers do not search again.
if (executablePath) process.env.CHROME_BIN = executablePath;

const { E2E_PORT, CI, TABKIT_PROOF } = process.env;
const port = E2E_PORT ?? "4173";
const isProof = TABKIT_PROOF === "1";

export default defineConfig({
  testMatch: ["src/*/*/e2e.ts", "e2e/*.spec.ts", ...(isProof ? ["proof/*.spec.ts"] : [])],
  // Marked where it stands: what takes long, or proves one thing once more, is left to the proof.
  ...(isProof ? {} : { grepInvert: /@proof/ }),
  fullyParallel: true,
  // One more than the cores of a small machine: a test waits about a quarter of its time.
  workers: 3,
  // A second try is no pass: `npm test` names what needed one, and for the proof it is a failure.
  retries: isProof ? 0 : 1,
  forbidOnly: true,
  // A slow machine is no fault; a page that hangs still is.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    trace: "off",
    launchOptions: { args: launchFlags, ...(executablePath ? { executablePath } : {}) },
  },
  webServer: {
    command: "node scripts/serve.mjs",
    url: `http://localhost:${port}/`,
    env: { PORT: port },
    reuseExistingServer: E2E_PORT === undefined && !CI,
  },
});
