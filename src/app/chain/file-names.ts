import { resultName } from "#domain/operation/file-name.ts";
import type { Step } from "#domain/operation/recipe.ts";
import type { Described } from "../operations/jobs.ts";

/** The name of what a recipe makes of a file: "data.json" for "data.b64". */
export function nameAfter(
  name: string,
  steps: readonly Step[],
  described: readonly Described[],
): string {
  const last = steps.findLast(({ isOff }) => isOff !== true);
  const operation = described.find(({ id }) => id === last?.id);
  return resultName(name, operation ?? { gives: "text" });
}
