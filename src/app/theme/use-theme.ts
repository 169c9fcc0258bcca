import { useEffect, useSyncExternalStore } from "react";
import { mediaQuery } from "#browser/media.ts";
import { useStored } from "#ui/use-stored.ts";
import { barColors, oppositeOf, shownTheme, storedChoice, type Theme } from "./theme.ts";

const systemDark = mediaQuery("(prefers-color-scheme: dark)");

/** The theme now, live from storage, other tabs and the system, and how to toggle it. */
export function useTheme(): { theme: Theme; toggle: () => void } {
  const [choice, update] = useStored(storedChoice);
  const systemIsDark = useSyncExternalStore(systemDark.subscribe, systemDark.matches, () => false);
  const theme = shownTheme(choice, systemIsDark);
  return { theme, toggle: () => update(() => oppositeOf(theme)) };
}

/** Keeps the document's root and the browser's bars in step. The inline script set it before first paint. */
export function useThemeClass(): void {
  const { theme } = useTheme();
  useEffect(() => {
    document.documentElement.classList.toggle("dark", theme === "dark");
    // The page names a color for each of the system's themes; a choice goes before both.
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      meta.content = barColors[theme];
    }
  }, [theme]);
}
