import { serveJobs } from "#domain/jobs.ts";
import { transformJobs } from "#domain/transform.ts";
import { beautify } from "./logic.ts";

serveJobs(transformJobs(beautify));
