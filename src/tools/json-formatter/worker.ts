import { serveJobs } from "#domain/jobs.ts";
import { openDesk } from "./desk.ts";

export { nothingOpen } from "./desk.ts";
export type { Repaired, Shown } from "./desk.ts";

export type JsonJobs = ReturnType<typeof openDesk>;

serveJobs(openDesk());
