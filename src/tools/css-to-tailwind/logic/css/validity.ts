import { newerProperties, newerValues } from "./newer.data.ts";
import type { Declaration } from "./stylesheet.ts";

/** Whether the visitor's browser takes a declaration: `CSS.supports`, or what stands for it. */
export type Supports = (property: string, value: string) => boolean;

type Plain = Pick<Declaration, "property" | "value">;

/**
 * What a browser does with a declaration: it takes it; it leaves it to other browsers, that have
 * what this one lacks; or it is none, and no browser minds it.
 */
export type Validity = "valid" | "foreign" | "invalid";

const prefix = /^-(?:webkit|moz|ms|o|khtml)-/i;
const prefixedWord = /(?:^|[\s,(])-(?:webkit|moz|ms|o|khtml)-/i;

/** Judges by the browser's own word, and by what is known of others where it says no. */
export function validityOf({ property, value }: Plain, supports: Supports): Validity {
  // A custom property takes anything, even nothing.
  if (property.startsWith("--") || supports(property, value)) return "valid";
  if (value === "") return "invalid";
  const isKnown = supports(property, "inherit");
  if (!isKnown)
    return prefix.test(property) || newerProperties.has(property) ? "foreign" : "invalid";
  if (prefixedWord.test(value)) return "foreign";
  const isNewer = newerValues.some(
    ([look, name, example]) => look.test(value) && !supports(name, example),
  );
  return isNewer ? "foreign" : "invalid";
}

/** Why a declaration is not minded. */
export function whyInvalid({ property, value }: Plain, supports: Supports): string {
  if (value === "") return `${property} has no value: browsers leave it out.`;
  return supports(property, "inherit")
    ? `This is no value of ${property}: browsers leave it out.`
    : `This browser knows no property ${property}.`;
}

/** What every browser takes, as far as looks can tell: it has no maker's prefix and is not new. */
export const isCommon: Supports = (property, value) =>
  !prefix.test(property) &&
  !prefixedWord.test(value) &&
  !newerValues.some(([look]) => look.test(value));
