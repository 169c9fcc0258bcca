import { serveJobs } from "#domain/jobs.ts";
import { openSearch } from "./logic/search-session.ts";

export type RegexJobs = ReturnType<typeof openSearch>;

serveJobs(openSearch());
