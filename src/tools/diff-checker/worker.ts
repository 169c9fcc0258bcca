import { serveJobs } from "#domain/jobs.ts";
import { openDesk } from "./logic/document-session.ts";

export type DiffJobs = ReturnType<typeof openDesk>;

serveJobs(openDesk());
