import { serveJobs } from "#domain/jobs.ts";
import { checksum } from "./checksum.ts";
import { optimize } from "./optimize.ts";
import { drawSample } from "./sample.ts";

const jobs = { optimize, checksum, drawSample };

export type ImageJobs = typeof jobs;

serveJobs(jobs);
