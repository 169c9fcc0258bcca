import type { ComponentType } from "react";

/** A page of the site's own: what every page knows of it. */
export interface SitePage {
  path: string;
  name: string; // "Favorites": in the palette, and in the title where there is no other
  title?: string;
  load: () => Promise<{ default: ComponentType }>;
}

export const sitePages: readonly SitePage[] = [
  {
    path: "/",
    name: "Home",
    title: "Tabkit: developer tools, games and calculators in one tab",
    load: () => import("./pages/home.tsx"),
  },
  { path: "/favorites", name: "Favorites", load: () => import("./pages/favorites.tsx") },
  { path: "/games", name: "Developer Games", load: () => import("./pages/games.tsx") },
  { path: "/recipes", name: "Recipes", load: () => import("./pages/recipes.tsx") },
  { path: "/privacy", name: "Privacy", load: () => import("./pages/privacy.tsx") },
];

/** What stands where there is no page. Printed as /404, and in no list. */
export const notFoundPage: SitePage = {
  path: "/404",
  name: "Page not found",
  load: () => import("./pages/not-found.tsx"),
};
