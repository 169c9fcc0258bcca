import { cascade, isSame, type Plain, type Settings } from "../css/cascade.ts";
import type { Chosen } from "./exact.ts";
import { longhandsOf } from "../css/longhands.ts";
import { compileClasses, knownVariable, type CompiledRule } from "../tailwind.ts";
import { tried, type Trial } from "./trial.ts";
import { holdsIn } from "./variants.ts";

/** How the classes of one group stand against its CSS, longhand by longhand. */
export interface Proof {
  chosen: Chosen;
  /** The longhands that each class sets. */
  reach: ReadonlyMap<string, ReadonlySet<string>>;
  /** The longhands that are not what the CSS says, each with the reason. */
  faults: Map<string, string>;
  /** They hold only where something can hover. */
  waitsForHover: boolean;
  /** What a browser can compare: the CSS, and what Tailwind makes of the classes. */
  trial: Trial;
}

interface Placed extends CompiledRule {
  at: number; // in Tailwind's stylesheet
}

/** Compiles the chosen classes together and compares the outcome with the CSS that came in. */
export async function proveClasses(choices: readonly Chosen[], remAsPx: boolean): Promise<Proof[]> {
  const names = new Set(choices.flatMap(({ classes }) => classes));
  const byName = new Map<string, Placed[]>();
  for (const [at, rule] of (await compileClasses([...names])).entries()) {
    byName.set(rule.name, [...(byName.get(rule.name) ?? []), { ...rule, at }]);
  }
  const rulesOf = ({ classes }: Chosen): Placed[] =>
    [...new Set(classes)]
      .flatMap((name) => byName.get(name) ?? [])
      .sort((one, other) => one.at - other.at);

  const bases = new Map<string, Plain[]>();
  for (const chosen of choices) {
    const { element, context } = chosen.group;
    if (context.pattern === "&" && context.conditions.length === 0) {
      bases.set(element, ownVariables(rulesOf(chosen)));
    }
  }
  const places = new Map<Chosen, Placed[]>();
  const proofs = choices.map((chosen) => {
    const rules = rulesOf(chosen);
    places.set(chosen, rules);
    const base = bases.get(chosen.group.element) ?? [];
    const known = new Map(base.map(({ property, value }) => [property, value]));
    const lookup = (name: string) => known.get(name) ?? knownVariable(name);
    const made = rules.flatMap(({ declarations }) => declarations);
    const settings = cascade(made, { lookup, remAsPx });
    const holds = new Set(rules.map((rule) => holdsIn(rule, chosen.group.context)));
    const reach = reachOf(rules);
    const faults = compare(chosen, settings, reach, holds.has("no"));
    const trial = {
      css: chosen.group.declarations.map(tried),
      classes: [...base, ...made].map(tried),
    };
    return { chosen, reach, faults, waitsForHover: holds.has("hover"), trial };
  });
  findOrderFaults(proofs, places);
  return proofs;
}

const reachOf = (rules: readonly CompiledRule[]): Map<string, Set<string>> =>
  new Map(
    rules.map(({ name, declarations }) => [
      name,
      new Set(
        declarations.flatMap(({ property, value }) =>
          longhandsOf(property, value).map((longhand) => longhand.property),
        ),
      ),
    ]),
  );

/** What the base classes of an element leave in Tailwind's variables for those of its states. */
const ownVariables = (rules: readonly CompiledRule[]): Plain[] =>
  rules
    .flatMap(({ declarations }) => declarations)
    .filter(({ property }) => property.startsWith("--tw-"));

function compare(
  { group, bare, classes }: Chosen,
  settings: Settings,
  reach: Proof["reach"],
  isElsewhere: boolean,
): Map<string, string> {
  const faults = new Map<string, string>();
  const reached = new Set([...reach.values()].flatMap((longhands) => [...longhands]));
  for (const [longhand, wanted] of group.settings) {
    const got = settings.get(longhand);
    if (isSame(wanted, got) && !isElsewhere) continue;
    if (got === undefined && wanted.implied && !group.required.has(longhand)) continue;
    if (classes.length < bare.length)
      faults.set(longhand, "No variant of Tailwind says this selector.");
    else if (got !== undefined)
      faults.set(longhand, `Tailwind makes ${longhand}: ${got.canonical} of it.`);
    else if (reached.has(longhand))
      faults.set(longhand, "Tailwind’s order lets another of the classes override it.");
    else faults.set(longhand, "Tailwind takes no class with this value.");
  }
  for (const longhand of settings.keys()) {
    if (!group.settings.has(longhand)) faults.set(longhand, `The classes set ${longhand} as well.`);
  }
  return faults;
}

/** Of two rules that are equally strong the later one wins, here and there. */
function findOrderFaults(proofs: readonly Proof[], places: ReadonlyMap<Chosen, Placed[]>): void {
  const byElement = new Map<string, Proof[]>();
  for (const proof of proofs) {
    const { element } = proof.chosen.group;
    byElement.set(element, [...(byElement.get(element) ?? []), proof]);
  }
  for (const siblings of byElement.values()) {
    if (siblings.length > maxSiblings) continue;
    for (const [index, late] of siblings.entries()) {
      for (const early of siblings.slice(0, index)) {
        if (strength(early) !== strength(late)) continue;
        const [before, after] = [early, late].map(({ chosen }) => places.get(chosen) ?? []);
        const last = Math.max(-1, ...(before ?? []).map(({ at }) => at));
        const first = Math.min(Infinity, ...(after ?? []).map(({ at }) => at));
        if (last < first) continue;
        for (const [longhand, wanted] of late.chosen.group.settings) {
          const rival = early.chosen.group.settings.get(longhand);
          if (rival === undefined || rival.canonical === wanted.canonical) continue;
          if (rival.important !== wanted.important || late.faults.has(longhand)) continue;
          late.faults.set(longhand, orderFault(early));
        }
      }
    }
  }
}

/** Contexts of one element; more come only from made-up texts. */
const maxSiblings = 200;

/** How much a pattern adds to the strength of a selector, and on which box it works. */
function strength({ chosen }: Proof): string {
  const { pattern } = chosen.group.context;
  const [box = ""] = /::[-\w]+/.exec(pattern) ?? [];
  const count = pattern.replace(/::[-\w]+/g, "").match(/[:.[#]/g)?.length ?? 0;
  return `${count}${box}`;
}

const orderFault = ({ chosen }: Proof): string =>
  `Tailwind puts it before ${chosen.classes[0] ?? "another class"}, which then wins; in your CSS it comes after.`;
