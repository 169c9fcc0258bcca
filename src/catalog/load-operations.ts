import places from "virtual:operation-places";
import type { Operation } from "#domain/operation/operation.ts";
import type { Kind } from "#domain/recognition/kinds.ts";

/** The same files as in operations.ts, each loaded when one of its operations is needed. */
const modules = import.meta.glob<readonly Operation[]>(
  ["../*/*/operations.ts", "../domain/operations/*.ts"],
  { import: "default" },
);

/** Loads one operation, with its unit's others. */
export async function loadOperation(id: string): Promise<Operation | undefined> {
  if (!Object.hasOwn(places.ids, id)) return undefined;
  const file = places.files[places.ids[id] ?? -1] ?? "";
  const declared = await modules[file]?.();
  return declared?.find((operation) => operation.id === id);
}

/** Loads the operation that reads a kind of value. */
export const loadReader = (kind: Kind): Promise<Operation | undefined> =>
  loadOperation(places.readers[kind] ?? "");

/** All operations as they describe themselves. */
export const loadOperationList = async () => (await import("virtual:operation-list")).default;
