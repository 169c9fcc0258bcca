import type { PlacedOperation } from "#catalog/operations.ts";
import { encodeBase64 } from "#domain/base64.ts";
import type { Bytes, Outcome, Payload, Port } from "#domain/operation/operation.ts";
import type { OptionValue } from "#domain/operation/options.ts";
import { toPort } from "#domain/operation/run.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { How } from "./arguments.ts";
import { openInput, readWhole, type Input } from "./input.ts";
import { mayHang, runJob, type Job } from "./job.ts";
import { nodeAmbient } from "./node-ambient.ts";
import {
  endLine,
  isUnfitForTerminal,
  ReaderLeft,
  tell,
  unfitWords,
  write,
  type ExitCode,
} from "./output.ts";

/** What may hang is ended after this, unless another time is given. */
const hangingMs = 60_000;

/** One operation on one input: `tabkit json format file.json --indent 4`. */
export async function operate(
  operation: PlacedOperation,
  options: Readonly<Record<string, OptionValue>>,
  asked: How,
): Promise<ExitCode> {
  const { takes, id } = operation;
  const how = operation.keepsLineEnd ? { ...asked, isExact: true } : asked;
  if (operation.where === "browser") {
    await tell(`${operation.name} needs a browser: it runs only on the page.`);
    return 2;
  }
  if (takes === null)
    return deliver(await runBounded({ steps: [{ id, options }], input: null }, how), how);
  const opened = how.text === null ? await openInput(how.file) : ok({ text: how.text });
  if (!opened.ok) return deliver(opened, how);
  if ("pieces" in opened.value && operation.stream)
    return stream(operation, options, opened.value.pieces, how);
  const input = await payloadOf(opened.value, takes, how);
  if (!input.ok) return deliver(input, how);
  return deliver(await runBounded({ steps: [{ id, options }], input: input.value }, how), how);
}

/** Runs a job here, or in a thread where it must be possible to end it. */
export async function runBounded(job: Job, { timeoutMs }: How): Promise<Outcome> {
  if (timeoutMs === null && !mayHang(job)) return runJob(job);
  const { openThreads } = await import("./thread.ts");
  const threads = openThreads();
  const outcome = await threads.run(job, { timeoutMs: timeoutMs ?? hangingMs });
  threads.close();
  return outcome;
}

/** What was read, as the first step takes it. The newline that ends a single line is no part of it. */
export async function payloadOf(
  input: Input | { text: string },
  takes: Port,
  { isExact }: How,
): Promise<Result<Payload>> {
  if ("text" in input) return ok(input.text);
  const whole = await readWhole(input);
  if (!whole.ok || takes === "bytes") return whole;
  const text = toPort(whole.value, "text");
  return text.ok && typeof text.value === "string" && !isExact
    ? ok(text.value.replace(/^([^\r\n]*)\r?\n$/, "$1"))
    : text;
}

/** Writes what came of it: the result to stdout, words to stderr. */
export async function deliver(outcome: Outcome, how: How): Promise<ExitCode> {
  if (how.isJson) {
    await write(`${JSON.stringify(asJson(outcome))}\n`);
    return outcome.ok ? 0 : 1;
  }
  if (!outcome.ok) {
    await tell(`tabkit: ${outcome.message}`);
    return 1;
  }
  const { value, notes = [] } = outcome;
  if (!how.isForced && isUnfitForTerminal(value)) {
    await tell(`tabkit: ${unfitWords}`);
    return 2;
  }
  await write(typeof value === "string" && !how.isExact ? endLine(value) : value);
  if (!how.isQuiet) for (const note of notes) await tell(`note: ${note}`);
  return 0;
}

/** A result as scripts read it. */
function asJson(outcome: Outcome): Readonly<Record<string, unknown>> {
  if (!outcome.ok) return { ok: false, message: outcome.message };
  const { value, notes = [] } = outcome;
  return {
    ok: true,
    ...(typeof value === "string" ? { value } : { base64: encodeBase64(value) }),
    ...(notes.length > 0 ? { notes } : {}),
  };
}

/** Piece by piece, in constant memory. */
async function stream(
  operation: PlacedOperation,
  options: Readonly<Record<string, OptionValue>>,
  pieces: AsyncIterable<Uint8Array>,
  how: How,
): Promise<ExitCode> {
  const made = operation.stream?.(pieces, options, nodeAmbient());
  let last = 0;
  const collected: Uint8Array[] = [];
  try {
    for await (const piece of made ?? []) {
      if (how.isJson) collected.push(piece);
      else if (!how.isForced && last === 0 && isUnfitForTerminal(piece as Bytes)) {
        await tell(`tabkit: ${unfitWords}`);
        return 2;
      } else await write(piece as Bytes);
      last = piece.at(-1) ?? last;
    }
  } catch (error) {
    if (error instanceof ReaderLeft || !(error instanceof Error)) throw error;
    return deliver(fail(error.message), how);
  }
  if (how.isJson) {
    const whole = new Uint8Array(Buffer.concat(collected));
    return deliver(toPort(whole, operation.gives), how);
  }
  if (operation.gives === "text" && !how.isExact && last !== newline) await write("\n");
  return 0;
}

const newline = 10;
