import { writeFragment } from "#domain/link.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Shape } from "#domain/shape.ts";

/** Names that a link carries, each with JSON of its shape. */
export const linkTo = (name: string, value: unknown): string =>
  writeFragment([[name, JSON.stringify(value)]]);

/** What a link carries under one of the names. What is not as it was written is refused. */
export function readLink<Name extends string>(
  shapes: Record<Name, Shape<unknown>>,
  link: URLSearchParams,
): Result<{ name: Name; value: unknown }> {
  const name = (Object.keys(shapes) as Name[]).find((known) => link.has(known));
  const refusal = fail("The link does not carry a gradient, a shadow or a border.");
  if (name === undefined) return refusal;
  try {
    const given: unknown = JSON.parse(link.get(name) ?? "");
    const value = shapes[name].read(given);
    return JSON.stringify(value) === JSON.stringify(given) ? ok({ name, value }) : refusal;
  } catch {
    return refusal;
  }
}
