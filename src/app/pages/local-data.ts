import { fail, ok, type Result } from "#domain/result.ts";

/** The keys that the product spec names; all others begin with the product's name. */
const namedKeys = new Set(["theme", "snake-high-score", "2048-best-score"]);

/** True for the keys that this site writes. */
export const isOurKey = (key: string): boolean => namedKeys.has(key) || key.startsWith("tabkit-");

const backupVersion = 1;
const maxBackupChars = 5_000_000;

/** Everything the site keeps, as the text of a file. */
export const formatBackup = (data: Record<string, string>): string =>
  `${JSON.stringify({ tabkit: backupVersion, data }, null, 2)}\n`;

/** Reads such a file. Each value is checked again by whoever reads it from storage. */
export function parseBackup(text: string): Result<Record<string, string>> {
  if (text.length > maxBackupChars) return fail("This file is too large to be a backup.");
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return fail("This file is not a Tabkit backup.");
  }
  if (!isBackup(parsed)) return fail("This file is not a Tabkit backup.");
  const entries = Object.entries(parsed.data).filter(
    (entry): entry is [string, string] => isOurKey(entry[0]) && typeof entry[1] === "string",
  );
  return ok(Object.fromEntries(entries));
}

const isBackup = (parsed: unknown): parsed is { data: Record<string, unknown> } =>
  typeof parsed === "object" &&
  parsed !== null &&
  "tabkit" in parsed &&
  parsed.tabkit === backupVersion &&
  "data" in parsed &&
  typeof parsed.data === "object" &&
  parsed.data !== null &&
  !Array.isArray(parsed.data);
