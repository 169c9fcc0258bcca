import type { BrowserContext } from "@playwright/test";
import { sourceOf } from "./site-map.ts";

/**
 * Answers in place of the outside world for a page whose policy lets it ask there. Only for such
 * a page, because a browser whose requests are routed keeps nothing in its cache.
 */
export async function answerOutside(context: BrowserContext, ...paths: string[]): Promise<void> {
  if (!paths.some(asksOutside)) return;
  await context.route(isOutside, (route) =>
    route.fulfill({ json: {}, headers: { "access-control-allow-origin": "*" } }),
  );
}

const asksOutside = (path: string): boolean =>
  /Content-Security-Policy" content="[^"]*https:/.test(sourceOf(path));

const isOutside = (url: URL): boolean =>
  url.protocol.startsWith("http") && url.hostname !== "localhost";
