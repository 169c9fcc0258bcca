import type { Options } from "../options.ts";
import { candidatesFor, type Palette } from "./candidates.ts";
import { cascade, type Settings } from "../css/cascade.ts";
import { byWeight, cover, type Candidate } from "./cover.ts";
import type { Group } from "./groups.ts";
import { staticUtilities } from "./statics.data.ts";
import type { Declaration } from "../css/stylesheet.ts";
import { compileClasses, knownVariable, themeColors } from "../tailwind.ts";
import { canonicalValue, type Reading } from "../css/values.ts";
import { contextKey, holdsIn, prefixesFor, readVariants, variantProbes } from "./variants.ts";

/** A group of declarations, and the classes found for it. */
export interface Chosen {
  group: Group;
  /** Without variants: "p-4". */
  bare: string[];
  /** As they are written: "md:p-4!". Empty when no variant says the context. */
  classes: string[];
}

/** What Tailwind made of a class: `null` when it is none, or more than plain declarations. */
const compiled = new Map<string, Declaration[] | null>();
const maxKept = 50_000;

/** Finds classes for each group. Whether they are right is not asked here. */
export async function chooseClasses(groups: readonly Group[], options: Options): Promise<Chosen[]> {
  const reading: Reading = { lookup: knownVariable, remAsPx: options.remAsPx };
  const palette = readPalette(reading);
  const names = groups.map((group) => [
    ...candidatesFor(group.settings, palette),
    ...group.declarations.flatMap((declaration) =>
      candidatesFor(new Map([[declaration.property, wholeSetting(declaration)]]), palette),
    ),
  ]);
  await learn([...staticUtilities, ...names.flat()]);
  const common = staticUtilities.flatMap((name) => understand(name, reading));
  const prefixes = await findPrefixes(groups, options);
  return groups.map((group, at) => {
    const own = [...new Set(names[at])].flatMap((name) => understand(name, reading));
    return choose(group, [...common, ...own], prefixes.get(prefixKey(group)) ?? null);
  });
}

/** What compiled classes come to, for each way of reading. */
const understood = { px: new Map<string, Candidate>(), rem: new Map<string, Candidate>() };

function understand(name: string, reading: Reading): Candidate[] {
  const known = understood[reading.remAsPx ? "px" : "rem"];
  const before = known.get(name);
  if (before !== undefined) return [before];
  const declarations = compiled.get(name);
  if (!declarations) return [];
  const candidate = { name, settings: cascade(declarations, reading) };
  known.set(name, candidate);
  return [candidate];
}

const wholeSetting = (source: Declaration) => ({
  source,
  value: source.value,
  canonical: "",
  important: false,
  implied: false,
  soft: false,
});

function choose(group: Group, candidates: readonly Candidate[], prefix: string | null): Chosen {
  const isBase = group.context.pattern === "&" && group.context.conditions.length === 0;
  const isGiven = bringsContent.test(prefix ?? "") && group.settings.size > 1;
  const bare = [false, true].flatMap((important) => {
    const settings: Settings = byWeight(group.settings, important);
    const required = new Set([...group.required].filter((longhand) => settings.has(longhand)));
    if (isGiven && settings.get("content")?.canonical === '""') required.delete("content");
    const classes = cover({ settings, required, isBase }, candidates);
    return classes.map((name) => (important ? `${name}!` : name));
  });
  return { group, bare, classes: prefix === null ? [] : bare.map((name) => `${prefix}${name}`) };
}

/** Compiles what is not yet known. */
async function learn(names: readonly string[]): Promise<void> {
  if (compiled.size > maxKept)
    for (const kept of [compiled, understood.px, understood.rem]) kept.clear();
  const fresh = [...new Set(names)].filter((name) => !compiled.has(name));
  for (const name of fresh) compiled.set(name, null);
  const seen = new Set<string>();
  for (const { name, selector, conditions, declarations } of await compileClasses(fresh)) {
    const isPlain = selector === "&" && conditions.length === 0 && !seen.has(name);
    compiled.set(name, isPlain ? declarations : null);
    seen.add(name);
  }
}

function readPalette(reading: Reading): Palette {
  const colors = themeColors().map(
    ([name, color]) => [canonicalValue("color", color, reading), name] as const,
  );
  // The first of several names for a color is the better known one.
  return { names: new Map(colors.toReversed()) };
}

/** "before:" and "after:" bring a content with them. */
const bringsContent = /(?:^|:)(?:before|after):/;
const isSilent = ({ context, settings }: Group): boolean =>
  /::(?:before|after)$/.test(context.pattern) && !settings.has("content");
const prefixKey = (group: Group): string => `${contextKey(group.context)} ${isSilent(group)}`;

let variants: ReadonlyMap<string, string> | null = null;

/** How each context is written in front of a class. */
async function findPrefixes(
  groups: readonly Group[],
  { namedHover }: Options,
): Promise<ReadonlyMap<string, string>> {
  variants ??= readVariants(await compileClasses(variantProbes));
  const known = variants;
  const contexts = new Map(groups.map((group) => [prefixKey(group), group]));
  const ways = [...contexts].map(([key, group]) => {
    const all = prefixesFor(group.context, known, namedHover);
    const fitting = isSilent(group) ? all.filter((way) => !bringsContent.test(way)) : all;
    return { key, context: group.context, ways: fitting };
  });
  const probes = await compileClasses(ways.flatMap(({ ways }) => ways.map((way) => `${way}flex`)));
  return new Map(
    ways.flatMap(({ key, context, ways }) => {
      const way = ways.find((way) => {
        const rules = probes.filter(({ name }) => name === `${way}flex`);
        const [only] = rules;
        if (only === undefined || rules.length > 1) return false;
        const holds = holdsIn(only, context);
        return holds === "yes" || (holds === "hover" && namedHover);
      });
      return way === undefined ? [] : [[key, way] as const];
    }),
  );
}
