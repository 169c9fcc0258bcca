import type { Job } from "#domain/jobs.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Conversion, Question } from "./convert.ts";
import type { Outcome, Trials } from "./exact/trial.ts";
import type { Made } from "./findings.ts";
import type { Options } from "./options.ts";
import { transformPlain } from "./plain.ts";

/** A text on its way to the worker. Bytes are UTF-8, of a text too long for the page to hold. */
interface Given {
  text: string | Uint8Array;
}

/**
 * The steps of an exact conversion. A worker has Tailwind and no styles, a page has styles: the page
 * is asked what its browser takes, and compares what came out.
 */
// A type and not an interface: only a type can be indexed by any name, as jobs are.
export type ConversionJobs = {
  /** The simple conversion, which needs no more than the text. */
  plain: (given: Given) => Promise<Result<Made>>;
  /** Takes a text in, and asks what the browser takes of it. */
  open: (given: Given) => Promise<Result<readonly Question[]>>;
  /** Finds classes, with the questions that were answered with no. */
  find: (
    asked: { options: Options; refused: readonly Question[] },
    job: Job,
  ) => Promise<Result<Trials>>;
  finish: (compared: { outcomes: readonly Outcome[] | null }) => Promise<Result<Made>>;
};

const read = (text: Given["text"]): string =>
  typeof text === "string" ? text : new TextDecoder("utf-8", { ignoreBOM: true }).decode(text);

/** Tailwind comes with it, and only who asks for it waits for it. */
const load = () => import("./convert.ts");

/** One text at a time is open. */
export function conversionJobs(): ConversionJobs {
  let css = "";
  let conversion: Conversion | null = null;
  return {
    async plain({ text }) {
      return transformPlain(read(text));
    },
    async open({ text }) {
      css = read(text);
      return ok((await load()).questionsOf(css));
    },
    async find({ options, refused }, { progress }) {
      const no = new Set(refused.map((question) => question.join(":")));
      const supports = (property: string, value: string) => !no.has(`${property}:${value}`);
      conversion = await (await load()).findClasses(css, options, supports, progress);
      return ok(conversion.trials);
    },
    async finish({ outcomes }) {
      if (conversion === null) return fail("There is nothing to finish.");
      return ok((await load()).finish(conversion, outcomes));
    },
  };
}
