import { ok, type Result } from "#domain/result.ts";
import { maxSecrets } from "./options.ts";

/** Several at once, or the first reason why there are none. */
export function makeMany(count: number, make: () => Result<string>): Result<string[]> {
  const made: string[] = [];
  const many = Math.min(Math.max(Math.trunc(count) || 1, 1), maxSecrets);
  for (let one = 0; one < many; one += 1) {
    const secret = make();
    if (!secret.ok) return secret;
    made.push(secret.value);
  }
  return ok(made);
}
