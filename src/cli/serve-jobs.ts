import { parentPort } from "node:worker_threads";
import { fail } from "#domain/result.ts";
import { runJob, type Job } from "./job.ts";
import { provideBase64 } from "./native-base64.ts";

/** Where a thread begins: it does one job after the other (thread.ts). */
provideBase64();
parentPort?.on("message", async (job: Job) => {
  const outcome = await runJob(job).catch((error: unknown) => fail(String(error)));
  const moved = outcome.ok && typeof outcome.value !== "string" ? [outcome.value.buffer] : [];
  parentPort?.postMessage(outcome, moved);
});
