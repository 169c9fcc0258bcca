/** A module that several pages share. */
export interface SharedModule {
  id: string;
  size: number; // bytes on the wire, roughly
  pages: ReadonlySet<string>; // that load it
  imports: readonly string[]; // other shared modules, and modules that are not
}

interface Chunk {
  modules: readonly SharedModule[];
  size: number;
  pages: ReadonlySet<string>;
}

/** What one more request costs: headers, and a file that is compressed on its own. */
const requestBytes = 550;

/**
 * Which modules share a chunk, so that all pages together load the least: a chunk for each set of
 * pages that use the same modules, then pairs of chunks made one, as long as the requests saved
 * outweigh what pages load in vain.
 */
export function groupIntoChunks(modules: readonly SharedModule[]): SharedModule[][] {
  const chunks = new Set(byPages(modules));
  for (let pair = bestPair(chunks); pair !== undefined; pair = bestPair(chunks)) {
    for (const each of pair) chunks.delete(each);
    chunks.add(joined(...pair));
  }
  return [...chunks].map((chunk) => [...chunk.modules]);
}

function byPages(modules: readonly SharedModule[]): Chunk[] {
  const alike = new Map<string, Chunk>();
  for (const module of modules) {
    const key = [...module.pages].toSorted().join();
    const single = { modules: [module], size: module.size, pages: module.pages };
    const chunk = alike.get(key);
    alike.set(key, chunk ? joined(chunk, single) : single);
  }
  return [...alike.values()];
}

function bestPair(chunks: ReadonlySet<Chunk>): [Chunk, Chunk] | undefined {
  const list = [...chunks];
  return list
    .flatMap((one, at) =>
      list.slice(at + 1).map((other) => ({ one, other, gain: gainOf(one, other) })),
    )
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain)
    .map(({ one, other }): [Chunk, Chunk] => [one, other])
    .find((pair) => isInOrder(chunks, pair));
}

function gainOf(one: Chunk, other: Chunk): number {
  const shared = [...one.pages].filter((page) => other.pages.has(page)).length;
  return (
    requestBytes * shared -
    one.size * (other.pages.size - shared) -
    other.size * (one.pages.size - shared)
  );
}

const joined = (one: Chunk, other: Chunk): Chunk => ({
  modules: [...one.modules, ...other.modules],
  size: one.size + other.size,
  pages: new Set([...one.pages, ...other.pages]),
});

/** Whether no chunk would need itself through others: then something might be used before it is made. */
function isInOrder(chunks: ReadonlySet<Chunk>, pair: [Chunk, Chunk]): boolean {
  const whole = joined(...pair);
  const all = [...[...chunks].filter((chunk) => !pair.includes(chunk)), whole];
  const chunkOf = new Map(all.flatMap((chunk) => chunk.modules.map(({ id }) => [id, chunk])));
  const needs = (chunk: Chunk) =>
    chunk.modules
      .flatMap(({ imports }) => imports.flatMap((id) => chunkOf.get(id) ?? []))
      .filter((needed) => needed !== chunk);
  const reached = new Set(needs(whole));
  for (const each of reached) for (const needed of needs(each)) reached.add(needed);
  return !reached.has(whole);
}
