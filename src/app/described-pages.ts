import { gameRoutes } from "#catalog/routes.ts";
import { sitePages, type SitePage } from "./site-pages.ts";

/** What a search and the build know of a page besides. */
interface Description {
  description: string;
  /** Other words that people search for it by. */
  keywords: readonly string[];
  /** The page's own file, so that its chunk is asked for with the document. */
  file: string;
}

const descriptions: Readonly<Record<string, Description>> = {
  "/": {
    description:
      "Free developer tools, mini games and calculators that run entirely in your browser. No account, nothing you type leaves the tab.",
    keywords: ["start page, all tools, overview, index"],
    file: "src/app/pages/home.tsx",
  },
  "/favorites": {
    description: "The tools, games and calculators that you marked with a heart.",
    keywords: ["favourites, bookmarks, saved, hearts, starred"],
    file: "src/app/pages/favorites.tsx",
  },
  "/games": {
    description: `Mini games for a short break: ${gameRoutes.map((game) => game.name).join(", ")}. Play at once, in the browser, offline too.`,
    keywords: ["all games, play, fun, arcade"],
    file: "src/app/pages/games.tsx",
  },
  "/recipes": {
    description:
      "Chains of tools that work as one: Base64, then gzip, then JSON. Build, save and share them; everything runs in your browser.",
    keywords: ["chain, pipeline, send to, workflow, steps, cyberchef, batch"],
    file: "src/app/pages/recipes.tsx",
  },
  "/privacy": {
    description:
      "What Tabkit keeps in your browser, the one look-up that leaves it, how to check both, and how to take your data with you or erase it.",
    keywords: [
      "local data, clear data, delete my data, erase, export, import, backup, cookies, storage",
    ],
    file: "src/app/pages/privacy.tsx",
  },
};

export type DescribedPage = SitePage & Description;

export const describedPages: readonly DescribedPage[] = sitePages.flatMap((page) => {
  const description = descriptions[page.path];
  return description === undefined ? [] : [{ ...page, ...description }];
});
