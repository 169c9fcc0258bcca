import type { Page } from "@playwright/test";

export type Point = readonly [x: number, y: number];

/**
 * One finger along these points, by the browser's own touch input: the page cannot tell it from a
 * hand. Its time does not depend on the machine's.
 */
export async function drawWithFinger(page: Page, points: readonly Point[]): Promise<void> {
  const finger = await putFinger(page, points[0]!);
  for (const point of points.slice(1)) await finger.moveTo(point);
  await finger.lift();
}

/** A finger that stays on the screen until it is lifted. */
export async function putFinger(page: Page, start: Point) {
  const client = await page.context().newCDPSession(page);
  let at = start;
  let timestamp = Date.now() / 1000;
  const send = (type: "touchStart" | "touchMove" | "touchEnd") =>
    client.send("Input.dispatchTouchEvent", {
      type,
      timestamp,
      touchPoints: type === "touchEnd" ? [] : [{ x: at[0], y: at[1] }],
    });
  await send("touchStart");
  return {
    async moveTo(point: Point): Promise<void> {
      const from = at;
      for (const part of [0.1, 0.3, 0.6, 1]) {
        at = [from[0] + (point[0] - from[0]) * part, from[1] + (point[1] - from[1]) * part];
        timestamp += 0.03;
        await send("touchMove");
      }
    },
    /** A finger lifted in full motion is a fling to Chromium, which swallows a tap soon after it. */
    rest(): void {
      timestamp += 0.2;
    },
    async lift(): Promise<void> {
      await send("touchEnd");
      await client.detach();
    },
  };
}
