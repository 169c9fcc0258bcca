import { operations } from "#catalog/operations.ts";

/** All operations, one per line. */
export function listing(): string {
  const width = Math.max(...operations.map(({ id }) => id.length));
  return operations.map(({ id, about }) => `${id.padEnd(width)}  ${about}\n`).join("");
}

/** The same as data: everything that is declared but the functions. */
export const listingJson = (): string =>
  `${JSON.stringify(
    operations.map(({ id, name, about, takes, gives, options, reads, inverse, where }) => ({
      id,
      name,
      about,
      takes,
      gives,
      options,
      ...(reads ? { reads } : {}),
      ...(inverse ? { inverse } : {}),
      ...(where ? { where } : {}),
    })),
    null,
    2,
  )}\n`;
