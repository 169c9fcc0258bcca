/**
 * A run of added lines can often stand a little higher or lower and mean the same: the brace that
 * closes this function, or the one before. People read it best where a block begins.
 */
export function slideBlocks(
  partners: Int32Array, // the place in `lines` of each line of the other text
  lines: readonly string[],
  numbers: Int32Array, // equal for equal lines
): void {
  const owners = new Int32Array(lines.length).fill(-1);
  for (const [at, partner] of partners.entries()) if (partner !== -1) owners[partner] = at;

  for (let from = 0; from < owners.length;) {
    if (owners[from] !== -1) {
      from += 1;
      continue;
    }
    let to = from;
    while (to < owners.length && owners[to] === -1) to += 1;
    from = slideOne(owners, lines, numbers, partners, { from, to });
  }
}

/** Far enough for any block that a person reads. */
const maxShift = 100;

interface Block {
  from: number;
  to: number;
}

/** Moves one block to its best place, and answers where the search goes on. */
function slideOne(
  owners: Int32Array,
  lines: readonly string[],
  numbers: Int32Array,
  partners: Int32Array,
  { from, to }: Block,
): number {
  const before = from === 0 ? -1 : (owners[from - 1] ?? -1);
  const after = to === owners.length ? partners.length : (owners[to] ?? partners.length);
  // Lines were taken away here as well: the block belongs to them.
  if (after !== before + 1) return to;
  let up = 0;
  while (
    up < maxShift &&
    from - up > 0 &&
    owners[from - up - 1] !== -1 &&
    numbers[from - up - 1] === numbers[to - up - 1] &&
    isNextTo(owners, from - up - 1)
  )
    up += 1;
  let down = 0;
  while (
    down < maxShift &&
    to + down < owners.length &&
    owners[to + down] !== -1 &&
    numbers[from + down] === numbers[to + down] &&
    isNextTo(owners, to + down)
  )
    down += 1;

  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let shift = -up; shift <= down; shift += 1) {
    const score = indentOf(lines[from + shift]) + indentOf(lines[to + shift]);
    if (score <= least) [best, least] = [shift, score];
  }
  move(owners, partners, { from, to }, best);
  return to + Math.max(best, 0);
}

/** No line was taken away between this one and the one before. */
function isNextTo(owners: Int32Array, at: number): boolean {
  let previous = at - 1;
  while (previous >= 0 && owners[previous] === -1) previous -= 1;
  return (previous < 0 ? -1 : (owners[previous] ?? -1)) === (owners[at] ?? 0) - 1;
}

function move(owners: Int32Array, partners: Int32Array, { from, to }: Block, shift: number): void {
  const step = Math.sign(shift);
  for (let moved = 0; moved !== shift; moved += step) {
    const [enter, leave] =
      step > 0 ? [to + moved, from + moved] : [from + moved - 1, to + moved - 1];
    const owner = owners[enter] ?? -1;
    owners[leave] = owner;
    owners[enter] = -1;
    if (owner !== -1) partners[owner] = leave;
  }
}

/** Where a line begins. An empty one is no good beginning. */
function indentOf(line: string | undefined): number {
  if (line === undefined) return 0;
  const indent = line.search(/\S/u);
  return indent === -1 ? 200 : indent;
}
