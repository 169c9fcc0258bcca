import { jsonCodec, storedShape, storedValue } from "#browser/storage.ts";
import {
  optionsShape,
  readSave,
  readSavedTallies,
  readTallies,
  writeSave,
  type State,
  type Tallies,
} from "../logic.ts";

const gameKey = "tabkit-tic-tac-toe-game";

/** Against whom and how the next game is played. */
export const settings = storedShape("tabkit-tic-tac-toe", optionsShape);

/** The scores; `null` before the first is counted. */
export const scores = storedValue<Tallies | null>("tabkit-tic-tac-toe-scores", {
  parse: jsonCodec(readTallies).parse,
  format: (tallies) => JSON.stringify(tallies),
});

/** A game that was kept before games were recorded. */
export const kept = storedValue<State | undefined>(gameKey, {
  parse: jsonCodec(readSave).parse,
  format: (state) => (state === undefined ? null : JSON.stringify(writeSave(state))),
});

const keptTallies = storedValue(gameKey, jsonCodec(readSavedTallies));

/** Scores and options were kept with the game: they are taken over once, before it is gone. */
export function adoptOldSave(): void {
  const tallies = keptTallies.read();
  const old = kept.read();
  if (scores.read() !== null || tallies === null || old === undefined) return;
  scores.update(() => tallies);
  settings.update(() => old.options);
}
