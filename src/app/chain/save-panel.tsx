import { useState, type FormEvent } from "react";
import { writeRecipe, type Step } from "#domain/operation/recipe.ts";
import { Button } from "#ui/button.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { Link } from "../link.tsx";
import type { Described } from "../operations/jobs.ts";
import { savedRecipes, withRecipe } from "../recipes/saved-recipes.ts";

interface Props {
  steps: readonly Step[];
  described: readonly Described[] | null;
}

/** Keeps the steps under a name, in this browser. */
export function SavePanel({ steps, described }: Props) {
  const find = (id: string) => described?.find((one) => one.id === id);
  const [name, setName] = useState(() =>
    steps
      .map(({ id }) => find(id)?.name ?? id)
      .join(", then ")
      .slice(0, 80),
  );
  const [savedAs, setSavedAs] = useState("");
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return;
    savedRecipes.update((list) => withRecipe(list, { name, recipe: writeRecipe(steps, find) }));
    setSavedAs(name.trim());
  };
  return (
    <form onSubmit={save} className="flex flex-wrap items-end gap-3 border-t border-line p-2">
      <div className="min-w-56 flex-1">
        <TextInput label="Name of the recipe" value={name} onChange={setName} maxLength={80} />
      </div>
      <Button
        type="submit"
        className="min-h-11"
        disabled={described === null || name.trim() === ""}
      >
        Save recipe
      </Button>
      <p role="status" className="w-full text-sm text-soft">
        {savedAs !== "" && (
          <>
            Saved in this browser. It waits under{" "}
            <Link className="underline" href="/recipes">
              Recipes
            </Link>
            .
          </>
        )}
      </p>
    </form>
  );
}
