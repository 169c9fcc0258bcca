import {
  jsonCodec,
  scoreCodec,
  storedValue,
  type Codec,
  type StoredValue,
} from "#browser/storage.ts";
import { bestKey, everyOptions, optionsShape, type Options, type State } from "../logic.ts";

const json = jsonCodec(optionsShape.read);
/** Once there was only the slow mode, kept as a word: who had chosen it keeps it. */
export const codec: Codec<Options> = {
  parse: (text) => (text === "slow" ? { ...optionsShape.initial, isSlow: true } : json.parse(text)),
  format: json.format,
};

export const settings = storedValue("tabkit-breakout", codec);

const plainBest = storedValue(bestKey(optionsShape.initial), scoreCodec);
const bests = new Map(
  everyOptions.map((options) => [bestKey(options), storedValue(bestKey(options), scoreCodec)]),
);

/** Where the best score of this way to play is kept. */
export const bestOf = (state: State): StoredValue<number> => bests.get(bestKey(state)) ?? plainBest;
