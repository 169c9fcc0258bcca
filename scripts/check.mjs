import { runSteps } from "./run-steps.mjs";
import { checkSteps } from "./steps.mjs";

await runSteps(checkSteps());
