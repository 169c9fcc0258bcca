import { serveJobs } from "#domain/jobs.ts";
import { openSession } from "./logic/document-session.ts";

export { nothingOpen } from "./logic/document-session.ts";
export type { Repaired, Shown } from "./logic/document-session.ts";

export type JsonJobs = ReturnType<typeof openSession>;

serveJobs(openSession());
