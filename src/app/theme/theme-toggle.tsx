import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { useTheme } from "./use-theme.ts";

interface Props {
  className: string;
  /** Shows its words, as in the mobile panel. */
  labelled?: boolean;
}

/**
 * Sun or moon. Both are in the page and the stylesheet shows the right one, because the
 * prerendered page cannot know the theme.
 */
export function ThemeToggle({ className, labelled = false }: Props) {
  const { toggle } = useTheme();
  const words = labelled ? "" : "sr-only";
  return (
    <button type="button" className={className} onClick={toggle}>
      <Moon aria-hidden className="size-5 dark:hidden" />
      <Sun aria-hidden className="hidden size-5 dark:block" />
      <span className={`${words} dark:hidden`}>Dark Mode</span>
      <span className={`${words} hidden dark:inline`}>Light Mode</span>
    </button>
  );
}
