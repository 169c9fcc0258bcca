// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onActivity } from "./visitor-activity.ts";

let now = 0;
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

const does = (sign: string) => document.body.dispatchEvent(new Event(sign, { bubbles: true }));

test.each(["pointermove", "pointerdown", "keydown", "focusin", "wheel", "touchmove"])(
  "%s is a sign of use, even when the page stops it",
  (sign) => {
    const hear = vi.fn();
    const stop = onActivity(hear);
    const halt = (event: Event) => event.stopPropagation();
    document.body.addEventListener(sign, halt);
    does(sign);
    expect(hear).toHaveBeenCalledTimes(1);
    document.body.removeEventListener(sign, halt);
    stop();
  },
);

test("many signs are heard five times a second, the first at once", () => {
  const hear = vi.fn();
  const stop = onActivity(hear);
  for (now = 0; now < 1000; now += 10) does("pointermove");
  expect(hear).toHaveBeenCalledTimes(5);
  stop();
});

test("nothing is heard once it has been stopped", () => {
  const hear = vi.fn();
  onActivity(hear)();
  does("keydown");
  expect(hear).not.toHaveBeenCalled();
});
