import { serveJobs } from "#domain/jobs.ts";
import { explain } from "./explain.ts";
import { judge } from "./safety.ts";

interface Pattern {
  pattern: string;
  flags: string;
}

const jobs = {
  explain: ({ pattern, flags }: Pattern) => explain(pattern, flags),
  judge: ({ pattern, flags }: Pattern) => judge(pattern, flags),
};

export type AnalysisJobs = typeof jobs;

serveJobs(jobs);
