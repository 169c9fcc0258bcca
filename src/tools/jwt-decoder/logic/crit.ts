/** What `crit` may name and this page knows (RFC 7797). */
const known = new Set(["b64"]);

export interface Crit {
  /** Names that a reader must know, and this page does not. */
  unknown: string[];
  /** Not as RFC 7515, 4.1.11 wants it: no library takes such a token. */
  isBroken: boolean;
}

/** What a header says that its reader must understand. */
export function readCrit(header: Readonly<Record<string, unknown>>): Crit {
  const { crit } = header;
  if (crit === undefined) return { unknown: [], isBroken: false };
  const names: unknown[] = Array.isArray(crit) ? crit : [];
  const areNames = names.every((name) => typeof name === "string" && Object.hasOwn(header, name));
  return {
    unknown: names.filter((name) => typeof name === "string").filter((name) => !known.has(name)),
    isBroken: names.length === 0 || !areNames,
  };
}
