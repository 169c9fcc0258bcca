import type { Size } from "./logic/options.ts";

export {
  allSizes,
  cornerStyles,
  dotStyles,
  levels,
  logoPercents,
  optionsShape,
  quietZones,
  repairPercents,
} from "./logic/options.ts";
export type { Level, Options, Size } from "./logic/options.ts";
export { amountOf, roomWords } from "./logic/capacity.ts";
export { colorProblem, colorOf } from "./logic/color.ts";
export { problemOf } from "./logic/content/content.ts";
export type { Content, Field, Values } from "./logic/content/content.ts";
export {
  contentOf,
  draftText,
  kindOptions,
  neededWords,
  plainKind,
  valuesOf,
} from "./logic/content/draft.ts";
export type { Draft } from "./logic/content/draft.ts";
export { stamped } from "./logic/content/event.ts";
export { kindOf, linkIn, maxPhotoPx } from "./logic/found.ts";
export { linkTo, readLink } from "./logic/link.ts";
export { countBlankEnds } from "./logic/many/entries.ts";
export type { Entry } from "./logic/many/entries.ts";
export type { ChosenForm, Form } from "./logic/many/form.ts";
export { emptyList, readList } from "./logic/many/list.ts";
export type { List } from "./logic/many/list.ts";
export { fileNamesOf } from "./logic/many/names.ts";
export type { Ending } from "./logic/many/names.ts";
export { factsOf, remarksOn, remarksOnCode, remarksOnOptions } from "./logic/remarks.ts";

/** Spec §9: regenerates 300 ms after an input change. */
export const delayMs = 300;

/** Spec §5: do nothing on blank input. */
export const isBlank = (text: string): boolean => text.trim() === "";

/** Spec §7: a PNG named with a timestamp. Nothing of the text goes into a file's name. */
export const fileNameAt = (ms: number, ending: "png" | "svg"): string => `qr-code-${ms}.${ending}`;

/** The name of a ZIP of many codes. */
export const zipNameAt = (ms: number): string => `qr-codes-${ms}.zip`;

/** The service draws nothing larger. */
export const maxServicePx = 1000;

/** Spec §7: query parameters size (as {n}x{n}) and data (URL-encoded text). */
export function serviceAddress(service: string, text: string, size: Size): string {
  const address = new URL(service);
  const px = Math.min(size, maxServicePx);
  address.searchParams.set("size", `${px}x${px}`);
  const others = address.searchParams.toString();
  // Not as a form's field, which would write a space as “+”.
  address.search = `${others}&data=${encodeURIComponent(text.toWellFormed())}`;
  return address.href;
}
