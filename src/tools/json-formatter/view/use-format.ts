import { ok, type Result } from "#domain/result.ts";
import { showText, type ShownText, type TextSource } from "#domain/text-source.ts";
import { useTextWork } from "#ui/text/use-text-work.ts";
import { formatText, isBlank, type Options, type Formatted, type JsonError } from "../logic.ts";
import type { JsonWorker } from "./json-worker.ts";
import type { Shown } from "../worker.ts";

/** What is known of a valid text, and what is shown of its new form. */
export type FormatSummary = Omit<Formatted, "bytes"> & { shown: ShownText };
export type Outcome = Result<FormatSummary, JsonError>;

/** Formats what the visitor gives: short texts at once, longer ones in a worker. */
export function useFormat(worker: JsonWorker, options: Options) {
  return useTextWork<Options, FormatSummary, JsonError>({
    options,
    isEmpty: isBlankText,
    atOnce: formatAtOnce,
    run: async (task, control): Promise<Outcome> => {
      const result = await worker.format(task, control);
      return result.ok ? ok(summaryOf(result.value)) : result;
    },
  });
}

const isBlankText = (source: TextSource): boolean =>
  source.kind === "small" && isBlank(source.text);

function formatAtOnce(text: string, options: Options): Outcome {
  const result = formatText(text, options);
  if (!result.ok) return result;
  const { text: formatted, ...rest } = result.value;
  return ok({ ...rest, shown: showText(formatted, rest.statistics.bytesOut) });
}

const summaryOf = ({ head, whole, ...rest }: Shown): FormatSummary => ({
  ...rest,
  shown: { head, whole, lines: rest.lines, bytes: rest.statistics.bytesOut },
});
