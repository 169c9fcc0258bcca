import type { Ambient, Operation, Outcome, Payload } from "./operation.ts";
import type { Step } from "./recipe.ts";
import { fail } from "#domain/result.ts";
import { runOperation } from "./run.ts";

export type FindOperation = (id: string) => Operation | undefined;

/** What came of one step of a chain. */
export type StepOutcome = Outcome & {
  /** It was undone by its inverse, and what it was made of came back. */
  isChecked?: true;
};

/** Over this a result is not undone to check it: the check would take longer than the work. */
const maxCheckedBytes = 1024 * 1024;

/**
 * Runs the steps of a recipe, one on the result of the other. The first that fails is the last in
 * the list: what came before it is still there. A step that is off has no outcome. Each outcome is
 * told at once, for whoever may have to stop before the last one is there.
 */
export async function runChain(
  find: FindOperation,
  steps: readonly Step[],
  input: Payload | null,
  ambient: Ambient,
  tell: (outcome: StepOutcome | null) => void = () => {},
): Promise<readonly (StepOutcome | null)[]> {
  const outcomes: (StepOutcome | null)[] = [];
  const add = (outcome: StepOutcome | null) => {
    outcomes.push(outcome);
    tell(outcome);
  };
  let value = input;
  for (const { id, options, isOff } of steps) {
    if (isOff) {
      add(null);
      continue;
    }
    const operation = find(id);
    const outcome: Outcome = operation
      ? await runOperation(operation, value, options, ambient)
      : fail(`No operation is called “${id}”.`);
    const isChecked =
      operation !== undefined &&
      outcome.ok &&
      (await undoes(find, operation, value, outcome.value, options, ambient));
    add(isChecked ? { ...outcome, isChecked } : outcome);
    if (!outcome.ok) break;
    value = outcome.value;
  }
  return outcomes;
}

/** Whether the inverse, with the options that it shares, gives back what went in. */
async function undoes(
  find: FindOperation,
  operation: Operation,
  input: Payload | null,
  output: Payload,
  options: Step["options"],
  ambient: Ambient,
): Promise<boolean> {
  const inverse = operation.inverse === undefined ? undefined : find(operation.inverse);
  if (inverse === undefined || input === null || sizeOf(input) + sizeOf(output) > maxCheckedBytes)
    return false;
  const shared = Object.entries(options).filter(([name]) => Object.hasOwn(inverse.options, name));
  const back = await runOperation(inverse, output, Object.fromEntries(shared), ambient);
  return back.ok && isSame(back.value, input);
}

const sizeOf = (value: Payload): number => value.length;

/** The same characters, or the same bytes: text is compared with bytes as UTF-8. */
export function isSame(one: Payload, other: Payload): boolean {
  if (typeof one === "string" && typeof other === "string") return one === other;
  const [a, b] = [one, other].map((value) =>
    typeof value === "string" ? new TextEncoder().encode(value) : value,
  ) as [Uint8Array, Uint8Array];
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}
