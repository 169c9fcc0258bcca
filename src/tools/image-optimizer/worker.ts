import { serveJobs } from "#domain/jobs.ts";
import { checksum } from "./crc32.ts";
import { optimize } from "./optimize.ts";
import { drawSample } from "./sample.ts";

const jobs = { optimize, checksum, drawSample };

export type ImageJobs = typeof jobs;

serveJobs(jobs);
