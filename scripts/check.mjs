import { checks, runSteps } from "./steps.mjs";

await import("./readme.mjs");
await runSteps(checks);
