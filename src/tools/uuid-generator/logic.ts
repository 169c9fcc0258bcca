import { kindOf, type KindId } from "./logic/kinds.ts";
import type { Options } from "./logic/options.ts";

export { counts, kindOf, kinds, maxIds, type KindId } from "./logic/kinds.ts";
export type { Luck } from "./logic/uuid.ts";
export { inspect, timeLabel } from "./logic/inspect.ts";
export type { Fact, Inspected } from "./logic/inspect.ts";
export { fileName, hasStyles, lists, writeId, writeList } from "./logic/layout.ts";
export { makeIds } from "./logic/make.ts";
export { linesOf, makeNameIds } from "./logic/name-ids.ts";
export type { NameRequest } from "./logic/name-ids.ts";
export { namespaces } from "./logic/namespaces.ts";
export { askedFor, optionsShape } from "./logic/options.ts";
export type { Options } from "./logic/options.ts";
export { readUuid } from "./logic/read.ts";

/** True when a change asks for other identifiers, and not only for another way to write them. */
export const asksForNew = (change: Partial<Options>): boolean =>
  change.kind !== undefined || change.count !== undefined;

/** True for a kind that is new each time: nil, max and names are always the same. */
export const isRandom = (kind: KindId): boolean => kindOf(kind).needs === "count";
