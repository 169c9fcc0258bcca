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

/** What one more request costs: headers, a file compressed on its own, and its place in a queue. */
const requestBytes = 1100;

/**
 * Which modules share a chunk, so that all pages together load the least: a chunk for each set of
 * pages that use the same modules, then pairs of chunks made one, as long as the requests saved
 * outweigh what pages load in vain.
 */
export function groupIntoChunks(modules: readonly SharedModule[]): SharedModule[][] {
  let chunks = byPages(modules);
  for (let plan = bestJoin(chunks); plan !== undefined; plan = bestJoin(chunks)) chunks = plan;
  return chunks.map((chunk) => [...chunk.modules]);
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

/** The chunks with the best pair of them joined, or nothing when no pair is worth it. */
function bestJoin(chunks: readonly Chunk[]): Chunk[] | undefined {
  const needs = needsOf(chunks);
  const pairs = chunks
    .flatMap((one, at) =>
      chunks.slice(at + 1).map((other) => ({ one, other, gain: gainOf(one, other, needs) })),
    )
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain);
  for (const { one, other } of pairs) {
    const rest = chunks.filter((chunk) => chunk !== one && chunk !== other);
    const plan = [...rest, joined(one, other)];
    if (isInOrder(plan)) return withNeededPages(plan);
  }
  return undefined;
}

/** All that each chunk needs, itself left out, directly or through others. */
type Needs = ReadonlyMap<Chunk, ReadonlySet<Chunk>>;

function needsOf(chunks: readonly Chunk[]): Needs {
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.modules.map(({ id }) => [id, chunk])));
  const direct = ({ modules }: Chunk) =>
    modules.flatMap(({ imports }) => imports.flatMap((id) => chunkOf.get(id) ?? []));
  return new Map(
    chunks.map((chunk) => {
      const reached = new Set(direct(chunk).filter((needed) => needed !== chunk));
      for (const each of reached) {
        for (const needed of direct(each)) if (needed !== each) reached.add(needed);
      }
      return [chunk, reached];
    }),
  );
}

/** What all pages save when two chunks become one. */
function gainOf(one: Chunk, other: Chunk, needs: Needs): number {
  const shared = [...one.pages].filter((page) => other.pages.has(page));
  return (
    requestBytes * weightOf(shared) - burdenOf(one, other, needs) - burdenOf(other, one, needs)
  );
}

/** What the pages of one chunk would load in vain with another: its bytes, and all that it needs. */
function burdenOf(one: Chunk, other: Chunk, needs: Needs): number {
  const pages = [...one.pages].filter((page) => !other.pages.has(page));
  let burden = other.size * weightOf(pages);
  for (const needed of needs.get(other) ?? []) {
    if (needed === one) continue;
    const strangers = pages.filter((page) => !needed.pages.has(page));
    burden += (needed.size + requestBytes) * weightOf(strangers);
  }
  return burden;
}

/** Most visits begin on the home page, and it has the smallest budget. */
const weightOf = (pages: readonly string[]): number =>
  pages.reduce((sum, page) => sum + (/pages[\\/]home\.tsx$/.test(page) ? 60 : 1), 0);

const joined = (one: Chunk, other: Chunk): Chunk => ({
  modules: [...one.modules, ...other.modules],
  size: one.size + other.size,
  pages: new Set([...one.pages, ...other.pages]),
});

/** Whoever loads a chunk loads what it needs, too. */
function withNeededPages(chunks: readonly Chunk[]): Chunk[] {
  const needs = needsOf(chunks);
  return chunks.map((chunk) => {
    const users = chunks.filter((user) => needs.get(user)?.has(chunk));
    return { ...chunk, pages: new Set([chunk, ...users].flatMap(({ pages }) => [...pages])) };
  });
}

/** Whether no chunk needs itself through others: then something might be used before it is made. */
function isInOrder(chunks: readonly Chunk[]): boolean {
  const needs = needsOf(chunks);
  return chunks.every((chunk) => !needs.get(chunk)?.has(chunk));
}
