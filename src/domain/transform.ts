import type { Job } from "./jobs.ts";
import type { Result } from "./result.ts";
import { showText, type ShownText } from "./text-source.ts";

/** What a tool makes of a text, in its worker. */
type Transform<Options, Value, Detail> = (
  text: string,
  options: Options,
  progress: Job["progress"],
) => Result<Value, Detail> | Promise<Result<Value, Detail>>;

/** A text on its way to a worker. Bytes are UTF-8, of a text too long for the page to hold. */
interface TransformInput<Options> {
  text: string | Uint8Array;
  options: Options;
}

/** The jobs of a worker that turns text into something: one. */
// A type and not an interface: only a type can be indexed by any name, as jobs are.
export type TransformJobs<Options, Value, Detail> = {
  transform: (input: TransformInput<Options>, job: Job) => Promise<Result<Value, Detail>>;
};

/** What a tool's `worker.ts` serves: `serveJobs(transformJobs(encode))`. */
export const transformJobs = <Options, Value, Detail = never>(
  transform: Transform<Options, Value, Detail>,
): TransformJobs<Options, Value, Detail> => ({
  async transform({ text, options }, { progress }) {
    const whole =
      typeof text === "string" ? text : new TextDecoder("utf-8", { ignoreBOM: true }).decode(text);
    return transform(whole, options, progress);
  },
});

/** A text that a tool made: what is shown of it, and all of it where that is more. */
export interface MadeText extends ShownText {
  all: Blob | null; // null while the head is all of it
}

/** Prepares a text to be shown. A long one is kept as what a file is, outside of the page's memory. */
export function madeText(text: string): MadeText {
  const bytes = new TextEncoder().encode(text);
  const shown = showText(text, bytes.length);
  return { ...shown, all: shown.whole ? null : new Blob([bytes], { type: "text/plain" }) };
}
