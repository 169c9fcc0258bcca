import { runSteps } from "./run-steps.mjs";
import { testSteps } from "./steps.mjs";

await runSteps(testSteps(process.argv.slice(2)));
