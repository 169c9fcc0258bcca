import { serveJobs } from "#domain/jobs.ts";
import { openDesk } from "./desk.ts";

export type { Shown } from "./desk.ts";

export type MarkdownJobs = ReturnType<typeof openDesk>;

serveJobs(openDesk());
