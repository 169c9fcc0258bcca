import { fail, type Failure } from "#domain/result.ts";
import type { Formatted } from "./document.ts";
import type { JsonError } from "./read/explain.ts";

/** A refusal with its place where others look for it. */
export const placed = ({ message, detail }: Failure<JsonError>): Failure<unknown> =>
  detail ? fail(message, { reason: `${detail.reason}.`, place: detail }) : fail(message);

const counts = [
  "documents",
  "depth",
  "objects",
  "arrays",
  "keys",
  "strings",
  "numbers",
  "booleans",
  "nulls",
] as const;

/** What is in a valid text, a line each. */
export const statisticsText = ({ message, statistics }: Omit<Formatted, "bytes">): string =>
  [
    message.replace("✓ ", ""),
    `bytes: ${statistics.bytesIn}`,
    ...counts.map((name) => `${name}: ${statistics[name]}`),
  ].join("\n");
