import { serveJobs } from "#domain/jobs.ts";
import { transformJobs } from "#domain/transform.ts";
import { decodeJwt } from "./logic.ts";

serveJobs(transformJobs(decodeJwt));
