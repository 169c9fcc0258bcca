import { everything, runSteps } from "./steps.mjs";

await runSteps(everything);
