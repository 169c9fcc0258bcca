import type { Automaton } from "./automaton.ts";

/** A text in three parts: the middle one, said again and again, multiplies the work. */
export interface Pump {
  prefix: string;
  pump: string;
  places: number[]; // of the automaton, that the pump goes through
}

/** For two places a character that both take, if there is one. */
export type Common = (one: number, two: number) => string | undefined;

/**
 * Two ways from a place back to itself on the same text: the work doubles with every round. They are
 * looked for among pairs of places that the same text reaches, from a pair of equals through a pair
 * of different ones to a pair of equals.
 */
export function findDoubling(automaton: Automaton, common: Common): Pump | null {
  const { follow } = automaton;
  const size = follow.length;
  const pairOf = (one: number, two: number) => one * size + two;
  const steps = (pair: number) =>
    targets(follow, Math.floor(pair / size)).flatMap((one) =>
      targets(follow, pair % size)
        .filter((two) => common(one, two) !== undefined)
        .map((two) => pairOf(one, two)),
    );
  const equals = follow
    .map((_ways, at) => pairOf(at, at))
    .filter((pair) => {
      const at = pair % size;
      return common(at, at) !== undefined;
    });

  for (const [from, ways] of follow.entries()) {
    for (const [to, count] of ways) {
      if (count < 2 || common(to, to) === undefined) continue;
      const back = walk(
        [to],
        (at) => targets(follow, at),
        (at) => at === from,
      );
      if (back !== null) return pumpOf(automaton, common, from, [to, ...back.slice(1)]);
    }
  }

  const reached = flood(equals, steps);
  const different = [...reached].filter((pair) => Math.floor(pair / size) !== pair % size);
  for (const pair of different) {
    const back = walk([pair], steps, (at) => Math.floor(at / size) === at % size);
    if (back === null) continue;
    const there = walk(equals, steps, (at) => at === pair);
    const start = (there?.[0] ?? 0) % size;
    const round = [...(there ?? []).slice(1), ...back.slice(1)];
    const home = walk(
      [(round.at(-1) ?? 0) % size],
      (at) => targets(follow, at),
      (at) => at === start,
    );
    if (home === null) continue;
    return pumpOf(
      automaton,
      common,
      start,
      [...round.map((at) => Math.floor(at / size)), ...home.slice(1)],
      [...round.map((at) => at % size), ...home.slice(1)],
    );
  }
  return null;
}

/** Two endless repetitions of the same character, one after the other: the work grows as a power. */
export function findPower(automaton: Automaton, common: Common, isSearch: boolean): Pump | null {
  const { follow, endless, done, first } = automaton;
  for (const to of endless) {
    // What ends in a match as soon as it begins has nothing to take back.
    if (done.has(to)) continue;
    const character = common(to, to);
    if (character === undefined) continue;
    const takes = (at: number) => common(at, to) !== undefined;
    // A search begins again at every character: it is itself such a repetition.
    if (isSearch && first.has(to)) return { prefix: "", pump: character, places: [to] };
    for (const from of endless) {
      if (from === to || !takes(from)) continue;
      const next = (at: number) => targets(follow, at).filter(takes);
      if (walk([from], next, (at) => at === to) === null) continue;
      return { ...pumpOf(automaton, common, from, [from]), places: [from, to] };
    }
  }
  return null;
}

const targets = (follow: Automaton["follow"], at: number): number[] => [
  ...(follow[at]?.keys() ?? []),
];

function pumpOf(
  automaton: Automaton,
  common: Common,
  start: number,
  round: number[],
  other: number[] = round,
): Pump {
  const way = walk(
    [...automaton.first.keys()],
    (at) => targets(automaton.follow, at),
    (at) => at === start,
  );
  const spell = (one: number[], two: number[]) =>
    one.map((at, index) => common(at, two[index] ?? at) ?? "").join("");
  return {
    prefix: spell(way ?? [], way ?? []),
    pump: spell(round, other),
    places: [...round, ...other],
  };
}

function flood(from: readonly number[], next: (at: number) => number[]): Set<number> {
  const seen = new Set(from);
  for (const at of seen) for (const one of next(at)) seen.add(one);
  return seen;
}

/** The shortest walk from one of these to a goal, both included; `null` if there is none. */
function walk(
  from: readonly number[],
  next: (at: number) => number[],
  isGoal: (at: number) => boolean,
): number[] | null {
  const before = new Map<number, number | null>(from.map((at) => [at, null]));
  for (const at of before.keys()) {
    if (isGoal(at)) {
      const way: number[] = [];
      for (let step: number | null = at; step !== null; step = before.get(step) ?? null)
        way.push(step);
      return way.toReversed();
    }
    for (const one of next(at)) if (!before.has(one)) before.set(one, at);
  }
  return null;
}
