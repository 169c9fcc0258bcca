import type { Saying } from "#domain/operation/operation.ts";
import { counted } from "#domain/wording.ts";
import type { Parameter } from "./query.ts";
import { readablePart } from "./readable.ts";
import { takeApart, takeQuery } from "./report.ts";

/** As much of a text as stands beside its label. */
const short = (text: string): string => {
  const letters = Array.from(text.replace(/\s+/g, " "));
  return letters.length > 100 ? `${letters.slice(0, 99).join("")}…` : letters.join("");
};

const maxShown = 3;

const eachOf = (parameters: readonly Parameter[]): Saying[] =>
  parameters
    .slice(0, maxShown)
    .map(({ name, value }) => ({ label: short(name), words: short(value), isCode: true }));

/** Where a URL leads, and with what. */
export function saysOfUrl(text: string): readonly Saying[] {
  const taken = takeApart(text);
  if (!taken.ok) return [];
  const { address, parameters, href } = taken.value;
  const { scheme, host, path } = address;
  const where =
    host === null ? `${scheme}: ${path}` : readablePart("host", host) + readablePart("path", path);
  const count = parameters.length === 0 ? "" : `, ${counted(parameters.length, "parameter")}`;
  const words = `${short(where)}${count}`;
  const isOpen = href.startsWith("http:") && !/^http:\/\/(?:localhost|127\.)/.test(href);
  return [
    {
      label: "URL",
      words,
      ...(isOpen ? { mark: { words: "not encrypted", is: "plain" } as const } : {}),
      ...(parameters.length > 0 ? { inner: eachOf(parameters) } : {}),
    },
  ];
}

/** What a query string holds. */
export function saysOfQuery(text: string): readonly Saying[] {
  const taken = takeQuery(text);
  if (!taken.ok) return [];
  const { parameters } = taken.value;
  const words = counted(parameters.length, "parameter");
  return [{ label: "Query string", words, inner: eachOf(parameters) }];
}
