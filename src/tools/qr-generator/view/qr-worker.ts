import { openWorker } from "#browser/worker.ts";
import type { QrJobs } from "../worker.ts";

/** Draws and reads codes. Loaded when it is first needed. */
export const qrWorker = openWorker<QrJobs>(
  () => new Worker(new URL("../worker.ts", import.meta.url), { type: "module" }),
);

/** Far longer than the largest code or photo takes. */
export const deadlineMs = 20_000;
