import type { Ambient, Operation, Outcome, Payload, Port } from "./operation.ts";
import { readOptions, type Given } from "./options.ts";
import { fail, ok, type Result } from "#domain/result.ts";

/** Runs an operation on a value as it arrives: options are checked, and text and bytes made to fit. */
export async function runOperation(
  operation: Operation,
  input: Payload | null,
  given: Given,
  ambient: Ambient,
): Promise<Outcome> {
  const options = readOptions(operation.options, given);
  if (!options.ok) return options;
  if (operation.takes === null) return operation.run(null, options.value, ambient);
  if (input === null) return fail(`${operation.name} needs something to work on.`);
  const fitting = toPort(input, operation.takes);
  return fitting.ok ? operation.run(fitting.value, options.value, ambient) : fitting;
}

/**
 * A value as text or as bytes. Text is written as UTF-8, and bytes are read as nothing else: whoever
 * has another encoding says so with an operation for it.
 */
export function toPort(value: Payload, port: Port): Result<Payload> {
  if (port === "text") return typeof value === "string" ? ok(value) : textOf(value);
  if (typeof value !== "string") return ok(value);
  if (!value.isWellFormed())
    return fail("There is half a character in this text (a lone surrogate). It has no bytes.");
  return ok(new TextEncoder().encode(value));
}

function textOf(bytes: Uint8Array): Result<string> {
  try {
    return ok(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return fail("These bytes are not text: they are not valid UTF-8.");
  }
}
