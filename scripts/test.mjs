import { everything, runSteps } from "./steps.mjs";

await import("./readme.mjs");
await runSteps(everything);
