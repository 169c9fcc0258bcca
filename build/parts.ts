/** A module that several pages share. */
export interface Part {
  id: string;
  size: number; // bytes on the wire, roughly
  pages: ReadonlySet<string>; // that load it
  imports: readonly string[]; // other parts, and modules that are none
}

interface Group {
  parts: readonly Part[];
  size: number;
  pages: ReadonlySet<string>;
}

/** What one more request costs: headers, and a file that is compressed on its own. */
const requestBytes = 550;

/**
 * Which parts share a file, so that all pages together load the least: a file for each set of pages
 * that use the same parts, then pairs of files made one, as long as the requests saved outweigh what
 * pages load in vain.
 */
export function groupParts(parts: readonly Part[]): Part[][] {
  const groups = new Set(byPages(parts));
  for (let pair = bestPair(groups); pair !== undefined; pair = bestPair(groups)) {
    for (const each of pair) groups.delete(each);
    groups.add(joined(...pair));
  }
  return [...groups].map((group) => [...group.parts]);
}

function byPages(parts: readonly Part[]): Group[] {
  const alike = new Map<string, Group>();
  for (const part of parts) {
    const key = [...part.pages].toSorted().join();
    const single = { parts: [part], size: part.size, pages: part.pages };
    const group = alike.get(key);
    alike.set(key, group ? joined(group, single) : single);
  }
  return [...alike.values()];
}

function bestPair(groups: ReadonlySet<Group>): [Group, Group] | undefined {
  const list = [...groups];
  return list
    .flatMap((one, at) =>
      list.slice(at + 1).map((other) => ({ one, other, gain: gainOf(one, other) })),
    )
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain)
    .map(({ one, other }): [Group, Group] => [one, other])
    .find((pair) => isInOrder(groups, pair));
}

function gainOf(one: Group, other: Group): number {
  const shared = [...one.pages].filter((page) => other.pages.has(page)).length;
  return (
    requestBytes * shared -
    one.size * (other.pages.size - shared) -
    other.size * (one.pages.size - shared)
  );
}

const joined = (one: Group, other: Group): Group => ({
  parts: [...one.parts, ...other.parts],
  size: one.size + other.size,
  pages: new Set([...one.pages, ...other.pages]),
});

/** Whether no file would need itself through others: then something might be used before it is made. */
function isInOrder(groups: ReadonlySet<Group>, pair: [Group, Group]): boolean {
  const whole = joined(...pair);
  const all = [...[...groups].filter((group) => !pair.includes(group)), whole];
  const groupOf = new Map(all.flatMap((group) => group.parts.map(({ id }) => [id, group])));
  const needs = (group: Group) =>
    group.parts
      .flatMap(({ imports }) => imports.flatMap((id) => groupOf.get(id) ?? []))
      .filter((needed) => needed !== group);
  const reached = new Set(needs(whole));
  for (const each of reached) for (const needed of needs(each)) reached.add(needed);
  return !reached.has(whole);
}
