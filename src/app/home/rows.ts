/** A section as it is laid out where several stand side by side. */
export interface Arranged<Section, Unit> {
  section: Section;
  /** Whole rows and, where there is a rest, the rest: it shares its row with what follows. */
  pieces: readonly (readonly Unit[])[];
  /** Columns that stay empty behind it, because the next section does not fit there. */
  gap: number;
}

/** Fills rows with sections, in their order. A section is broken only where it is longer than a row. */
export function arrange<Unit, Section extends { units: readonly Unit[] }>(
  sections: readonly Section[],
  columns: number,
): readonly Arranged<Section, Unit>[] {
  let filled = 0;
  const placed = sections.map((section) => {
    const { length } = section.units;
    const start = filled + Math.min(length, columns) <= columns ? filled : 0;
    filled = (start + length) % columns;
    return { section, start, end: filled, pieces: piecesOf(section.units, columns) };
  });
  return placed.map(({ section, pieces, end }, index) => {
    const isFollowed = end === 0 || placed[index + 1]?.start === end;
    return { section, pieces, gap: isFollowed ? 0 : columns - end };
  });
}

function piecesOf<Unit>(units: readonly Unit[], columns: number): readonly (readonly Unit[])[] {
  const inWholeRows = units.length - (units.length % columns);
  return [units.slice(0, inWholeRows), units.slice(inWholeRows)].filter(({ length }) => length > 0);
}

/** How many sections to put into the left one of two columns, so that both end about together. */
export function splitOf(sizes: readonly number[]): number {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let [best, left, least] = [0, 0, total];
  for (const [index, size] of sizes.entries()) {
    left += size;
    const difference = Math.abs(total - 2 * left);
    if (difference < least) [best, least] = [index + 1, difference];
  }
  return best;
}
