import { serveJobs } from "#domain/jobs.ts";
import { conversionJobs } from "./logic/jobs.ts";

serveJobs(conversionJobs());
