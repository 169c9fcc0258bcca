import { serveJobs } from "#domain/jobs.ts";
import { transformJobs } from "#domain/transform.ts";
import { transformFile } from "./logic/files.ts";
import { transform } from "./logic.ts";

const jobs = { ...transformJobs(transform), transformFile };

export type Base64Jobs = typeof jobs;

serveJobs(jobs);
