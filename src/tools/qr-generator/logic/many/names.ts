import { charBoundary } from "#domain/text-source.ts";
import { distinctNames } from "#domain/zip.ts";
import { holdsSecret, kindOf } from "../found.ts";

export type Ending = "png" | "svg";

/** With three bytes per character, a number and an ending it still is below the 255 bytes of Linux. */
const maxNameChars = 80;

/** What some system does not allow in a name, and marks that turn the direction of writing. */
const forbidden = /[\p{Cc}\p{Zl}\p{Zp}\uFFFD<>:"/\\|?*]+/gu;
const invisible = /[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** Names of devices on Windows, with any ending. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** A name that every system takes; "" when nothing is left of it. */
export function safeName(wanted: string): string {
  const letters = wanted
    .toWellFormed()
    .normalize("NFC")
    .replaceAll(invisible, "")
    .replaceAll(forbidden, "-")
    .replaceAll(/\s+/g, " ");
  const whole = trimmed(letters.replace(/\.(?:png|svg)$/i, ""));
  const name = trimmed(whole.slice(0, charBoundary(whole, maxNameChars)));
  return device.test(name) ? `_${name}` : name;
}

/** Dots in front hide a file, and Windows drops them at the end. */
const trimmed = (name: string): string => name.replace(/^[\s.-]+/, "").replace(/[\s.-]+$/, "");

/** A name from what a code says: of a link without its scheme, of a secret only its kind. */
export const contentName = (text: string): string =>
  safeName(holdsSecret(text) ? kindOf(text) : text.trim().replace(/^https?:\/\/(?:www\.)?/i, ""));

/** "row-0012", so that files stand in the order of the list. */
export const rowName = (row: number): string => `row-${String(row).padStart(4, "0")}`;

/** The names of files: safe, and no two alike. */
export const fileNamesOf = (entries: readonly { name: string }[], ending: Ending): string[] =>
  distinctNames(entries.map(({ name }) => `${name}.${ending}`));
