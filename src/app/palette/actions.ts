import Eraser from "lucide-react/icons/eraser";
import Heart from "lucide-react/icons/heart";
import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import type { Searchable } from "#catalog/search.ts";
import type { Route } from "#catalog/unit.ts";
import { storedFavorites, toggle } from "../favorites/favorite-list.ts";
import { clear, storedRecents } from "../recents/recent-list.ts";
import { storedChoice, type Choice } from "../theme/theme.ts";

/** Something to do, from wherever the visitor is. */
export interface Action extends Searchable {
  Icon: typeof Heart;
  run: () => void;
}

const choose = (choice: Choice) => () => storedChoice.update(() => choice);

export const actions: readonly Action[] = [
  {
    name: "Dark mode",
    description: "Light letters on dark",
    Icon: Moon,
    keywords: ["dark theme, night mode, black, switch theme"],
    run: choose("dark"),
  },
  {
    name: "Light mode",
    description: "Dark letters on light",
    Icon: Sun,
    keywords: ["light theme, day mode, white, bright, switch theme"],
    run: choose("light"),
  },
  {
    name: "System theme",
    description: "Light or dark, as your device is set",
    Icon: Monitor,
    keywords: ["theme, switch theme, automatic, appearance"],
    run: choose(null),
  },
  {
    name: "Clear recent pages",
    description: "Forgets which pages were opened last",
    Icon: Eraser,
    keywords: ["clear recents, recent, history, forget"],
    run: () => storedRecents.update(clear),
  },
];

/** The heart of the page that is open. */
export const favoriteAction = ({ name, path }: Route, isFavorite: boolean): Action => ({
  name: isFavorite ? "Remove from favorites" : "Add to favorites",
  description: name,
  Icon: Heart,
  keywords: ["heart, favorite this page, favourite, bookmark"],
  run: () => storedFavorites.update((favorites) => toggle(favorites, path)),
});
