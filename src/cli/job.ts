import { findOperation } from "#catalog/operations.ts";
import { runChain } from "#domain/operation/chain.ts";
import type { Outcome, Payload } from "#domain/operation/operation.ts";
import type { Step } from "#domain/operation/recipe.ts";
import { runOperation } from "#domain/operation/run.ts";
import { fail } from "#domain/result.ts";
import { nodeAmbient } from "./node-ambient.ts";

/** Steps to run on a value. It is data, so that a thread can be asked to do it. */
export interface Job {
  steps: readonly Step[];
  input: Payload | null;
}

/** The outcome of the last step, with the notes of all, or why one failed. */
export async function runJob({ steps, input }: Job): Promise<Outcome> {
  const [only, ...more] = steps;
  const ambient = nodeAmbient();
  const alone = only && more.length === 0 && !only.isOff ? findOperation(only.id) : undefined;
  if (only && alone) return runOperation(alone, input, only.options, ambient);
  const outcomes = await runChain(findOperation, steps, input, ambient);
  const last = outcomes.findLast((outcome) => outcome !== null);
  if (last === undefined || last === null) return fail("Every step of this recipe is off.");
  const at = outcomes.length;
  if (!last.ok) return fail(`Step ${at}, ${steps[at - 1]?.id ?? ""}: ${last.message}`);
  const notes = outcomes.flatMap((outcome, step) =>
    outcome?.ok ? (outcome.notes ?? []).map((note) => `${steps[step]?.id ?? ""}: ${note}`) : [],
  );
  return { ok: true, value: last.value, ...(notes.length > 0 ? { notes } : {}) };
}

/** Whether a short input can keep it busy forever, as a pattern can: somebody must be able to end it. */
export const mayHang = ({ steps }: Job): boolean => steps.some(({ id }) => takesPattern(id));

export const takesPattern = (id: string): boolean =>
  Object.hasOwn(findOperation(id)?.options ?? {}, "pattern");
