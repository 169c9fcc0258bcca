import { freshSeed } from "#browser/entropy.ts";
import { jsonCodec, storedValue } from "#browser/storage.ts";
import { checkSettings, startOptions, type Options } from "../logic.ts";

/** How the visitor likes filler text. Typed words and seeds are never kept. */
export const settings = storedValue("tabkit-lorem-generator", jsonCodec(checkSettings));

/** What the page starts with, from its link and from what is kept. */
export const readStart = (fragment: string): Options =>
  startOptions(fragment, settings.read(), freshSeed());
