import type { Operation } from "#domain/operation/operation.ts";

/** Finds the operations: a unit's stand in its `operations.ts`, those of no unit in the domain. */
const modules = import.meta.glob<readonly Operation[]>(
  ["../*/*/operations.ts", "../domain/operations/*.ts"],
  { eager: true, import: "default" },
);

/** An operation, and the unit whose page does the same. */
export interface PlacedOperation extends Operation {
  /** The unit's folder: "base64-tools"; `null` for what has no page. */
  unit: string | null;
  /** Where it is declared, from here. */
  file: string;
}

export const operations: readonly PlacedOperation[] = Object.entries(modules)
  .flatMap(([file, declared]) => {
    const unit = file.endsWith("/operations.ts") ? (file.split("/").at(-2) ?? null) : null;
    return declared.map((operation) => ({ ...operation, unit, file }));
  })
  .sort((a, b) => (a.id < b.id ? -1 : 1));

const operationsById = new Map(operations.map((operation) => [operation.id as string, operation]));

export const findOperation = (id: string): PlacedOperation | undefined => operationsById.get(id);
