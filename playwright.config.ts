import { defineConfig } from "@playwright/test";
import { findBrowser, launchFlags } from "./scripts/browser.mjs";

const executablePath = findBrowser();
// Kept in the environment, so that the workers do not search again.
if (executablePath) process.env.CHROME_BIN = executablePath;

const { E2E_PORT, CI } = process.env;
const port = E2E_PORT ?? "4173";

export default defineConfig({
  testMatch: ["src/*/*/e2e.ts", "e2e/**/*.spec.ts"],
  fullyParallel: true,
  workers: 2,
  retries: 1, // a machine that stutters is no fault; what fails twice is
  forbidOnly: true,
  // A slow machine is no fault; a page that hangs still is.
  timeout: 120_000,
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
