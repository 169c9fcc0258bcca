import { encodeBase64, decodeBase64 } from "#domain/base64.ts";
import { readRecipe, writeRecipe, type Step } from "#domain/operation/recipe.ts";
import { holdsSecret } from "#domain/recognition/secrets.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Described, Value } from "../operations/jobs.ts";

/** Longer addresses are cut by mail and chat programs. */
const maxTextBytes = 4000;

const findIn = (described: readonly Described[]) => (id: string) =>
  described.find((one) => one.id === id);

/** The text as a link may carry it, or why it may not. */
export function textForLink(source: Value): Result<string> {
  if (typeof source !== "string") return fail("The text is too long for a link.");
  if (source === "") return fail("There is no text yet.");
  if (holdsSecret(source)) return fail("The text looks like a secret, so no link will hold it.");
  const { length } = new TextEncoder().encode(source);
  return length > maxTextBytes ? fail("The text is too long for a link.") : ok(source);
}

/** "#r=1~base64.decode~gzip.open", and `&t=` with the text where that is wanted. */
export function fragmentOf(
  steps: readonly Step[],
  described: readonly Described[],
  text: string | null,
): string {
  const recipe = writeRecipe(steps, findIn(described));
  const bytes = text === null ? null : new TextEncoder().encode(text);
  const after = bytes && `&t=${encodeBase64(bytes, { urlSafe: true, padding: false })}`;
  return `#r=${recipe}${after ?? ""}`;
}

/** Anybody can write such a link: it is whole and right, or refused in words. */
export function readRecipeLink(
  fragment: string,
  described: readonly Described[],
): Result<{ steps: readonly Step[]; text: string | null }> | null {
  const [, recipe, encoded] = /^#r=([^&]*)(?:&t=([\w-]*))?$/.exec(fragment) ?? [];
  if (recipe === undefined)
    return fragment.startsWith("#r=") ? fail("This link is damaged.") : null;
  const steps = readRecipe(recipe, findIn(described));
  if (!steps.ok) return steps;
  const text = encoded === undefined ? null : readText(encoded);
  return text === undefined
    ? fail("The text in this link is damaged.")
    : ok({ steps: steps.value, text });
}

function readText(encoded: string): string | undefined {
  const bytes = decodeBase64(encoded);
  if (!bytes.ok || bytes.value.length > maxTextBytes) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes.value);
  } catch {
    return undefined;
  }
}
