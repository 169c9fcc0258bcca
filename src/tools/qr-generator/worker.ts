import { serveJobs } from "#domain/jobs.ts";
import { makeCode } from "./logic/make.ts";
import { makeFile } from "./logic/many/make-file.ts";
import { readCodes } from "./logic/read.ts";

const jobs = { makeCode, makeFile, readCodes };

export type QrJobs = typeof jobs;

serveJobs(jobs);
