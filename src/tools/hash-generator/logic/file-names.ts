/** macOS writes é as two characters, and Windows takes a.TXT for a.txt. */
export const folded = (name: string): string => name.normalize("NFC").toLowerCase();

/** What a file may be called that a list means: the browser knows its name and not its folder. */
export const namesOf = (listed: string): string[] =>
  [listed, listed.replace(/^.*\//s, ""), listed.replace(/^.*[/\\]/s, "")].map(folded);

/** Whether a list means a file. */
export const isSameName = (listed: string, name: string): boolean =>
  namesOf(listed).includes(folded(name));
