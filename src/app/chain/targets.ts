import type { Described } from "../operations/jobs.ts";

/** Those that a query finds: the best for a value first, then the others by name. */
export function targetsFor(
  operations: readonly Described[],
  best: readonly string[],
  query: string,
): { best: readonly Described[]; others: readonly Described[] } {
  const words = query.trim().toLowerCase().split(/\s+/);
  const found = operations.filter(({ id, name, about }) => {
    const text = `${id} ${name} ${about}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const first = best.flatMap((id) => found.find((one) => one.id === id) ?? []);
  const others = found
    .filter((one) => !first.includes(one))
    .toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
  return { best: first, others };
}

/** What can take a value and run here. */
export const takers = (operations: readonly Described[]): readonly Described[] =>
  operations.filter(({ takes }) => takes !== null);
