import { openWorker } from "#browser/worker.ts";
import type { MinesweeperJobs } from "../../worker.ts";

export { describeHint, describeVerdict } from "./advice.ts";

/** Makes boards and finds hints. */
export const openSolver = () =>
  openWorker<MinesweeperJobs>(
    () => new Worker(new URL("../../worker.ts", import.meta.url), { type: "module" }),
  );
