import type { IconName } from "lucide-react/dynamic";
import type { Searchable } from "#catalog/search.ts";
import { storedChoice, type Choice } from "../theme/theme.ts";

/** Something to do, from wherever the visitor is. */
export interface Action extends Searchable {
  icon: IconName;
  run: () => void;
}

const choose = (choice: Choice) => () => storedChoice.update(() => choice);

export const actions: readonly Action[] = [
  {
    name: "Dark mode",
    description: "Light letters on dark",
    icon: "moon",
    keywords: ["dark theme, night mode, black, switch theme"],
    run: choose("dark"),
  },
  {
    name: "Light mode",
    description: "Dark letters on light",
    icon: "sun",
    keywords: ["light theme, day mode, white, bright, switch theme"],
    run: choose("light"),
  },
  {
    name: "System theme",
    description: "Light or dark, as your device is set",
    icon: "monitor",
    keywords: ["theme, switch theme, automatic, appearance"],
    run: choose(null),
  },
];
