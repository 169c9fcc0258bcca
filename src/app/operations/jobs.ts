import { loadOperation, loadOperationList, loadReader } from "#catalog/load-operations.ts";
import type { SaidOperation } from "#catalog/said-operation.ts";
import { hexDump } from "#domain/hex-dump.ts";
import type { TellingJob } from "#domain/jobs.ts";
import { runChain, type FindOperation, type StepOutcome } from "#domain/operation/chain.ts";
import type { Ambient, Bytes, Operation, Payload } from "#domain/operation/operation.ts";
import type { Step } from "#domain/operation/recipe.ts";
import { toPort } from "#domain/operation/run.ts";
import { recognize } from "#domain/recognition/recognize.ts";
import { ok, type Failure, type Ok } from "#domain/result.ts";
import { madeText, type MadeText } from "#domain/transform.ts";

/** A value as it travels between page and worker: what is long or not text stays outside of both. */
export type Value = string | Blob;

export type Described = SaidOperation;

/** What came of a step, as it is shown. `null` for one that is off. */
export type ShownStep =
  | (ShownValue & { notes: readonly string[]; isChecked: boolean })
  | Failure
  | null;

interface ShownValue extends Ok<Value>, MadeText {
  isText: boolean; // else the head is a dump of its first bytes
}

const dumpedBytes = 4096;

const jobs = {
  /** Everything that can be done, without what does it. */
  describe: async () => ok(await loadOperationList()),

  /** What a value may be, best first. */
  async recognize({ value }: { value: Value }) {
    const input = typeof value === "string" ? value : await bytesOf(value);
    return ok(await recognize(input, { readerOf: loadReader, ambient: ambient() }));
  },

  /** Runs a chain. Each value comes back as what is shown of it, and whole; each is told ahead. */
  async run({ steps, value }: { steps: readonly Step[]; value: Value | null }, job: TellingJob) {
    const input = value === null || typeof value === "string" ? value : await bytesOf(value);
    const find = await loadAll(steps);
    const all: ShownStep[] = [];
    await runChain(find, steps, input, ambient(), (outcome) => {
      all.push(shown(outcome));
      job.tell(all.at(-1));
    });
    return ok(all);
  },
};

export type OperationJobs = typeof jobs;
export const operationJobs = jobs;

/** The operations of the steps, and those that undo them. */
async function loadAll(steps: readonly Step[]): Promise<FindOperation> {
  const known = new Map<string, Operation>();
  const load = async (id: string) => {
    const operation = known.has(id) ? undefined : await loadOperation(id);
    if (operation === undefined) return;
    known.set(id, operation);
    if (operation.inverse !== undefined) await load(operation.inverse);
  };
  await Promise.all(steps.map(({ id }) => load(id)));
  return (id) => known.get(id);
}

const bytesOf = async (blob: Blob): Promise<Bytes> => new Uint8Array(await blob.arrayBuffer());

const ambient = (): Ambient => ({
  nowMs: Date.now(),
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
});

function shown(outcome: StepOutcome | null): ShownStep {
  if (outcome === null) return null;
  if (!outcome.ok) return { ok: false, message: outcome.message };
  const { value, notes = [], isChecked = false } = outcome;
  return { ...shownValue(value), notes, isChecked };
}

function shownValue(value: Payload): ShownValue {
  const text = toPort(value, "text");
  if (text.ok && typeof text.value === "string") {
    const made = madeText(text.value);
    return { ok: true, ...made, isText: true, value: made.all ?? text.value };
  }
  const bytes = value as Bytes;
  const all = new Blob([bytes]);
  const head = hexDump(bytes.subarray(0, dumpedBytes));
  const made = { ...madeText(head), bytes: bytes.length, whole: false, all };
  return { ok: true, ...made, isText: false, value: all };
}
