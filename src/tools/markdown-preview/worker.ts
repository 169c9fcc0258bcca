import { serveJobs } from "#domain/jobs.ts";
import { openSession } from "./logic/document-session.ts";

export type { Shown } from "./logic/document-session.ts";

export type MarkdownJobs = ReturnType<typeof openSession>;

serveJobs(openSession());
