import { games, unitAt } from "#catalog/catalog.ts";

export const siteName = "Tabkit";

export interface PageHead {
  title: string;
  description: string;
}

const pages: Record<string, PageHead> = {
  "/": {
    title: "Tabkit: developer tools, games and calculators in one tab",
    description:
      "Free developer tools, mini games and calculators that run entirely in your browser. No account, nothing you type leaves the tab.",
  },
  "/favorites": {
    title: "Favorites – Tabkit",
    description: "The tools, games and calculators that you marked with a heart.",
  },
  "/games": {
    title: "Developer Games – Tabkit",
    description: `Mini games for a short break: ${games.map((game) => game.name).join(", ")}. Play at once, in the browser, offline too.`,
  },
  "/privacy": {
    title: "Privacy – Tabkit",
    description:
      "What Tabkit keeps in your browser, the one look-up that leaves it, how to check both, and how to take your data with you or erase it.",
  },
};

/** What the browser's tab, a search engine and a shared link say of a page. */
export function headOf(path: string): PageHead {
  const unit = unitAt(path);
  if (unit) return { title: `${unit.name} – ${siteName}`, description: unit.description };
  return (
    pages[path] ?? { title: `Page not found – ${siteName}`, description: "There is no such page." }
  );
}

export const titleOf = (path: string): string => headOf(path).title;
