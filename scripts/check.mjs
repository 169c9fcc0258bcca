import { checks, runSteps } from "./steps.mjs";

await runSteps(checks);
