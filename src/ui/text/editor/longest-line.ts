/** How long the longest line of a text is, without making a list of them. */
export function longestIn(text: string): number {
  let longest = 0;
  let start = 0;
  while (start <= text.length) {
    const next = text.indexOf("\n", start);
    const end = next === -1 ? text.length : next;
    longest = Math.max(longest, end - start);
    start = end + 1;
  }
  return longest;
}
