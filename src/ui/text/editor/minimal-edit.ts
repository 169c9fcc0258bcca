/** A replacement of one piece of a text. */
interface Edit {
  from: number;
  to: number;
  insert: string;
}

/** What turns one text into another, if most of it stays; else `null`. */
export function minimalEdit(before: string, after: string): Edit | null {
  // An editor counts such a line end as one character.
  if (after.includes("\r")) return null;
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before.charCodeAt(from) === after.charCodeAt(from)) from += 1;
  let kept = 0;
  while (
    kept < shorter - from &&
    before.charCodeAt(before.length - 1 - kept) === after.charCodeAt(after.length - 1 - kept)
  ) {
    kept += 1;
  }
  if ((from + kept) * 2 < before.length) return null;
  return { from, to: before.length - kept, insert: after.slice(from, after.length - kept) };
}
