import { maxIds, type KindId } from "./kinds.ts";
import { makeUlids, makeV1, makeV6, makeV7 } from "./time-ids.ts";
import { max, nil, stamp, toNumber, ulidText, uuidText, type Luck } from "./uuid.ts";

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
