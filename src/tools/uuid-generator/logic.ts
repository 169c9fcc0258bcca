import { kindOf, maxIds, type KindId } from "./logic/kinds.ts";
import type { Options } from "./logic/options.ts";
import { makeUlids, makeV1, makeV6, makeV7 } from "./logic/time-ids.ts";
import { max, nil, stamp, toNumber, ulidText, uuidText, type Luck } from "./logic/uuid.ts";

export { counts, kindOf, kinds, maxIds, type KindId } from "./logic/kinds.ts";
export type { Luck } from "./logic/uuid.ts";
export { inspect, timeLabel } from "./logic/inspect.ts";
export type { Fact, Inspected } from "./logic/inspect.ts";
export { fileName, hasStyles, lists, writeId, writeList } from "./logic/layout.ts";
export { linesOf, makeNameIds } from "./logic/name-ids.ts";
export type { NameRequest } from "./logic/name-ids.ts";
export { namespaces } from "./logic/namespaces.ts";
export { askedFor, optionsShape } from "./logic/options.ts";
export type { Options } from "./logic/options.ts";
export { readUuid } from "./logic/read.ts";

/** New identifiers. Kinds that are made from names have none of their own. */
export function makeIds(kind: KindId, count: number, luck: Luck): string[] {
  const many = Math.min(Math.max(Math.trunc(count) || 1, 1), maxIds);
  switch (kind) {
    case "v4":
      return repeat(many, () => uuidText(stamp(toNumber(luck.bytes(16)), 4n)));
    case "v7":
      return makeV7(many, luck).map(uuidText);
    case "v1":
      return makeV1(many, luck).map(uuidText);
    case "v6":
      return makeV6(many, luck).map(uuidText);
    case "ulid":
      return makeUlids(many, luck).map(ulidText);
    case "nanoid":
      return repeat(many, () => nanoid(luck));
    case "nil":
      return [uuidText(nil)];
    case "max":
      return [uuidText(max)];
    case "v5":
    case "v3":
      return [];
  }
}

const repeat = (count: number, make: () => string): string[] => Array.from({ length: count }, make);

/** 64 characters, so six bits of a byte choose one without favoring any. */
const nanoidAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";
const nanoidLength = 21;

const nanoid = (luck: Luck): string =>
  Array.from(luck.bytes(nanoidLength), (byte) => nanoidAlphabet[byte & 63]).join("");

/** True when a change asks for other identifiers, and not only for another way to write them. */
export const asksForNew = (change: Partial<Options>): boolean =>
  change.kind !== undefined || change.count !== undefined;

/** True for a kind that is new each time: nil, max and names are always the same. */
export const isRandom = (kind: KindId): boolean => kindOf(kind).needs === "count";
