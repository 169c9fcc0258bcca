import { storedValue, type Codec } from "#browser/storage.ts";

export type Theme = "light" | "dark";

/** `null` until the visitor chooses: then the system decides, live. */
export type Choice = Theme | null;

export const choiceCodec: Codec<Choice> = {
  parse: (text) => (text === "light" || text === "dark" ? text : null),
  format: (choice) => choice,
};

/** What is shown: the visitor's choice, else the system's. */
export const shownTheme = (choice: Choice, systemIsDark: boolean): Theme =>
  choice ?? (systemIsDark ? "dark" : "light");

export const oppositeOf = (theme: Theme): Theme => (theme === "dark" ? "light" : "dark");

/** What browsers color their own bars in: the surface of each theme. */
export const barColors = { light: "#f7f5f2", dark: "#171513" };

/** Spec §3: kept under a theme key, saved after every change. */
export const storedChoice = storedValue("theme", choiceCodec);
