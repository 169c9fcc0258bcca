import type { Page } from "@playwright/test";

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node?: Node | null }[];
}
interface Watching {
  shifts: string[];
}

/** From the next load on, notes whatever moves by itself. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const moved = entry.sources.map((source) => source.node?.parentElement?.outerHTML);
        shifts.push(`${entry.value.toFixed(4)} ${moved.join(" ").slice(0, 300)}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** What has moved since the page was opened. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as Watching).shifts);
