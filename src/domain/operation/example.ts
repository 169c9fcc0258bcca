import { fromHex } from "#domain/hex.ts";
import type { Ambient, Example, Operation, Payload } from "./operation.ts";
import { isSame } from "./chain.ts";
import { runOperation } from "./run.ts";

/** The world of the examples: a fixed moment, and luck that counts from 0. */
export const exampleAmbient = (): Ambient => ({
  nowMs: Date.UTC(2026, 10, 15, 12),
  zone: "UTC",
  randomBytes: (count) => Uint8Array.from({ length: count }, (_, at) => at),
});

const payloadOf = (written: NonNullable<Example["output"]>): Payload =>
  typeof written === "string" ? written : (fromHex(written.hex) ?? new Uint8Array());

/** What is wrong with an example; "" when it comes out as it says. */
export async function checkExample(
  operation: Operation,
  { input, options = {}, output }: Example,
  ambient: Ambient,
  inverse: Operation | undefined,
): Promise<string> {
  const given = input === undefined ? null : payloadOf(input);
  const outcome = await runOperation(operation, given, options, ambient);
  if (!outcome.ok) return outcome.message;
  if (output !== undefined)
    return isSame(outcome.value, payloadOf(output)) ? "" : `It gave ${show(outcome.value)}`;
  if (inverse === undefined || given === null) return "There is neither an output nor an inverse.";
  const back = await runOperation(inverse, outcome.value, {}, ambient);
  return back.ok && isSame(back.value, given) ? "" : "The inverse does not give the input back.";
}

const show = (value: Payload): string =>
  typeof value === "string" ? JSON.stringify(value) : `bytes ${value.toString()}`;
