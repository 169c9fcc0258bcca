import { routes } from "#catalog/routes.ts";
import { liveBytes } from "#domain/limits.ts";
import type { Described, Value } from "../operations/jobs.ts";

/** The unit's own page where that can take the value; what is long or no text is worked on apart. */
export function pageFor({ unit, word }: Described, value: Value): string | null {
  if (unit === null || word === undefined || typeof value !== "string") return null;
  if (value.length > liveBytes) return null;
  return routes.find(({ id }) => id === unit)?.path ?? null;
}
