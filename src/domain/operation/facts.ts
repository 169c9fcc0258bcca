import { choice } from "./options.ts";

/** One thing that a reader found out. */
export interface Fact {
  label: string; // "Mask"
  value: string; // "255.0.0.0"
}

/** How readers and calculations write what they found. */
export const asOption = choice("Output", ["text", "json"], "text");

/** Lines that a person reads and a script can cut, or an object by the same labels. */
export const writeFacts = (facts: readonly Fact[], as: "text" | "json"): string =>
  as === "json"
    ? JSON.stringify(Object.fromEntries(facts.map(({ label, value }) => [label, value])), null, 2)
    : facts.map(({ label, value }) => `${label}: ${value}`).join("\n");
