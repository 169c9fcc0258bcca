import type { ComponentType } from "react";
import { games } from "#catalog/catalog.ts";

/** A page of the site's own: all that routes, titles, the palette and the build know of it. */
export interface SitePage {
  path: string;
  name: string; // "Favorites": in the palette, and in the title where there is no other
  title?: string;
  description: string;
  /** Other words that people search for it by. */
  keywords?: readonly string[];
  /** The page's own file, so that its chunk is asked for with the document. */
  file: string;
  load: () => Promise<{ default: ComponentType }>;
}

export const sitePages: readonly SitePage[] = [
  {
    path: "/",
    name: "Home",
    title: "Tabkit: developer tools, games and calculators in one tab",
    description:
      "Free developer tools, mini games and calculators that run entirely in your browser. No account, nothing you type leaves the tab.",
    keywords: ["start page, all tools, overview, index"],
    file: "src/app/pages/home.tsx",
    load: () => import("./pages/home.tsx"),
  },
  {
    path: "/favorites",
    name: "Favorites",
    description: "The tools, games and calculators that you marked with a heart.",
    keywords: ["favourites, bookmarks, saved, hearts, starred"],
    file: "src/app/pages/favorites.tsx",
    load: () => import("./pages/favorites.tsx"),
  },
  {
    path: "/games",
    name: "Developer Games",
    description: `Mini games for a short break: ${games.map((game) => game.name).join(", ")}. Play at once, in the browser, offline too.`,
    keywords: ["all games, play, fun, arcade"],
    file: "src/app/pages/games.tsx",
    load: () => import("./pages/games.tsx"),
  },
  {
    path: "/recipes",
    name: "Recipes",
    description:
      "Chains of tools that work as one: Base64, then gzip, then JSON. Build, save and share them; everything runs in your browser.",
    keywords: ["chain, pipeline, send to, workflow, steps, cyberchef, batch"],
    file: "src/app/pages/recipes.tsx",
    load: () => import("./pages/recipes.tsx"),
  },
  {
    path: "/privacy",
    name: "Privacy",
    description:
      "What Tabkit keeps in your browser, the one look-up that leaves it, how to check both, and how to take your data with you or erase it.",
    keywords: [
      "local data, clear data, delete my data, erase, export, import, backup, cookies, storage",
    ],
    file: "src/app/pages/privacy.tsx",
    load: () => import("./pages/privacy.tsx"),
  },
];

/** What stands where there is no page. Printed as /404, and in no list. */
export const notFoundPage: SitePage = {
  path: "/404",
  name: "Page not found",
  description: "There is no such page.",
  file: "src/app/pages/not-found.tsx",
  load: () => import("./pages/not-found.tsx"),
};
