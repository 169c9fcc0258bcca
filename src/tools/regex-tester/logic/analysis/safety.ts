import { visitRegExpAST, type AST } from "@eslint-community/regexpp";
import { ok, type Result } from "#domain/result.ts";
import { findDoubling, findPower, type Common, type Pump } from "./ambiguity.ts";
import { buildAutomaton, type Automaton } from "./automaton.ts";
import { parsePattern } from "../syntax.ts";

/**
 * none: no slow text was found. long: the time grows with the square of the text, or faster.
 * danger: the time doubles with every few characters. unknown: the pattern is too large to judge.
 */
export type Risk = "none" | "long" | "danger" | "unknown";

export interface Verdict {
  risk: Risk;
  /** The parts that can match the same text in two ways, as they are written. */
  culprits: string[];
  /** A text that is slow, to be tried. */
  attack: string | null;
}

const shortAttackChars = 60;
const longAttackChars = 100_000;

/** Judges how much time a valid pattern may take on the worst text there is. */
export function judge(pattern: string, flags: string): Result<Verdict> {
  const parsed = parsePattern(pattern, flags);
  try {
    const probes = probesFor(parsed);
    const roots = [parsed.alternatives, ...lookarounds(parsed)];
    const automata = roots.map(buildAutomaton);
    let power: Verdict | null = null;
    for (const [index, automaton] of automata.entries()) {
      const common = sharing(automaton.places, flags, probes);
      const doubling = findDoubling(automaton, common);
      // What has matched by then has nothing to take back.
      const canFail = !doubling?.places.some((at) => automaton.done.has(at));
      if (doubling && canFail) return ok(verdict("danger", automaton, doubling, shortAttackChars));
      const isSearch = index === 0 && !isAnchored(parsed, flags);
      const found = findPower(automaton, common, isSearch);
      if (found) power ??= verdict("long", automaton, found, longAttackChars);
    }
    return ok(power ?? { risk: "none", culprits: [], attack: null });
  } catch (error) {
    if (error instanceof RangeError) return ok({ risk: "unknown", culprits: [], attack: null });
    throw error;
  }
}

/** A character that hardly any pattern takes, so that the match must fail behind the pump. */
const failing = "\u0001";

function verdict(risk: Risk, { places }: Automaton, found: Pump, length: number): Verdict {
  const { prefix, pump } = found;
  return {
    risk,
    culprits: [...new Set(found.places.map((at) => places[at] ?? ""))],
    attack: prefix + pump.repeat(Math.ceil(length / pump.length)) + failing,
  };
}

/** Begins with ^ in every alternative, so that it is tried at one place only. */
const isAnchored = ({ alternatives }: AST.Pattern, flags: string): boolean =>
  flags.includes("y") ||
  (!flags.includes("m") &&
    alternatives.every(
      ({ elements: [first] }) => first?.type === "Assertion" && first.kind === "start",
    ));

function lookarounds(pattern: AST.Pattern): AST.Alternative[][] {
  const found: AST.Alternative[][] = [];
  visitRegExpAST(pattern, {
    onAssertionEnter(assertion) {
      if ("alternatives" in assertion) found.push(assertion.alternatives);
    },
  });
  return found;
}

/** Enough to tell apart what patterns tell apart. */
const commonProbes = ["a", "Z", "0", "_", " ", "\n", "\t", "-", ".", "é", "漢", "😀", "!"];
const maxProbes = 150;

/** Every character that the pattern names, the ends of its ranges, and some of each common kind. */
function probesFor(pattern: AST.Pattern): string[] {
  const probes = new Set<string>(commonProbes);
  visitRegExpAST(pattern, {
    onCharacterEnter({ value }) {
      if (probes.size < maxProbes) probes.add(String.fromCodePoint(value));
    },
  });
  return [...probes];
}

/** Which of the probes two places share, asked of the engine itself. */
function sharing(places: readonly string[], flags: string, probes: readonly string[]): Common {
  const mode = flags.replaceAll(/[gyd]/gu, "");
  const taken = new Map<string, Set<string>>();
  for (const raw of places) {
    if (taken.has(raw)) continue;
    const regex = new RegExp(`^(?:${raw})$`, mode);
    taken.set(raw, new Set(probes.filter((probe) => regex.test(probe))));
  }
  const known = new Map<string, string | undefined>();
  return (one, two) => {
    const [first = "", second = ""] = [places[one], places[two]];
    const key = `${first}\u0000${second}`;
    if (!known.has(key)) {
      const other = taken.get(second);
      known.set(
        key,
        [...(taken.get(first) ?? [])].find((probe) => other?.has(probe)),
      );
    }
    return known.get(key);
  };
}
