import { later } from "./later.ts";

/** What a game needs only once somebody plays it: one file, loaded while the page rests. */
export const parts = later(() => import("./afterwards-parts.ts"));
