import type { Setting, Settings } from "../css/cascade.ts";

/** A class, and what it does when nothing else is there. */
export interface Candidate {
  name: string;
  settings: Settings;
}

export interface Wanted {
  settings: Settings;
  /** The longhands that must be said; the others may be. */
  required: ReadonlySet<string>;
  /** Nothing else has set Tailwind's own variables: what they say by default can be relied on. */
  isBase: boolean;
}

interface Fit {
  name: string;
  covers: string[];
  /** Longhands that the class leaves to another class. */
  leaves: string[];
}

/** The fewest classes that say what is wanted, and nothing else. */
export function cover(wanted: Wanted, candidates: readonly Candidate[]): string[] {
  const fits = candidates
    .flatMap(({ name, settings }) => fit(name, settings, wanted) ?? [])
    .sort(byLook);
  const utilities = fits.filter(({ name }) => rank(name) < 2);
  const open = new Set(wanted.required);
  const chosen = new Map<string, Fit>();
  while (open.size > 0) {
    const best = widest(utilities, open) ?? widest(fits, open);
    if (best === null) break;
    chosen.set(best.name, best);
    for (const longhand of best.covers) open.delete(longhand);
    const said = new Set([...chosen.values()].flatMap(({ covers }) => covers));
    for (const longhand of best.leaves) if (!said.has(longhand)) open.add(longhand);
  }
  // In the order of the CSS.
  const places = [...wanted.settings.keys()];
  const place = ({ covers }: Fit) =>
    Math.min(...covers.map((longhand) => places.indexOf(longhand)));
  return [...chosen.values()]
    .sort((one, other) => place(one) - place(other))
    .map(({ name }) => name);
}

/** The one that covers most of what is open; of equals the first, which reads best. */
function widest(fits: readonly Fit[], open: ReadonlySet<string>): Fit | null {
  let best: Fit | null = null;
  let most = 0;
  for (const fit of fits) {
    const count = fit.covers.filter((longhand) => open.has(longhand)).length;
    if (count > most) [best, most] = [fit, count];
  }
  return best;
}

function fit(name: string, settings: Settings, { settings: target, isBase }: Wanted): Fit | null {
  const covers: string[] = [];
  const leaves: string[] = [];
  for (const [longhand, setting] of settings) {
    const aim = target.get(longhand);
    if (aim === undefined) return null;
    const isEqual = aim.canonical === setting.canonical;
    if (!isEqual && !setting.soft) return null;
    if (isEqual && (isBase || !setting.soft)) covers.push(longhand);
    else leaves.push(longhand);
  }
  return covers.length === 0 ? null : { name, covers, leaves };
}

/** Names before values in brackets, brackets before whole properties, short before long. */
const byLook = (one: Fit, other: Fit): number =>
  rank(one.name) - rank(other.name) ||
  one.leaves.length - other.leaves.length ||
  one.name.length - other.name.length ||
  (one.name < other.name ? -1 : 1);

const rank = (name: string): number =>
  name.startsWith("[") ? 2 : name.includes("[") || name.includes("(") ? 1 : 0;

/** Those of the settings that are, or are not, important. */
export const byWeight = (settings: Settings, important: boolean): Settings =>
  new Map(
    [...settings].filter(([, setting]: [string, Setting]) => setting.important === important),
  );
