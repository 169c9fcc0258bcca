import { serveJobs } from "#domain/jobs.ts";
import { openDesk } from "./logic/document-session.ts";

export type { Shown } from "./logic/document-session.ts";

export type MarkdownJobs = ReturnType<typeof openDesk>;

serveJobs(openDesk());
