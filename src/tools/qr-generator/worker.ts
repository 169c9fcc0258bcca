import { serveJobs } from "#domain/jobs.ts";
import { makeCode } from "./logic/make.ts";
import { readCodes } from "./logic/read.ts";

const jobs = { makeCode, readCodes };

export type QrJobs = typeof jobs;

serveJobs(jobs);
