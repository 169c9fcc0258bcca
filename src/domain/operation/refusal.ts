import { fail, type Failure } from "#domain/result.ts";
import type { TextPlace } from "#domain/text-source.ts";

/** What a unit knows of a problem beyond its message. */
interface Known {
  reason?: string | undefined;
  place?: Pick<TextPlace, "line" | "column"> | null | undefined;
}

/**
 * A refusal in one sentence: a page shows message, reason and place apart, a command line and an
 * agent have one line. "Invalid JSON format at line 3, column 7: a comma is missing."
 */
export function refusal(failure: Failure<unknown>): Failure {
  const { reason, place } = (failure.detail ?? {}) as Known;
  const message = failure.message.replace(/\.$/, "");
  const where = place ? ` at line ${place.line}, column ${place.column}` : "";
  return fail(ended(`${message}${where}${reason ? `: ${reason}` : ""}`));
}

/** Not every unit ends its reasons with a full stop. */
const ended = (sentence: string): string =>
  /[.!?…][)”"]?$/.test(sentence) ? sentence : `${sentence}.`;
