/** A backslash before each character that has a meaning in a Wi-Fi code. */
export const wifiPart = (text: string): string => text.replace(/[\\;,":]/g, "\\$&");

/** RFC 6350 and RFC 5545: a line break in a value would begin a property of its own. */
export const cardPart = (text: string): string =>
  text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");

/** Properties, one to a line, without those that are empty. */
export const lines = (...all: readonly string[]): string => all.filter(Boolean).join("\r\n");

/** One property; nothing when it has no value. */
export const line = (name: string, value: string): string =>
  value === "" ? "" : `${name}:${cardPart(value)}`;

/** A query without what is empty: `?subject=Hi%20there`. */
export function query(parts: readonly (readonly [name: string, value: string])[]): string {
  const filled = parts.filter(([, value]) => value !== "");
  const written = filled.map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return written.length === 0 ? "" : `?${written.join("&")}`;
}

/** What is wrong with a number between two others. */
export const numberProblem = (least: number, most: number) => (value: string) => {
  const isNumber = /^[+-]?\d+(\.\d+)?$/.test(value);
  return isNumber && Number(value) >= least && Number(value) <= most
    ? ""
    : `A number from ${least} to ${most}`;
};

/** What is wrong with a phone number. */
export const phoneProblem = (value: string): string =>
  /^\+?[\d\s().-]{3,}$/.test(value) && /\d{3}/.test(value.replace(/\D/g, ""))
    ? ""
    : "Digits, with + and the country code first";

/** A phone number as machines dial it. */
export const phoneOf = (text: string): string => text.replace(/[^\d+]/g, "");

/** What is wrong with an address for mail. */
export const emailProblem = (value: string): string =>
  /^[^\s@]+@[^\s@]+$/.test(value) ? "" : "An address such as name@example.com";

/** What is wrong with an address of the web. A line break in it would begin a property of its own. */
export const addressProblem = (value: string): string =>
  /[\s\p{Cc}]/u.test(value) ? "An address without spaces" : "";

/** What is wrong with an amount of money. */
export const amountProblem = (value: string): string =>
  /^\d+(?:,\d{2,3})*(?:\.\d{1,2})?$/.test(value) && rupees(value) > 0 && rupees(value) < 1e12
    ? ""
    : "Rupees, such as 499 or 499.50";

/** An amount, grouped as in India or elsewhere. */
export const rupees = (text: string): number => Number(text.replaceAll(",", ""));
