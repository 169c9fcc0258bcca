import { serveJobs } from "#domain/jobs.ts";
import { transformJobs } from "#domain/transform.ts";
import { hashFile, hashText } from "./logic/hashing.ts";

const jobs = { ...transformJobs(hashText), hashFile };

export type HashJobs = typeof jobs;

serveJobs(jobs);
