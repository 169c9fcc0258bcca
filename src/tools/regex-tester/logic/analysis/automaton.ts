import type { AST } from "@eslint-community/regexpp";

/**
 * A pattern as places that each take one character, and the ways from place to place (Glushkov's
 * automaton). Ways are counted: where there are two for the same step, an engine that backtracks
 * tries both.
 */
export interface Automaton {
  places: string[]; // what each takes, as it is written: "[a-z]"
  first: Ways;
  follow: Ways[]; // by place
  done: Set<number>; // places after which the whole pattern has matched, with nothing left to check
  endless: Set<number>; // places that may repeat by themselves without a limit
}

/** How many ways lead to a place: 1, or 2 for more than one. */
type Ways = Map<number, number>;

interface Fragment {
  first: Ways;
  last: Map<number, boolean>; // true: something must be checked behind it, as $ does
  canBeEmpty: boolean;
  mustCheck: boolean; // when it is empty
}

/** Repetitions up to this many are written out; longer ones are taken for loops. */
const writtenOut = 5;
const maxPlaces = 300;

const nothing: Fragment = { first: new Map(), last: new Map(), canBeEmpty: true, mustCheck: false };
const check: Fragment = { ...nothing, mustCheck: true };
const anything = "[^]";

/** Builds the automaton. Throws a `RangeError` for patterns that are too large to judge. */
export function buildAutomaton(alternatives: readonly AST.Alternative[]): Automaton {
  const places: string[] = [];
  const follow: Ways[] = [];
  const endless = new Set<number>();

  const place = (raw: string): Fragment => {
    if (places.length >= maxPlaces) throw new RangeError("Too many places");
    const at = places.push(raw) - 1;
    follow.push(new Map());
    return {
      first: new Map([[at, 1]]),
      last: new Map([[at, false]]),
      canBeEmpty: false,
      mustCheck: false,
    };
  };

  const connect = (from: Fragment, to: Fragment, isEndless = false) => {
    for (const one of from.last.keys()) {
      const ways = follow[one];
      for (const [next, count] of to.first) {
        ways?.set(next, Math.min(2, (ways.get(next) ?? 0) + count));
        if (isEndless && next === one) endless.add(one);
      }
    }
  };

  const chain = (one: Fragment, two: Fragment): Fragment => {
    connect(one, two);
    const last = new Map(two.last);
    if (two.canBeEmpty) for (const [at, must] of one.last) last.set(at, must || two.mustCheck);
    return {
      first: one.canBeEmpty ? addWays(one.first, two.first) : one.first,
      last,
      canBeEmpty: one.canBeEmpty && two.canBeEmpty,
      mustCheck: one.mustCheck || two.mustCheck,
    };
  };

  const loop = (one: Fragment, isEndless: boolean): Fragment => {
    connect(one, one, isEndless);
    return one;
  };

  const either = (all: readonly AST.Alternative[]): Fragment =>
    all
      .map(({ elements }) => elements.map(build).reduce(chain, nothing))
      .reduce((one, two) => ({
        first: addWays(one.first, two.first),
        last: new Map([...one.last, ...two.last]),
        canBeEmpty: one.canBeEmpty || two.canBeEmpty,
        mustCheck: one.mustCheck && two.mustCheck,
      }));

  function repeat({ element, min, max }: AST.Quantifier): Fragment {
    if (max === 0) return nothing;
    if (max <= writtenOut) {
      // a{1,3} is a(a(a)?)?: one way for each length.
      let rest = nothing;
      for (let count = max; count > 0; count -= 1) {
        const from = chain(build(element), rest);
        rest = count > min ? optional(from) : from;
      }
      return rest;
    }
    let needed = nothing;
    for (let count = 1; count < Math.min(min, writtenOut); count += 1)
      needed = chain(needed, build(element));
    const looped = loop(build(element), max === Infinity);
    return chain(needed, min === 0 ? optional(looped) : looped);
  }

  /** A reference takes what its group took: about as much, and nobody knows what. */
  function refer({ resolved }: AST.Backreference): Fragment {
    const groups = Array.isArray(resolved) ? resolved : [resolved];
    const isLong = groups.some(({ raw }) => /[*+]|,\}/u.test(raw));
    if (isLong) endless.add(places.length);
    return place(anything);
  }

  function build(element: AST.Element): Fragment {
    switch (element.type) {
      case "Quantifier":
        return repeat(element);
      case "CapturingGroup":
      case "Group":
        return either(element.alternatives);
      case "Assertion":
        return check;
      case "Backreference":
        return refer(element);
      default:
        return place(element.raw);
    }
  }

  const { first, last } = either(alternatives);
  const done = new Set([...last].filter(([, mustCheck]) => !mustCheck).map(([at]) => at));
  return { places, first, follow, done, endless };
}

const optional = (one: Fragment): Fragment => ({ ...one, canBeEmpty: true, mustCheck: false });

function addWays(one: Ways, two: Ways): Ways {
  const sum = new Map(one);
  for (const [at, count] of two) sum.set(at, Math.min(2, (sum.get(at) ?? 0) + count));
  return sum;
}
