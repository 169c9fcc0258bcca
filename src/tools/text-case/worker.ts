import { serveJobs } from "#domain/jobs.ts";
import { ok, type Result } from "#domain/result.ts";
import { transformJobs } from "#domain/transform.ts";
import { countText } from "./logic/counts.ts";
import { convert, type CaseId, type Options } from "./logic.ts";

const jobs = {
  ...transformJobs(countText),
  /** All of a long text in another case, as a file: it is there to be copied or saved. */
  convert: async ({ text, id, options }: ConvertInput): Promise<Result<Blob>> => {
    const whole = typeof text === "string" ? text : await text.text();
    return ok(new Blob([convert(whole, id, options)], { type: "text/plain" }));
  },
};

interface ConvertInput {
  text: string | Blob;
  id: CaseId;
  options: Options;
}

export type TextCaseJobs = typeof jobs;

serveJobs(jobs);
