import { scoreCodec, storedValue, type StoredValue } from "#browser/storage.ts";
import { bestKey, everyOptions, optionsShape, type State } from "../logic.ts";

const plainBest = storedValue(bestKey(optionsShape.initial), scoreCodec);
const bests = new Map(
  everyOptions.map((options) => [bestKey(options), storedValue(bestKey(options), scoreCodec)]),
);

/** Where the best score of this way to play is kept. */
export const bestOf = ({ options }: State): StoredValue<number> =>
  bests.get(bestKey(options)) ?? plainBest;
