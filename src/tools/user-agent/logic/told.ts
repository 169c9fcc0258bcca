import type { Fact } from "#domain/operation/facts.ts";
import type { Saying } from "#domain/operation/operation.ts";
import { caveatsOf, readUserAgent } from "./agent.ts";

const known = (value: string): string => (value === "Unknown" ? "" : value);

/** What a string says, line by line; `null` for a text that names nothing that is known. */
export function factsOf(
  text: string,
): { facts: readonly Fact[]; caveats: readonly string[] } | null {
  const report = readUserAgent(text);
  const isKnown = report.browser !== "Unknown" || report.os !== "Unknown" || report.bot !== "";
  // Prose may name a browser: a string has a product and its version.
  if (!isKnown || !/[\w.-]\/v?\d/.test(text)) return null;
  const facts = [
    { label: "Browser", value: report.exactBrowser || known(report.browser) },
    { label: "System", value: report.exactOs || known(report.os) },
    { label: "Device", value: report.exactDevice || report.device },
    { label: "Engine", value: report.engine },
    { label: "Processor", value: report.processor },
    { label: "App", value: report.app },
    { label: "Bot or program", value: report.bot },
  ];
  return { facts: facts.filter(({ value }) => value !== ""), caveats: caveatsOf(report) };
}

/** The same in a few words. */
export function saysOf(text: string): readonly Saying[] {
  const told = factsOf(text);
  if (told === null) return [];
  const of = (label: string) => told.facts.find((fact) => fact.label === label)?.value ?? "";
  const bot = of("Bot or program");
  const words = [of("Browser"), of("System"), of("Device")].filter(Boolean).join(", ");
  return [
    ...(bot === "" ? [] : [{ label: "Bot or program", words: bot.slice(0, 120) }]),
    { label: "User agent", words: words.slice(0, 120) },
  ];
}
