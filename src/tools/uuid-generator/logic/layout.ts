import type { KindId } from "./kinds.ts";

/** How identifiers are written. Changing it makes no new ones. */
export interface Style {
  uppercase: boolean;
  noHyphens: boolean;
  braces: boolean;
  list: ListId;
}

export const lists = [
  { id: "lines", name: "One per line", ending: "txt" },
  { id: "commas", name: "Commas", ending: "txt" },
  { id: "json", name: "JSON array", ending: "json" },
  { id: "sql", name: "SQL list", ending: "sql" },
] as const;

export type ListId = (typeof lists)[number]["id"];

/** A ULID and a NanoID have one way to be written; in a NanoID the case even matters. */
export const hasStyles = (kind: KindId): boolean => kind !== "ulid" && kind !== "nanoid";

/** One identifier as the visitor wants it. */
export function writeId(id: string, kind: KindId, style: Style): string {
  if (!hasStyles(kind)) return id;
  const grouped = style.noHyphens ? id.replaceAll("-", "") : id;
  const cased = style.uppercase ? grouped.toUpperCase() : grouped;
  return style.braces ? `{${cased}}` : cased;
}

/** All of them as one text. No identifier holds a quote, so none has to be escaped. */
export function writeList(ids: readonly string[], list: ListId): string {
  if (list === "lines") return ids.join("\n");
  if (list === "commas") return ids.join(", ");
  if (list === "json") return JSON.stringify(ids, null, 2);
  return `(\n${ids.map((id) => `  '${id}'`).join(",\n")}\n)`;
}

/** What to call a file of them: "uuids.json". */
export function fileName(kind: KindId, list: ListId): string {
  const ending = lists.find(({ id }) => id === list)?.ending ?? "txt";
  return `${hasStyles(kind) ? "uuid" : kind}s.${ending}`;
}
