import { serveJobs } from "#domain/jobs.ts";
import { openDesk } from "./desk.ts";

export type DiffJobs = ReturnType<typeof openDesk>;

serveJobs(openDesk());
