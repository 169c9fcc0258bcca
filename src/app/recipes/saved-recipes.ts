import { jsonCodec, storedValue } from "#browser/storage.ts";

/** A recipe that the visitor saved: steps and settings, never a text. */
export interface SavedRecipe {
  name: string;
  recipe: string; // "1~base64.decode~gzip.open"
}

const maxRecipes = 100;
const maxNameChars = 80;

const isRecipe = (given: unknown): given is SavedRecipe =>
  typeof given === "object" &&
  given !== null &&
  "name" in given &&
  "recipe" in given &&
  typeof given.name === "string" &&
  typeof given.recipe === "string" &&
  given.recipe.length <= 8000;

const readList = (given: unknown): readonly SavedRecipe[] =>
  (Array.isArray(given) ? given.filter(isRecipe) : []).slice(0, maxRecipes);

export const savedRecipes = storedValue("tabkit-recipes", jsonCodec(readList));

/** Saves a recipe, the latest first. One of the same name is replaced. */
export const withRecipe = (
  list: readonly SavedRecipe[],
  { name, recipe }: SavedRecipe,
): readonly SavedRecipe[] => {
  const short = name.trim().slice(0, maxNameChars);
  return [
    { name: short, recipe },
    ...list.filter((one) => one.name.toLowerCase() !== short.toLowerCase()),
  ].slice(0, maxRecipes);
};

export const withoutRecipe = (list: readonly SavedRecipe[], name: string): readonly SavedRecipe[] =>
  list.filter((one) => one.name !== name);
