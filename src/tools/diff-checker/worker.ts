import { serveJobs } from "#domain/jobs.ts";
import { openSession } from "./logic/document-session.ts";

export type DiffJobs = ReturnType<typeof openSession>;

serveJobs(openSession());
