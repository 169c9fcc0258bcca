import { serveJobs } from "#domain/jobs.ts";
import { makeCode } from "./make.ts";
import { readCodes } from "./read.ts";

const jobs = { makeCode, readCodes };

export type QrJobs = typeof jobs;

serveJobs(jobs);
