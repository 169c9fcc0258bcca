import { randomBytes } from "#browser/entropy.ts";
import type { Stamp } from "../../logic/content/event.ts";

/** Enough that no two events share a name, and few enough for a small code. */
const nameBytes = 8;

/** The visitor's own zone: "Asia/Kolkata". */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What a new event is stamped with. */
export const freshStamp = (): Stamp => ({
  uid: Array.from(randomBytes(nameBytes), (byte) => byte.toString(16).padStart(2, "0")).join(""),
  editedMs: Date.now(),
  zone: ownZone(),
});
