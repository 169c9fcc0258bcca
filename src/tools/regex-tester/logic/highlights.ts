import type { Match } from "./matching.ts";

interface Highlight {
  from: number;
  to: number;
  look: "hit" | "next-hit" | "chosen-hit" | `group-${0 | 1 | 2 | 3}`;
}

/** More would make the editor slow. Matches come first. */
const maxHighlights = 10_000;

/** What to show in the text: matches in two looks in turn, then their groups, then the chosen one. */
export function highlightsOf(matches: readonly Match[], chosen: number | null): Highlight[] {
  const shown: Highlight[] = matches.map(({ start, end, index }) => ({
    from: start,
    to: end,
    look: index % 2 === 0 ? "hit" : "next-hit",
  }));
  for (const { groups, start, end } of matches) {
    for (const [number, group] of groups.entries()) {
      if (shown.length >= maxHighlights) break;
      // A group in a lookaround can lie outside of its match, where it would only confuse.
      if (group === null || group.start === group.end) continue;
      if (group.start < start || group.end > end) continue;
      shown.push({ from: group.start, to: group.end, look: groupLook(number) });
    }
  }
  const one = chosen === null ? undefined : matches[chosen];
  if (one) shown.push({ from: one.start, to: one.end, look: "chosen-hit" });
  return shown;
}

/** Four colors, again and again. The list shows a group in the same one. */
export const groupLook = (number: number): `group-${0 | 1 | 2 | 3}` =>
  `group-${(number % 4) as 0 | 1 | 2 | 3}`;
