export const dayMs = 86_400_000;

/** A day is counted from January 1, 1970, and is UTC's: the same for everybody. */
export const dayAt = (nowMs: number): number => Math.floor(nowMs / dayMs);

/** How long until the next day begins: "in about 3 h", "in 25 min". */
export function untilTomorrow(nowMs: number): string {
  const minutes = Math.ceil(((dayAt(nowMs) + 1) * dayMs - nowMs) / 60_000);
  return minutes < 60 ? `in ${minutes} min` : `in about ${Math.round(minutes / 60)} h`;
}
