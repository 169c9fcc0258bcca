import { unitAt } from "#catalog/catalog.ts";
import type { Unit } from "#catalog/unit.ts";

/** A place to start: a unit, and what it is good for. */
export interface Start {
  unit: Unit;
  words: string;
}

/** What many come for, said as they would say it: a tool, a calculator, a game. */
const needs: readonly (readonly [path: string, words: string])[] = [
  ["/json-formatter", "Format, check or repair JSON"],
  ["/calculator/loan", "See what a loan costs a month"],
  ["/games/2048", "Play a round of 2048"],
  ["/jwt-decoder", "See what a token says"],
];

/** In the row of the visitor's own units, while there are none. */
const firstPaths = ["/password-generator", "/color-tools", "/diff-checker", "/games/snake"];

// A unit that is gone is no place to start.
export const starts: readonly Start[] = needs.flatMap(([path, words]) => {
  const unit = unitAt(path);
  return unit === undefined ? [] : [{ unit, words }];
});

export const firstUnits: readonly Unit[] = firstPaths.flatMap((path) => unitAt(path) ?? []);
