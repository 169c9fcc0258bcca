// Everything that `npm test` tries on a sample, on all of it. A second try is a failure here.
import { runSteps } from "./run-steps.mjs";
import { proofSteps } from "./steps.mjs";

process.env.TABKIT_PROOF = "1";
await runSteps(proofSteps());
