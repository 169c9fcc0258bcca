import Trash2 from "lucide-react/icons/trash-2";
import { IconButton } from "#ui/icon-button.tsx";

interface Recipe {
  name: string;
  about: string;
}

interface Props<Of extends Recipe> {
  title: string;
  recipes: readonly Of[];
  onOpen: (recipe: Of) => void;
  onDelete?: (recipe: Of) => void;
}

/** Recipes to open, each with what it is for. */
export function RecipeList<Of extends Recipe>({ title, recipes, onOpen, onDelete }: Props<Of>) {
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-lg font-semibold">{title}</h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {recipes.map((recipe) => (
          <li key={recipe.name} className="flex rounded-lg border border-line bg-raised">
            <button
              type="button"
              onClick={() => {
                onOpen(recipe);
                globalThis.scrollTo({ top: 0 });
              }}
              className="flex min-h-11 min-w-0 flex-1 flex-col items-start justify-center rounded-lg px-4 py-3 text-start hover:bg-sunken"
            >
              <span className="font-medium wrap-anywhere">{recipe.name}</span>
              {recipe.about !== "" && <span className="text-sm text-soft">{recipe.about}</span>}
            </button>
            {onDelete && (
              <IconButton
                label={`Delete ${recipe.name}`}
                className="self-center"
                onClick={() => onDelete(recipe)}
              >
                <Trash2 aria-hidden className="size-4" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
