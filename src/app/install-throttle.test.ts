import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** A worker of its own: time begins with it. */
async function freshWorker() {
  vi.resetModules();
  return await import("./install-throttle.ts");
}

/** Whether the rest that begins now is over after so long. */
async function isOverAfter(rest: () => Promise<void>, ms: number): Promise<boolean> {
  let over = false;
  void rest().then(() => (over = true));
  await vi.advanceTimersByTimeAsync(ms);
  return over;
}

describe("rest", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(performance, "now").mockImplementation(() => Date.now());
    vi.setSystemTime(0);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it("is over at once when nobody asked", async () => {
    const { rest } = await freshWorker();
    expect(await isOverAfter(rest, 0)).toBe(true);
  });

  it("lasts until a second after the visitor did something", async () => {
    const { pauseInstall, rest } = await freshWorker();
    pauseInstall();
    expect(await isOverAfter(rest, 999)).toBe(false);
    expect(await isOverAfter(rest, 1)).toBe(true);
  });

  it("is made longer by what happens meanwhile", async () => {
    const { pauseInstall, rest } = await freshWorker();
    pauseInstall();
    const resting = isOverAfter(rest, 1500);
    setTimeout(pauseInstall, 900);
    expect(await resting).toBe(false);
    expect(await isOverAfter(rest, 400)).toBe(true);
  });

  it("ends a minute after the worker began, whatever the visitor does", async () => {
    const { pauseInstall, rest } = await freshWorker();
    pauseInstall();
    setInterval(pauseInstall, 200);
    expect(await isOverAfter(rest, 59_999)).toBe(false);
    expect(await isOverAfter(rest, 1)).toBe(true);
    expect(await isOverAfter(rest, 0)).toBe(true);
  });
});
