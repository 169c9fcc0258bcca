/** As long as this after the visitor last did something. */
const restMs = 1000;
/** Someone who plays on and on must not be left without a stored site. */
const noRestAfterMs = 60_000;

let restsUntil = 0;

/** Asks for a rest: the visitor is doing something. */
export function pauseInstall(): void {
  restsUntil = Math.min(performance.now() + restMs, noRestAfterMs);
}

/** Waits until nobody has asked for a rest for a while, but not when it has been long enough. */
export async function rest(): Promise<void> {
  for (let ms = restsUntil - performance.now(); ms > 0; ms = restsUntil - performance.now()) {
    await new Promise((over) => setTimeout(over, ms));
  }
}
