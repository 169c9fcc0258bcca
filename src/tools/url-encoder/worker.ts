import { serveJobs } from "#domain/jobs.ts";
import { transformJobs } from "#domain/transform.ts";
import { transform } from "./logic.ts";

serveJobs(transformJobs(transform));
