import { startsFormula, toCsv } from "#domain/csv.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { placeAt } from "#domain/text-source.ts";
import {
  lacksScheme,
  readAsBrowser,
  splitAddress,
  type Address,
  type PartName,
} from "./address.ts";
import { queryJson, readQuery, type Parameter } from "./query.ts";
import { readablePart } from "./readable.ts";

/** A URL, taken apart. */
export interface TakenApart {
  address: Address;
  parameters: Parameter[];
  href: string; // as browsers read it
  notes: string[];
}

/** Takes an absolute URL apart, one without its scheme too. Anything else is refused. */
export function takeApart(given: string): Result<TakenApart, { reason: string }> {
  const trimmed = given.trim();
  const space = spaceIn(given, trimmed);
  if (space !== null) return fail("This is not a URL", { reason: space });
  const isBare = lacksScheme(trimmed);
  const text = isBare ? `https://${trimmed}` : trimmed;
  const read = readAsBrowser(text);
  if (read === null)
    return fail("This is not a URL", {
      reason: "browsers find no scheme and host in it, as in https://example.com.",
    });
  const address = splitAddress(text);
  const parameters = readQuery(address.query ?? "");
  const notes = [
    ...(isBare ? ["There is no scheme: it was read with https:// before it."] : []),
    ...lossNotes(address.query ?? "", parameters),
  ];
  return ok({ address, parameters, href: read.href, notes });
}

/** Where white space is, in words: a URL has none, and a sentence has. */
function spaceIn(given: string, trimmed: string): string | null {
  const at = trimmed.search(/\s/);
  if (at === -1) return null;
  const { line, column } = placeAt(given, given.indexOf(trimmed) + at);
  return `there is white space at line ${line}, column ${column}.`;
}

const lossNotes = (query: string, parameters: readonly Parameter[]): string[] =>
  !/\uFFFD|%EF%BF%BD/i.test(query) &&
  parameters.some(({ name, value }) => (name + value).includes("\uFFFD"))
    ? ["Bytes that are not UTF-8 were read as U+FFFD."]
    : [];

/** The parameters of a query, of a form's body, or of a whole URL. Anything else is refused. */
export function takeQuery(
  given: string,
): Result<{ parameters: Parameter[]; notes: string[] }, { reason: string }> {
  const trimmed = given.trim();
  const space = spaceIn(given, trimmed);
  if (space !== null) return fail("This is not a query string", { reason: space });
  const isUrl = /^[a-z][a-z\d+.-]*:\/\/|^[^=&]*\?/i.test(trimmed) && !trimmed.startsWith("?");
  const query = isUrl ? (splitAddress(trimmed).query ?? "") : trimmed.replace(/^\?/, "");
  if (!/[^&]/.test(query) || !query.includes("="))
    return fail("This is not a query string", { reason: "there is no name=value in it." });
  const parameters = readQuery(query);
  const notes = isUrl ? ["Only the query of the URL was read."] : [];
  return ok({ parameters, notes: [...notes, ...lossNotes(query, parameters)] });
}

const partNames: readonly PartName[] = [
  "scheme",
  "user",
  "password",
  "host",
  "port",
  "path",
  "query",
  "fragment",
];

/** "host: example.com" and its like, a line each. */
export function partsText({ address, parameters, href }: TakenApart): string {
  const parts = partNames.flatMap((name) => {
    const part = address[name];
    if (part === null || part === "") return [];
    const reads = name === "query" ? part : readablePart(name, part);
    return [
      `${name}: ${part}`,
      ...(reads === part ? [] : [`${name} reads: ${inOneLine(reads)}`]),
      ...(name === "query" ? parameters.map((one) => `parameter ${lineOf(one)}`) : []),
    ];
  });
  return [...parts, `browsers read: ${href}`].join("\n");
}

/** The same as JSON: the parts as written, the parameters as they read. */
export const partsJson = ({ address, parameters, href }: TakenApart): string => {
  const written = JSON.stringify({ ...address, href }, null, 2);
  const members = queryJson(parameters).replaceAll("\n", "\n  ");
  return `${written.slice(0, -2)},\n  "parameters": ${members}\n}`;
};

const lineOf = ({ name, value }: Parameter): string => `${inOneLine(name)}: ${inOneLine(value)}`;

/** What would break a line stands in quotes. */
const inOneLine = (text: string): string => (/\p{Cc}/u.test(text) ? JSON.stringify(text) : text);

/** What is added to a table is said: a script would take it for a part of the value. */
export const csvNotes = (parameters: readonly Parameter[]): string[] =>
  parameters.some(({ name, value }) => startsFormula.test(name) || startsFormula.test(value))
    ? ["Cells that begin like a formula have a ' before them, so that no spreadsheet runs them."]
    : [];

export const queryWriters: Record<
  "text" | "json" | "csv",
  (parameters: readonly Parameter[]) => string
> = {
  text: (parameters) => parameters.map(lineOf).join("\n"),
  json: queryJson,
  csv: (parameters) =>
    toCsv([["name", "value"], ...parameters.map(({ name, value }) => [name, value])]),
};
