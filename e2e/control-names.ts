import type { Page } from "@playwright/test";

/** What a visitor can use, by the roles that an assistive technology lists, and its name. */
const control =
  /^\s*- ((?:button|link|textbox|searchbox|combobox|spinbutton|checkbox|switch|slider|tab)\b(?: "(?:[^"\\]|\\.)*")?)/;

/** Repeated on purpose: tasks are the visitor's own text, and named as GitHub does. */
const meant = new Set(['checkbox "Completed task"', 'checkbox "Incomplete task"']);

/**
 * Names that stand for more than one thing: who hears "Clear" twice cannot know which is which.
 * Links to the same page are one thing, and radio buttons are told apart by their group's name.
 */
export async function repeatedNames(page: Page): Promise<string[]> {
  const lines = (await page.locator("body").ariaSnapshot()).split("\n");
  const things = new Map<string, Set<string>>();
  for (const [index, line] of lines.entries()) {
    const [, name] = control.exec(line) ?? [];
    if (name === undefined || meant.has(name)) continue;
    const thing = name.startsWith("link") ? (lines[index + 1]?.trim() ?? "") : `line ${index}`;
    things.set(name, (things.get(name) ?? new Set()).add(thing));
  }
  return [...things]
    .filter(([, same]) => same.size > 1)
    .map(([name, same]) => `${same.size} times ${name}`);
}
