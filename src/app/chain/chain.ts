import type { Step } from "#domain/operation/recipe.ts";
import type { Value } from "../operations/jobs.ts";

/** A value and what is done to it, step by step. It lives in memory and ends with the page. */
export interface Chain {
  source: Value;
  steps: readonly Step[];
  /** The page that shows its last step: "/json-formatter". */
  at: string;
  /** The steps before each change, for Undo. */
  past: readonly (readonly Step[])[];
}

const maxPast = 50;
const listeners = new Set<() => void>();
let chain: Chain | null = null;

export const readChain = (): Chain | null => chain;

export function onChain(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Begins a chain, or takes it on to another page; `null` ends it. */
export function setChain(next: Chain | null): void {
  chain = next;
  for (const listener of listeners) listener();
}

/** Other steps, which can be undone. */
export const withSteps = (now: Chain, steps: readonly Step[]): Chain => ({
  ...now,
  steps,
  past: [...now.past.slice(1 - maxPast), now.steps],
});

/** The steps as they were before the last change. */
export const undone = (now: Chain): Chain => ({
  ...now,
  steps: now.past.at(-1) ?? now.steps,
  past: now.past.slice(0, -1),
});

/** A step moved by one place. */
export function moved(steps: readonly Step[], at: number, by: -1 | 1): readonly Step[] {
  const step = steps[at];
  const other = steps[at + by];
  if (step === undefined || other === undefined) return steps;
  return steps.with(at, other).with(at + by, step);
}

/** What makes an output, as the page that shows it says. */
export interface MadeBy {
  id: string;
  options: Step["options"];
  /** What it was made of. */
  source: Value;
}

/**
 * The chain that a value of a page takes on. It goes on where the page's own chain ends; else it
 * begins with what made the value, or with the value itself.
 */
export function continued(
  now: Chain | null,
  here: string,
  { value, made }: { value: Value; made: MadeBy | undefined },
): Pick<Chain, "source" | "steps"> {
  const last = now?.steps.at(-1);
  if (now !== null && now.at === here && made !== undefined && last?.id === made.id) {
    return {
      source: now.source,
      steps: [...now.steps.slice(0, -1), { ...last, options: made.options }],
    };
  }
  if (made === undefined) return { source: value, steps: [] };
  return { source: made.source, steps: [{ id: made.id, options: made.options }] };
}
