import { serveJobs } from "#domain/jobs.ts";
import { ok } from "#domain/result.ts";
import { findHint, judge, type Question } from "./logic/hint.ts";
import type { Ground } from "./logic/levels.ts";
import { findLayout } from "./logic/proof.ts";

const jobs = {
  lay: ({ ground, seed }: { ground: Ground; seed: number }) => findLayout(ground, seed),
  hint: (question: Question) => ok(findHint(question)),
  judge: ({ exploded, ...question }: Question & { exploded: readonly number[] }) =>
    ok(judge(question, exploded)),
};

export type MinesweeperJobs = typeof jobs;

serveJobs(jobs);
