import { useEffect, useState } from "react";
import { onFragmentChange, readFragment } from "#browser/fragment.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { useStored } from "#ui/use-stored.ts";
import { StatusLine } from "#ui/status-line.tsx";
import { useWorker } from "#ui/use-worker.ts";
import { setChain, type Chain } from "../chain/chain.ts";
import { useChain } from "../chain/use-chain.ts";
import { describeOperations, openOperations } from "../operations/bridge.ts";
import { readyRecipes } from "../recipes/ready-recipes.ts";
import { RecipeList } from "../recipes/recipe-list.tsx";
import { readRecipeLink } from "../recipes/recipe-link.ts";
import { savedRecipes, withoutRecipe } from "../recipes/saved-recipes.ts";
import { Workspace } from "../recipes/workspace.tsx";

const path = "/recipes";
const emptyChain: Chain = { source: "", steps: [], at: path, past: [] };

/** Chains of tools: made, tried, saved, and handed on as links. */
export default function Recipes() {
  const isHydrated = useHydrated();
  const chain = useChain();
  const [saved, updateSaved] = useStored(savedRecipes);
  const [sample, setSample] = useState("");
  const { open, problem } = useRecipes();
  return (
    <div
      tabIndex={-1}
      className="mx-auto max-w-[1200px] px-4 py-8 sm:px-6 min-[90rem]:max-w-[1648px]"
    >
      <h1 tabIndex={-1} className="text-3xl font-bold tracking-tight">
        Recipes
      </h1>
      <p className="mt-2 max-w-3xl text-soft">
        One tool after the other, kept as one. Every “Send to” on a tool’s page makes one; here you
        can build, save and share them. Everything runs in your browser.
      </p>
      {/* As high as the workspace will be, so that nothing moves when it comes. */}
      <div className="mt-5 min-h-168 lg:min-h-[calc(clamp(22rem,calc(100dvh-20rem),44rem)+3.25rem)] min-[90rem]:min-h-[calc(max(22rem,calc(100dvh-18rem))+3.25rem)]">
        {problem !== null && (
          <div className="mb-3">
            <StatusLine tone="bad">{problem}</StatusLine>
          </div>
        )}
        {isHydrated && <Workspace chain={chain ?? emptyChain} sample={sample} />}
      </div>
      {isHydrated && saved.length > 0 && (
        <RecipeList
          title="Your recipes"
          recipes={saved.map((one) => ({ ...one, about: "" }))}
          onOpen={({ recipe }) => open(recipe, null)}
          onDelete={({ name }) => updateSaved((list) => withoutRecipe(list, name))}
        />
      )}
      <RecipeList
        title="Ready recipes"
        recipes={readyRecipes}
        onOpen={(ready) => {
          setSample(ready.sample);
          open(ready.recipe, ready.sample);
        }}
      />
    </div>
  );
}

/** Opens recipes: those of the page, and the one of a link that it was opened with. */
function useRecipes() {
  const bridge = useWorker(openOperations);
  const [problem, setProblem] = useState<string | null>(null);
  const openLink = async (fragment: string, text: string | null) => {
    const described = await describeOperations(bridge);
    if (described === null)
      return setProblem("The tools could not be loaded. Please reload the page.");
    const read = readRecipeLink(fragment, described);
    if (read === null) return;
    setProblem(read.ok ? null : `This recipe cannot be opened. ${read.message}`);
    if (!read.ok) return;
    setChain({ ...emptyChain, source: text ?? read.value.text ?? "", steps: read.value.steps });
  };
  useEffect(() => {
    void openLink(readFragment(), null);
    return onFragmentChange((fragment) => void openLink(fragment, null));
    // oxlint-disable-next-line react/exhaustive-deps -- the worker, all it uses, lives as long as the page
  }, []);
  return {
    problem,
    open: (recipe: string, text: string | null) => void openLink(`#r=${recipe}`, text),
  };
}
