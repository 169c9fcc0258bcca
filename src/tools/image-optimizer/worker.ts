import { serveJobs } from "#domain/jobs.ts";
import { checksum } from "./logic/checksum.ts";
import { optimize } from "./logic/encode/optimize.ts";
import { drawSample } from "./logic/sample.ts";

const jobs = { optimize, checksum, drawSample };

export type ImageJobs = typeof jobs;

serveJobs(jobs);
