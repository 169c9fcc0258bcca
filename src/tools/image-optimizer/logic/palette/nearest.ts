/** Finds the color of a palette that is nearest to one that is seen. */
type Nearest = (red: number, green: number, blue: number, alpha: number) => number;

/**
 * Looks only at colors whose sum is near: four numbers that lie `d` apart have sums that lie at most
 * `2 d` apart. So the search is exact, and most of a palette is never looked at.
 */
export function nearestOf(colors: readonly (readonly number[])[], places: readonly number[]) {
  const sorted = places
    .map((place) => ({ place, color: colors[place] ?? [0, 0, 0, 0] }))
    .sort((a, b) => sum(a.color) - sum(b.color));
  const flat = Float32Array.from(sorted.flatMap(({ color }) => color));
  const sums = Float32Array.from(sorted, ({ color }) => sum(color));
  const count = sorted.length;

  const find: Nearest = (red, green, blue, alpha) => {
    const wanted = red + green + blue + alpha;
    let up = firstAbove(sums, wanted);
    let down = up - 1;
    let best = Infinity;
    let found = 0;
    while (up < count || down >= 0) {
      const gapUp = up < count ? (sums[up] ?? 0) - wanted : Infinity;
      const gapDown = down >= 0 ? wanted - (sums[down] ?? 0) : Infinity;
      const gap = Math.min(gapUp, gapDown);
      if (gap * gap > 4 * best) break;
      const at = gapUp <= gapDown ? up++ : down--;
      const a = (flat[at * 4] ?? 0) - red;
      const b = (flat[at * 4 + 1] ?? 0) - green;
      const c = (flat[at * 4 + 2] ?? 0) - blue;
      const d = (flat[at * 4 + 3] ?? 0) - alpha;
      const distance = a * a + b * b + c * c + d * d;
      if (distance < best) {
        best = distance;
        found = at;
      }
    }
    return sorted[found]?.place ?? 0;
  };
  return find;
}

const sum = (color: readonly number[]) => color.reduce((total, value) => total + value, 0);

function firstAbove(sums: Float32Array, wanted: number): number {
  let low = 0;
  let high = sums.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
