import { serveJobs } from "#domain/jobs.ts";
import { operationJobs } from "./jobs.ts";

serveJobs(operationJobs);
