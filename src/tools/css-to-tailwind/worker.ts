import { serveJobs } from "#domain/jobs.ts";
import { transformJobs } from "#domain/transform.ts";
import { transformPlain, type Options } from "./logic.ts";

serveJobs(
  transformJobs(async (css: string, options: Options, progress) => {
    if (options.mode === "plain") return transformPlain(css);
    // Tailwind comes with it, and only who asks for it waits for it.
    const { transformExact } = await import("./logic/convert.ts");
    return transformExact(css, options, progress);
  }),
);
